/** The colours of the page as it is shown now, by day or in the evening. */
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
  // As a colour and not as a property, whose value still names one for each light.
  const read = Object.entries(COLOURS).map(([name, property]) => {
    probe.style.color = `var(${property})`;
    return [name, style.color];
  });
  probe.remove();
  return Object.fromEntries(read) as Colours;
}
