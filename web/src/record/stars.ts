/** The stars of a roll of the day. */

export const STARS = 5;

/** The stars for a share of the best: five only for the best itself. */
export const litOf = (share: number): number =>
  share >= 1 ? STARS : Math.max(0, Math.min(STARS - 1, Math.floor(share * STARS)));

/** Full and empty stars. */
export const drawnStars = (lit: number): string => '★'.repeat(lit) + '☆'.repeat(STARS - lit);

export const starsOf = (share: number): string => drawnStars(litOf(share));
