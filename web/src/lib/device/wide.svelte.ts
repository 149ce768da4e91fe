/** Whether the screen has room for a second column, as for `.frame` in base.css. */
const query = matchMedia('(min-width: 62rem)');
let isWide = $state(query.matches);
query.addEventListener('change', () => (isWide = query.matches));

export const wide = {
  get is(): boolean {
    return isWide;
  },
};
