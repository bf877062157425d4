/**
 * Widths in pixels that are stored beside a picture, where it is wider. A phone shows a picture 350 px wide at two or three
 * device pixels each: 640 and 960.
 */
export const pictureWidths = [320, 480, 640, 960, 1600] as const;

/** The widest that is made for showing: a picture up to it is stored in its own width, too, lighter than in full. */
export const widestShown = 1600;
