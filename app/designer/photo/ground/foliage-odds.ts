import { clamp, smoothstep } from "../../numeric/scalar.ts";
import type { Regions } from "../pixels/regions.ts";
import { roughnessAt, type SmallPicture, softColourAt } from "../pixels/small-picture.ts";

/**
 * From not leaves to leaves: roughness over lightness, lightness, and green against red (CIE L*a*b*). By eye, on photos of
 * hedges and lawns; fixture-yards.test.ts holds them on low-hedges and hedged-lawn.
 */
const rough = { from: 0.19, to: 0.24 };
const dark = { from: 50, to: 40 };
const green = { from: 0.5, to: -2 };
/** Share of leaves in a region at which it is planting, and from which the customer is asked. By eye, on the same. */
const leafyShare = { from: 0.4, to: 0.6 };
const askedShare = 0.35;
/** Log-odds that planting takes from "ground". */
const againstGround = 4;

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
  const odds = foliage.map(
    (own, i) => -againstGround * smoothstep(leafyShare.from, leafyShare.to, shares[labels[i]]) * clamp(2 * own, 0, 1),
  );
  return { odds, leafy: Uint8Array.from(labels, (label) => (shares[label] > askedShare ? 1 : 0)) };
}

/** 0..1: dark, green and rougher than a lawn of that brightness, as hedges and close planting are with the gaps between their leaves. */
function foliageAt(picture: SmallPicture, i: number): number {
  const [lightness, greenRed] = softColourAt(picture, i);
  if (lightness > dark.from) return 0;
  return (
    smoothstep(rough.from, rough.to, roughnessAt(picture, i) / Math.max(16, lightness)) *
    smoothstep(dark.from, dark.to, lightness) *
    smoothstep(green.from, green.to, greenRed)
  );
}
