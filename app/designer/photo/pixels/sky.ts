import type { SmallPicture } from "./small-picture.ts";

/** Marks (1) the smooth blue or white area that hangs on the upper edge of the picture. */
export function findSky(picture: SmallPicture): Uint8Array {
  const { width, height } = picture;
  const sky = new Uint8Array(width * height);
  const open = Array.from({ length: width }, (_, x) => x);
  while (open.length > 0) {
    const i = open.pop()!;
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
  if (i / picture.width >= picture.height * 0.62 || picture.gradient[i] >= 14) return false;
  const l = picture.lightness[i];
  const b = picture.blueYellow[i];
  const isBlue = b < -6 && l > 35;
  const isWhite = l > 72 && Math.abs(picture.greenRed[i]) < 8 && b < 9;
  return isBlue || isWhite;
}
