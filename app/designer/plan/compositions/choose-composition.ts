import { isSmall } from "../ground/ground-box.ts";
import type { Terrain } from "../ground/terrain.ts";
import type { Composition } from "../parts/composition.ts";
import { inTurn } from "../parts/in-turn.ts";
import { roomyCompositions } from "./roomy.ts";
import { smallCompositions } from "./small.ts";

/** Ten for roomy and ten for small ground; later variations repeat them. */
export const compositionCount = 10;

export function turnOf(variation: number): number {
  return ((Math.floor(variation) % compositionCount) + compositionCount) % compositionCount;
}

export function chooseComposition(terrain: Terrain, variation: number): Composition {
  return inTurn(isSmall(terrain.box) ? smallCompositions : roomyCompositions, turnOf(variation));
}
