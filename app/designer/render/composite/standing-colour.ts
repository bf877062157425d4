import { linearFromByte } from "../../numeric/colour.ts";
import type { Raster } from "../../numeric/raster.ts";

/** Ground shares between which a pixel is mixed. */
const mixed = { from: 6, to: 249 };

/**
 * Colour of what stands at a pixel that it shares with the ground: what the old ground has in it is taken out, or a seam
 * of old lawn would run along every fence. Means of both sides in the neighbourhood, corrected by the pixel itself.
 * Source: Forte, "Approximate Fast Foreground Colour Estimation" (2021), its blur-fusion step, in linear light.
 */
export class StandingColour {
  private readonly photo: Raster;
  private readonly ground: Uint8Array;
  private readonly reach: number;

  constructor(photo: Raster, ground: Uint8Array) {
    this.photo = photo;
    this.ground = ground;
    this.reach = Math.max(3, Math.round(Math.max(photo.width, photo.height) / 210));
  }

  /** Writes the linear colour of what stands at (x, y); the photo's own where the pixel is not mixed. */
  at(x: number, y: number, out: [number, number, number]): void {
    const { photo, ground } = this;
    const i = y * photo.width + x;
    for (let c = 0; c < 3; c++) out[c] = linearFromByte[photo.data[i * 3 + c]];
    const share = ground[i];
    if (share < mixed.from || share > mixed.to) return;
    const means = this.meansAround(x, y);
    if (!means) return;
    const own = 1 - share / 255;
    for (let c = 0; c < 3; c++) {
      const expected = own * means.standing[c] + (1 - own) * means.ground[c];
      const corrected = means.standing[c] + own * (out[c] - expected);
      out[c] = Math.min(1, Math.max(0, corrected));
    }
  }

  private meansAround(x: number, y: number) {
    const { photo, ground, reach } = this;
    const { width, height, data } = photo;
    standing.fill(0);
    old.fill(0);
    let standingWeight = 0;
    let oldWeight = 0;
    // Every second pixel is enough for a mean.
    for (let row = Math.max(0, y - reach); row <= Math.min(height - 1, y + reach); row += 2) {
      for (let column = Math.max(0, x - reach); column <= Math.min(width - 1, x + reach); column += 2) {
        const k = row * width + column;
        // Squared: mixed pixels tell little about either side.
        const toGround = (ground[k] / 255) ** 2;
        const toStanding = (1 - ground[k] / 255) ** 2;
        oldWeight += toGround;
        standingWeight += toStanding;
        for (let c = 0; c < 3; c++) {
          const light = linearFromByte[data[k * 3 + c]];
          old[c] += light * toGround;
          standing[c] += light * toStanding;
        }
      }
    }
    if (standingWeight < 0.5 || oldWeight < 0.5) return undefined;
    for (let c = 0; c < 3; c++) {
      standing[c] /= standingWeight;
      old[c] /= oldWeight;
    }
    return means;
  }
}

const standing = [0, 0, 0];
const old = [0, 0, 0];
const means = { standing, ground: old };
