/** A vertical word that fits into a strip of a tenth of the picture. */
export const inStrip = "left-1 text-xs! [writing-mode:vertical-rl]";

/** As in HTML, of pictures in a frame across the page that are not what it opens with. */
export const wipeSizes = "(min-width: 40rem) 38rem, 82vw";
