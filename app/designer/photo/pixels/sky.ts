import type { SmallPicture } from "./small-picture.ts";

/** Share of the height, energy of the gradient, CIE L*a*b*. By eye, on photos of yards. */
const lowest = 0.62;
const roughest = 14;
const blue = { darkest: 35, yellowest: -6 };
const white = { darkest: 72, mostTint: 8, yellowest: 9 };

/** Marks (1) the smooth blue or white area that hangs on the upper edge of the picture. */
export function findSky(picture: SmallPicture): Uint8Array {
  const { width, height } = picture;
  const sky = new Uint8Array(width * height);
  const open = Array.from({ length: width }, (_, x) => x);
  for (let i = open.pop(); i !== undefined; i = open.pop()) {
    if (sky[i] || !looksLikeSky(picture, i)) continue;
    sky[i] = 1;
    const x = i % width;
    if (x > 0) open.push(i - 1);
    if (x < width - 1) open.push(i + 1);
    if (i >= width) open.push(i - width);
    if (i < width * (height - 1)) open.push(i + width);
  }
  return sky;
}

function looksLikeSky(picture: SmallPicture, i: number): boolean {
  if (i / picture.width >= picture.height * lowest || picture.gradient[i] >= roughest) return false;
  const l = picture.lightness[i];
  const b = picture.blueYellow[i];
  const isBlue = b < blue.yellowest && l > blue.darkest;
  const isWhite = l > white.darkest && Math.abs(picture.greenRed[i]) < white.mostTint && b < white.yellowest;
  return isBlue || isWhite;
}
