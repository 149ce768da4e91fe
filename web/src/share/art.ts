/** A game's picture as an SVG that needs no style sheet, so that it can be part of another. */
import { mount, unmount, type Component } from 'svelte';
import { artOf } from '$/contract/arts';
import Face from '$/ui/table/Face.svelte';

const STYLES = [
  ...[
    'fill',
    'fill-opacity',
    'stroke',
    'stroke-width',
    'stroke-linecap',
    'stroke-linejoin',
    'stroke-dasharray',
  ],
  ...['opacity', 'font-family', 'font-size', 'font-weight', 'letter-spacing', 'text-anchor'],
  ...['stop-color', 'stop-opacity'],
];

export const artIn = (game: string, name: string, width: number, height: number): string =>
  drawn(artOf(game), { name }, game, width, height);

export const faceIn = (seat: number, side: number): string => drawn(Face, { seat }, '', side, side);

function drawn<P extends Record<string, unknown>>(
  Drawing: Component<P>,
  props: P,
  game: string,
  width: number,
  height: number,
): string {
  const target = document.createElement('div');
  target.dataset['game'] = game;
  target.className = 'unseen';
  document.body.append(target);
  const mounted = mount(Drawing, { target, props });
  const svg = target.querySelector('svg');
  const found = svg ? styled(svg, width, height) : '';
  void unmount(mounted);
  target.remove();
  return found;
}

function styled(svg: SVGSVGElement, width: number, height: number): string {
  for (const one of svg.querySelectorAll('*')) {
    const style = getComputedStyle(one);
    for (const property of STYLES) {
      const value = style.getPropertyValue(property);
      if (value) one.setAttribute(property, value);
    }
  }
  // Only at the end, because some styles come from the class of a surrounding part.
  for (const one of svg.querySelectorAll('*')) one.removeAttribute('class');
  svg.setAttribute('width', `${width}`);
  svg.setAttribute('height', `${height}`);
  return new XMLSerializer().serializeToString(svg);
}
