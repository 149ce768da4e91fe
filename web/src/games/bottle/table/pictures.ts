/** The faces of the effect die, drawn on a 24 × 24 grid. */
import type { Effect } from '../wire';

export const PICTURES: Record<Effect, string> = {
  base: 'M2.5 10.2h3.2c2.6 0 2.6-3.2 5.6-3.2H19a2 2 0 012 2v6a2 2 0 01-2 2h-7.7c-3 0-3-3.2-5.6-3.2H2.5zM5 10.2v3.6',
  neck: 'M3 12h6M9 8c5 0 4-3 8-3h2v14h-2c-4 0-3-3-8-3zM3 9v6',
  yellow: 'M12 7a5 5 0 100 10 5 5 0 000-10zM12 2.5v1.5M12 20v1.5M2.5 12H4M20 12h1.5',
  cover:
    'M7 13V7a1.5 1.5 0 013 0V5a1.5 1.5 0 013 0v1a1.5 1.5 0 013 0v3a1.5 1.5 0 013 0v5c0 4-3 7-6.5 7S8 19 6.5 16L5 13.5a1.3 1.3 0 012-1z',
};
