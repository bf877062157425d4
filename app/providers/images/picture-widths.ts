/**
 * Pixels, stored in addition to a wider picture. A phone shows 350 px at two or three device pixels each: 640 and 960.
 */
export const pictureWidths = [320, 480, 640, 960, 1600] as const;

/** Pixels of the icon that a phone shows, of a shop's square mark. */
export const touchIconSide = 180;

/** The largest width for display: a picture up to it is also stored at its own width, lighter than the full one. */
export const widestShown = 1600;
