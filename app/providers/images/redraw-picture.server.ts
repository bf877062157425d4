import sharp from "sharp";

export interface RedrawnPicture {
  png: Buffer;
  wasMoving: boolean;
}

const pixelsAtMost = 64_000_000;
const secondsAtMost = 30;
/** Width of rendered vector drawings, in pixels: an article's text on a sharp screen. */
const drawnWidth = 1600;
/** For an SVG without a size. */
const usualWidth = 300;
const dotsPerInch = 72;
/** What prepare-photo requires of a picture. */
const sideAtLeast = 32;
const proportionAtMost = 10;

/**
 * GIF, WebP, AVIF, TIFF or SVG to PNG, with white around a picture too small or narrow to be stored. From memory: a
 * drawing that references other files does not get them. Undefined for a JPEG or PNG that may stay. @throws for what is
 * not a picture
 */
export async function redrawPicture(bytes: Buffer): Promise<RedrawnPicture | undefined> {
  const { format, width, height, pages = 1 } = await sharp(bytes, { limitInputPixels: pixelsAtMost }).metadata();
  const margin = marginOf(width, height);
  const isUsual = format === "jpeg" || format === "png";
  if (isUsual && !margin) return undefined;
  const density = format === "svg" ? drawingDensity(width) : dotsPerInch;
  const drawn = sharp(bytes, { limitInputPixels: pixelsAtMost, density, pages: 1 }).timeout({ seconds: secondsAtMost });
  const white = { background: "#ffffff" };
  const first = await drawn
    .autoOrient()
    .flatten(white)
    .png({ compressionLevel: 3 })
    .toBuffer({ resolveWithObject: true });
  const around = marginOf(first.info.width, first.info.height);
  const png = around
    ? await sharp(first.data)
        .extend({ ...around, ...white })
        .png()
        .toBuffer()
    : first.data;
  return { png, wasMoving: pages > 1 && format !== "tiff" };
}

/** Librsvg renders at 72 dots per inch by default; bounded by its highest density. */
function drawingDensity(width: number | undefined): number {
  return Math.min(2400, Math.max(dotsPerInch, Math.round((dotsPerInch * drawnWidth) / (width || usualWidth))));
}

function marginOf(width: number, height: number) {
  const wanted = (side: number, other: number) => Math.max(sideAtLeast, Math.ceil(other / proportionAtMost)) - side;
  const [x, y] = [Math.max(0, wanted(width, height)), Math.max(0, wanted(height, width))];
  if (x === 0 && y === 0) return undefined;
  return { left: x >> 1, right: x - (x >> 1), top: y >> 1, bottom: y - (y >> 1) };
}
