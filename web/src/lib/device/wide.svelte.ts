/** Whether the screen has room for a second column, as `.frame` in base.css lays it out. */
const query = matchMedia('(min-width: 62rem)');
let isWide = $state(query.matches);
query.addEventListener('change', () => (isWide = query.matches));

export const wide = {
  get is(): boolean {
    return isWide;
  },
};
