import { floatAt } from "../../numeric/read-at.ts";
import type { Camera } from "../../stage/camera.ts";
import { type GrownDesign, leafStride } from "../geometry/grown-design.ts";

/** Steps of inverse depth, per 1/metre and in all: 5 cm at 5 m. */
const perInverseMetre = 1000;
const steps = 4096;

/**
 * Numbers of all leaves: what stands nearest first, of that the nearest leaves first, as far as steps of depth tell, and those
 * of one step as they grew. What is behind others then is not drawn at all: as plants grow, of two samples that are drawn
 * another leaf comes to lie over one. One plant after the other, because the frame is too large for the cache.
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
      placeOf[number] = places[floatAt(block.values, at + 17)] as number;
    }
  }
  const grown = Uint32Array.from({ length: count }, (_, leaf) => leaf);
  return sortBy(placeOf, stands.length, sortBy(stepOf, steps, grown));
}

/** For each stand how many are nearer. */
function placesOf(depths: readonly number[]): Uint16Array {
  const nearestFirst = depths.map((_, stand) => stand).sort((a, b) => (depths[a] as number) - (depths[b] as number));
  const places = new Uint16Array(depths.length);
  nearestFirst.forEach((stand, place) => {
    places[stand] = place;
  });
  return places;
}

/** 0 for the nearest. */
function depthStep(leaves: Float32Array, at: number, { sinTilt, cosTilt, eyeHeight }: Camera): number {
  const depth = -sinTilt * (floatAt(leaves, at + 1) - eyeHeight) + cosTilt * floatAt(leaves, at + 2);
  // As the frame keeps it: two leaves that it cannot tell apart are of one step.
  const inverse = Math.fround(1 / Math.max(0.01, depth));
  return Math.max(0, steps - 1 - Math.floor(inverse * perInverseMetre));
}

/** The same leaves by their keys below `most`, those of one key in the order they have. */
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
