import { type PaintedRgb, paint, paintPixel } from "../../numeric/paint.ts";
import type { Raster } from "../../numeric/raster.ts";
import { byteAt, indices3 } from "../../numeric/read-at.ts";
import { lerp } from "../../numeric/scalar.ts";

/** Ground shares between which a pixel counts as mixed. */
const mixed = { from: 6, to: 249 };
/** Below this share of new ground, the pixel is only shaded old ground. */
const leastLaid = 0.01;

/**
 * Without the old ground's color, which would leave a seam of old lawn along every fence. Source: Forte, "Approximate
 * Fast Foreground Color Estimation" (2021), its blur-fusion step, in linear light.
 */
export class UprightColor {
  private readonly photo: Raster;
  private readonly ground: Uint8Array;
  private readonly reach: number;

  constructor(photo: Raster, ground: Uint8Array) {
    this.photo = photo;
    this.ground = ground;
    this.reach = Math.max(3, Math.round(Math.max(photo.width, photo.height) / 210));
  }

  /**
   * Writes a linear color: the photo's if the pixel is not mixed or keeps its old ground. `laid` is the share of new
   * ground.
   */
  at(x: number, y: number, laid: number, out: [number, number, number]): void {
    const { photo, ground } = this;
    const i = y * photo.width + x;
    paintPixel(out, photo, i);
    const share = byteAt(ground, i);
    if (laid < leastLaid || share < mixed.from || share > mixed.to) return;
    const means = this.meansAround(x, y);
    if (!means) return;
    const own = 1 - share / 255;
    for (const c of indices3) {
      const expected = own * means.upright[c] + (1 - own) * means.ground[c];
      const corrected = means.upright[c] + own * (out[c] - expected);
      out[c] = lerp(out[c], Math.min(1, Math.max(0, corrected)), laid);
    }
  }

  private meansAround(x: number, y: number) {
    const { photo, ground, reach } = this;
    const { width, height } = photo;
    paint(upright, black);
    paint(old, black);
    let uprightWeight = 0;
    let oldWeight = 0;
    // Every second pixel is enough for a mean.
    for (let row = Math.max(0, y - reach); row <= Math.min(height - 1, y + reach); row += 2) {
      for (let column = Math.max(0, x - reach); column <= Math.min(width - 1, x + reach); column += 2) {
        const k = row * width + column;
        // Squared, because mixed pixels say little about either side.
        const share = byteAt(ground, k) / 255;
        const toGround = share ** 2;
        const toUpright = (1 - share) ** 2;
        oldWeight += toGround;
        uprightWeight += toUpright;
        paintPixel(light, photo, k);
        for (const c of indices3) {
          old[c] += light[c] * toGround;
          upright[c] += light[c] * toUpright;
        }
      }
    }
    if (uprightWeight < 0.5 || oldWeight < 0.5) return undefined;
    for (const c of indices3) {
      upright[c] /= uprightWeight;
      old[c] /= oldWeight;
    }
    return means;
  }
}

const black = [0, 0, 0] as const;
const upright: PaintedRgb = [0, 0, 0];
const old: PaintedRgb = [0, 0, 0];
const light: PaintedRgb = [0, 0, 0];
const means = { upright, ground: old };
