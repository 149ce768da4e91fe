import { expect, test } from 'vitest';
import { placeOf } from '$/lib/state/router.svelte';

test.each([
  ['/', { at: 'home' }],
  ['/settings', { at: 'settings' }],
  ['/companion', { at: 'companion' }],
  ['/how/bottle', { at: 'how', game: 'bottle' }],
  ['/t/abc234', { at: 'table', code: 'ABC234', as: 'seat' }],
  ['/t/ABC234/watch', { at: 'table', code: 'ABC234', as: 'watch' }],
  ['/t/ABC234/screen', { at: 'table', code: 'ABC234', as: 'screen' }],
  ['/t/ABC234/cellar', { at: 'nowhere' }],
  ['/roll/lone', { at: 'roll', game: 'lone' }],
  ['/roll', { at: 'nowhere' }],
  ['/replay', { at: 'replay', name: null }],
  ['/replay/ABC234-1-XYZ', { at: 'replay', name: 'ABC234-1-XYZ' }],
  ['/club', { at: 'club', code: null, as: 'teacher' }],
  ['/club/abc234', { at: 'club', code: 'ABC234', as: 'teacher' }],
  ['/club/abc234/screen', { at: 'club', code: 'ABC234', as: 'screen' }],
  ['/club/abc234/other', { at: 'nowhere' }],
  ['/c/abc234', { at: 'club', code: 'ABC234', as: 'guest' }],
  ['/c', { at: 'nowhere' }],
  ['/attic', { at: 'nowhere' }],
])('%s leads to its place', (path, place) => {
  expect(placeOf(path)).toEqual(place);
});
