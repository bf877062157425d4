import type { SmallPicture } from "./small-picture.ts";

/**
 * CIE L*a*b*, shares of the picture. By eye on photos of yards and of snow; fixture-yards.test.ts holds them on snow, night
 * and pale concrete.
 */
const snow = { darkest: 76, yellowest: 1.8, mostTint: 4, leastShare: 0.4, leastGround: 0.05 };
/** Lightness of the middle pixel, and of the one lighter than nine tenths. */
const night = { middle: 14, bright: 42 };

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
