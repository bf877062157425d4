/** Widths in pixels that are stored beside a picture, where it is larger. */
export const pictureWidths = [480, 960, 1600] as const;
