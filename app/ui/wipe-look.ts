/** A word that fits into a strip of a tenth of the picture: written downwards. */
export const inStrip = "left-1 text-xs! [writing-mode:vertical-rl]";

/** Of a frame across the page, CSS pixels. Of before a strip shows at first: it leaves the line to after. */
export const wipeWidths = { onPhone: 350, elsewhere: 768 };
