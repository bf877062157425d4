import { isSmall } from "../ground/ground-box.ts";
import type { Terrain } from "../ground/terrain.ts";
import type { Composition } from "../parts/composition.ts";
import { inTurn } from "../parts/in-turn.ts";
import { roomyCompositions } from "./roomy.ts";
import { smallCompositions } from "./small.ts";

/** Ten for roomy and ten for small ground: after the last they begin again. */
export const compositionCount = 10;

/** Which of the compositions a number (0, 1, 2, ...) stands for. */
export function turnOf(variation: number): number {
  return ((Math.floor(variation) % compositionCount) + compositionCount) % compositionCount;
}

/** A variation's composition, out of those drawn for ground of this size. */
export function chooseComposition(terrain: Terrain, variation: number): Composition {
  return inTurn(isSmall(terrain.box) ? smallCompositions : roomyCompositions, turnOf(variation));
}
