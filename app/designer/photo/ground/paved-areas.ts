import type { Eye } from "../lens/eye.ts";
import type { SmallPicture } from "../pixels/small-picture.ts";

/** A connected paved area of the small picture. */
export interface PavedArea {
  pixels: number[];
  width: number;
  height: number;
}

export interface PavedPicture extends SmallPicture {
  /** Deviation of the lightness round each pixel, where edges do not count. */
  roughness: Float32Array;
}

// By eye, on photos of yards and fixture yards, as all numbers in this file that name no other source.
/** CIE L*a*b*. */
export const asphalt = { lightest: 47, mostChroma: 8 };
/** Metres: the eye of somebody standing. */
const usualEye = 1.6;
/** Metres, and the roughest concrete: strips of fine gravel in a garden are rougher. */
const driveway = { narrowest: 1.9, widest: 7.5, shortest: 4.2, roughest: 2.6, mostChroma: 13, lengthOverWidth: 1.25 };
/** Pixels from either side of the picture within which an area meets it, and share of the height on which a street does. */
const meetsSide = 3;
const streetRows = 0.06;
/** Share of all ground above which there is no other beside it that would make it a street, or a driveway. */
const mostOfGround = { street: 0.93, driveway: 0.75 };
/** Tangent below the horizon: what is farther is too narrow to measure. And which of all widths is taken. */
const leastDrop = 0.04;
const widthQuantile = 0.9;

interface Extent {
  /** First and last column per row, undefined where the area has no pixel. */
  rows: (readonly [first: number, last: number] | undefined)[];
  lightness: number;
  chroma: number;
  roughness: number;
}

/**
 * Street, driveway or other paving. A street is asphalt that runs from one side of the picture to the other with other
 * ground beyond; a driveway is a smooth strip 1.9 to 7.5 m wide, at least 4.2 m long and longer than wide, beside other
 * ground; what is dark as asphalt and that large is one of the two in any case.
 */
export function tellPavedArea(
  area: PavedArea,
  picture: PavedPicture,
  eye: Eye,
  groundPixels: number,
): "paving" | "driveway" | "street" {
  const extent = measure(area, picture);
  const isAsphalt = extent.chroma < asphalt.mostChroma && extent.lightness < asphalt.lightest;
  const share = area.pixels.length / groundPixels;
  const crossing = extent.rows.filter((row) => row && row[0] < meetsSide && row[1] > area.width - 1 - meetsSide).length;
  if (isAsphalt && crossing > streetRows * area.height && share < mostOfGround.street) return "street";
  const { width, length } = stripSize(extent, eye);
  const isStrip = width > driveway.narrowest && width < driveway.widest && length > driveway.shortest;
  const isLong = length > driveway.lengthOverWidth * width;
  const isConcrete = extent.roughness < driveway.roughest && extent.chroma < driveway.mostChroma && isLong;
  if (isStrip && (isAsphalt || isConcrete) && share < mostOfGround.driveway) return "driveway";
  return "paving";
}

function measure({ pixels, width, height }: PavedArea, picture: PavedPicture): Extent {
  const rows: ([number, number] | undefined)[] = Array.from({ length: height });
  let [lightness, chroma, roughness] = [0, 0, 0];
  for (const i of pixels) {
    const [x, y] = [i % width, Math.floor(i / width)];
    const row = rows[y];
    if (!row) rows[y] = [x, x];
    else rows[y] = [Math.min(row[0], x), Math.max(row[1], x)];
    lightness += picture.lightness[i];
    chroma += Math.hypot(picture.greenRed[i], picture.blueYellow[i]);
    roughness += picture.roughness[i];
  }
  const count = pixels.length;
  return { rows, lightness: lightness / count, chroma: chroma / count, roughness: roughness / count };
}

/** Width across the view, nearly the greatest since the picture's sides cut some, and length away from the camera, in metres. */
function stripSize({ rows }: Extent, eye: Eye): { width: number; length: number } {
  const widths: number[] = [];
  let nearest = Number.POSITIVE_INFINITY;
  let farthest = 0;
  rows.forEach((row, y) => {
    if (!row) return;
    const drop = eye.dropAt((row[0] + row[1]) / 2, y);
    if (drop < leastDrop) return;
    nearest = Math.min(nearest, usualEye / drop);
    farthest = Math.max(farthest, usualEye / drop);
    widths.push(((row[1] - row[0]) / eye.focal) * (usualEye / drop));
  });
  widths.sort((a, b) => a - b);
  return { width: widths[Math.floor(widths.length * widthQuantile)] ?? 0, length: Math.max(0, farthest - nearest) };
}
