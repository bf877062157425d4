import { clamp, smoothstep } from "../../numeric/scalar.ts";
import type { Regions } from "../pixels/regions.ts";
import { featureCount, type SmallPicture } from "../pixels/small-picture.ts";

/** What speaks of leaves rather than of lawn, per pixel. */
export interface Foliage {
  /** Log-odds of "ground", 0 or less. */
  odds: Float32Array;
  /** 1 in regions that may well be leaves: not enough to leave them out, but to ask. */
  leafy: Uint8Array;
}

/**
 * Tells hedges and close planting, regions that are leaves all over: they may be lower than the horizon and as wide as a
 * lawn, and nobody wants them mown. The pixel has to look so itself too: regions run together.
 */
export function judgeFoliage(picture: SmallPicture, { labels, count }: Regions): Foliage {
  const foliage = Float32Array.from(labels, (_, i) => foliageAt(picture, i));
  const areas = new Int32Array(count);
  const sums = new Float32Array(count);
  for (let i = 0; i < labels.length; i++) {
    areas[labels[i]]++;
    sums[labels[i]] += foliage[i];
  }
  const shares = sums.map((sum, k) => sum / areas[k]);
  const odds = foliage.map((own, i) => -4 * smoothstep(0.4, 0.6, shares[labels[i]]) * clamp(2 * own, 0, 1));
  return { odds, leafy: Uint8Array.from(labels, (label) => (shares[label] > 0.35 ? 1 : 0)) };
}

/** 0..1: dark, green and rougher than a lawn of that brightness, as hedges and close planting are with the gaps between their leaves. */
function foliageAt({ features }: SmallPicture, i: number): number {
  const lightness = features[i * featureCount] / 0.55;
  if (lightness > 50) return 0;
  const greenRed = features[i * featureCount + 1] / 1.6;
  const roughness = Math.exp(features[i * featureCount + 3] / 4.5) - 1;
  return (
    smoothstep(0.19, 0.24, roughness / Math.max(16, lightness)) *
    smoothstep(50, 40, lightness) *
    smoothstep(0.5, -2, greenRed)
  );
}
