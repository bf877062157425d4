import { floatAt } from "../../numeric/read-at.ts";
import type { Camera } from "../../stage/camera.ts";
import { type GrownDesign, leafStride, standOffset } from "../geometry/grown-design.ts";

/** Depth steps per 1/meter, and their number: 5 cm at 5 m. */
const perInverseMetre = 1000;
const steps = 4096;

/**
 * Leaf numbers by nearest stand, depth step and number. Hidden leaves are then not drawn at all; in order of growth
 * every second sample would be overwritten. One plant after the other, because the frame does not fit the cache.
 */
export function frontToBack({ leafBlocks, stands }: GrownDesign, camera: Camera): Uint32Array {
  const count = leafBlocks.reduce((sum, block) => sum + block.count, 0);
  const stepOf = new Uint16Array(count);
  const placeOf = new Uint16Array(count);
  const places = placesOf(stands.map(({ z }) => z));
  let number = 0;
  for (const block of leafBlocks) {
    for (let at = 0; at < block.count * leafStride; at += leafStride, number++) {
      stepOf[number] = depthStep(block.values, at, camera);
      placeOf[number] = places[floatAt(block.values, at + standOffset)] ?? 0;
    }
  }
  const grown = Uint32Array.from({ length: count }, (_, leaf) => leaf);
  return sortBy(placeOf, stands.length, sortBy(stepOf, steps, grown));
}

function placesOf(depths: readonly number[]): Uint16Array {
  const nearestFirst = depths.map((_, stand) => stand).sort((a, b) => (depths[a] ?? 0) - (depths[b] ?? 0));
  const places = new Uint16Array(depths.length);
  nearestFirst.forEach((stand, place) => {
    places[stand] = place;
  });
  return places;
}

/** 0 is nearest. */
function depthStep(leaves: Float32Array, at: number, { sinTilt, cosTilt, eyeHeight }: Camera): number {
  const depth = -sinTilt * (floatAt(leaves, at + 1) - eyeHeight) + cosTilt * floatAt(leaves, at + 2);
  // Rounded as in the frame, so that leaves it cannot distinguish share a step.
  const inverse = Math.fround(1 / Math.max(0.01, depth));
  return Math.max(0, steps - 1 - Math.floor(inverse * perInverseMetre));
}

/** Stable counting sort; keys are below `most`. */
function sortBy(keys: Uint16Array, most: number, leaves: Uint32Array): Uint32Array {
  const next = new Uint32Array(most + 1);
  for (const key of keys) next[key + 1] = (next[key + 1] ?? 0) + 1;
  for (let key = 0; key < most; key++) next[key + 1] = (next[key + 1] ?? 0) + (next[key] ?? 0);
  const sorted = new Uint32Array(leaves.length);
  for (const leaf of leaves) {
    const key = keys[leaf] ?? 0;
    const place = next[key] ?? 0;
    sorted[place] = leaf;
    next[key] = place + 1;
  }
  return sorted;
}
