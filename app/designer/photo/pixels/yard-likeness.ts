import type { Regions } from "./regions.ts";
import { roughnessAt, type SmallPicture } from "./small-picture.ts";

/**
 * CIE L*a*b*, deviations of the lightness, shares of the picture. By eye on photos of yards, of snow and of what is none;
 * fixture-yards.test.ts holds them on snow, night, pale concrete and four pictures that show no yard.
 */
const snow = { darkest: 76, yellowest: 1.8, mostTint: 4, leastShare: 0.4, leastGround: 0.05 };
/** Lightness of the middle pixel, and of the one lighter than nine tenths. */
const night = { middle: 14, bright: 42 };
const leaves = { reddest: -4, bluest: 5, leastRough: 1.2 };
const blueSky = -5;
const roughGround = 2.5;
const enoughGreen = 0.06;
/** What blue sky gives by its share, and at most; and a ground that is rough all over. */
const skyCounts = { perShare: 4, most: 0.4 };
const roughCounts = 0.3;

/** Nearly white, not warm, without grain, and most of the ground: concrete in the sun is warmer and rougher or has joints. */
export function looksLikeSnow(picture: SmallPicture, flat: Uint8Array): boolean {
  let ground = 0;
  let snowy = 0;
  for (let i = 0; i < flat.length; i++) {
    if (!flat[i]) continue;
    ground++;
    const isCold = picture.blueYellow[i] < snow.yellowest && Math.abs(picture.greenRed[i]) < snow.mostTint;
    if (picture.lightness[i] > snow.darkest && isCold) snowy++;
  }
  return snowy > snow.leastShare * ground && ground > snow.leastGround * flat.length;
}

/** Dark nearly everywhere: a lamp may be bright. */
export function looksLikeNight({ lightness }: SmallPicture): boolean {
  const sorted = lightness.slice().sort();
  return (
    sorted[Math.floor(sorted.length * 0.5)] < night.middle && sorted[Math.floor(sorted.length * 0.9)] < night.bright
  );
}

/**
 * What speaks for a place outdoors, 0.5 = enough: leaves and grass that reach the picture's border (a salad on a plate does
 * not), blue sky, and a rough ground.
 */
export function yardLikeness(picture: SmallPicture, sky: Uint8Array, flat: Uint8Array, regions: Regions): number {
  const { width, height, greenRed, blueYellow } = picture;
  const atBorder = new Uint8Array(regions.count);
  for (let x = 0; x < width; x++) {
    atBorder[regions.labels[x]] = 1;
    atBorder[regions.labels[(height - 1) * width + x]] = 1;
  }
  for (let y = 0; y < height; y++) {
    atBorder[regions.labels[y * width]] = 1;
    atBorder[regions.labels[y * width + width - 1]] = 1;
  }
  let [green, blue, ground, rough] = [0, 0, 0, 0];
  for (let i = 0; i < flat.length; i++) {
    const roughness = roughnessAt(picture, i);
    const isGreen = greenRed[i] < leaves.reddest && blueYellow[i] > leaves.bluest;
    if (isGreen && roughness > leaves.leastRough && atBorder[regions.labels[i]]) green++;
    if (sky[i] && blueYellow[i] < blueSky) blue++;
    if (!flat[i]) continue;
    ground++;
    if (roughness > roughGround) rough++;
  }
  const share = (count: number) => count / flat.length;
  const bySky = Math.min(skyCounts.most, share(blue) * skyCounts.perShare);
  return Math.min(1, share(green) / enoughGreen) + bySky + (ground > 0 ? roughCounts * (rough / ground) : 0);
}
