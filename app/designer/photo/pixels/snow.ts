import type { SmallPicture } from "./small-picture.ts";

/**
 * CIE L*a*b* and shares of the picture, tested in fixture-yards.test.ts. The share of ground is between most pale
 * paving (0.37 to 0.59; three of 213 yards have more) and whitened yards (six of seven have 0.62 or more).
 */
const snow = { darkest: 76, yellowest: 1.8, mostTint: 4, leastShare: 0.6, leastGround: 0.05 };

/** Nearly white, not warm, without grain. Sunlit concrete is warmer and rougher or has joints. */
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
