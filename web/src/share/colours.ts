/** The colours of the page in the current theme. */
const COLOURS = {
  paper: '--paper-up',
  ink: '--ink',
  soft: '--ink-soft',
  line: '--line',
  hue: '--hue',
  hueInk: '--hue-ink',
  hueSoft: '--hue-soft',
  good: '--good',
  bad: '--bad',
  lamp: '--lamp',
} as const;
export type Colours = Record<keyof typeof COLOURS, string>;

export function coloursOf(game: string): Colours {
  const probe = document.createElement('i');
  probe.dataset['game'] = game;
  document.body.append(probe);
  const style = getComputedStyle(probe);
  // Read as a colour, because the property still contains one for each theme.
  const read = Object.entries(COLOURS).map(([name, property]) => {
    probe.style.color = `var(${property})`;
    return [name, style.color];
  });
  probe.remove();
  return Object.fromEntries(read) as Colours;
}
