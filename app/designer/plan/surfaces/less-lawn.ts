import { cellX, cellZ, gridSide, sampleField } from "../ground/ground-grid.ts";
import { designDepth, farthestBed, type Terrain } from "../ground/terrain.ts";
import { bedWants, type Idea, wantsFor } from "../idea/idea.ts";
import { edgeOfOutline } from "../parts/outline.ts";
import type { LawnEdge } from "./lawn-shape.ts";

/** What "less lawn" leaves of it where no number is said. By eye. */
const usualShare = 0.5;
/** Share of the yard's depth at the middle of what is left: nearer than the half, so that the picture shows it. By eye. */
const middle = 0.4;
/** Halvings of the range in which the size is searched: within a hundredth. */
const steps = 10;

/**
 * Meters to the lawn that stays where a smaller one is requested, negative inside, with the requested share of the ground; all
 * else is planted. One oval, or what is in front of beds that follow house and fences where those are requested. Undefined
 * where no smaller lawn is requested.
 */
export function lessLawn(idea: Idea, terrain: Terrain): LawnEdge | undefined {
  const want = wantsFor(idea, "lawn").find(({ amount, share = 1 }) => amount === "less" || share < 1);
  if (!want) return undefined;
  const atEdges = bedWants(idea).some(({ place }) => place === "near-house" || place === "along-fence");
  const ofSize = atEdges ? beforeBeds(terrain) : ovalIn(terrain);
  let [less, more] = [0, 2];
  for (let step = 0; step < steps; step++) {
    const size = (less + more) / 2;
    if (shareWithin(terrain, ofSize(size)) < (want.share ?? usualShare)) less = size;
    else more = size;
  }
  return ofSize(more);
}

function ovalIn(terrain: Terrain): (size: number) => LawnEdge {
  const { box, surroundings } = terrain;
  const depth = designDepth(terrain);
  return (size) =>
    edgeOfOutline({
      shape: "round",
      x: box.middleX,
      z: box.nearZ + middle * depth,
      halfWidth: size * box.halfWidth,
      halfDepth: (size * depth) / 2,
      turn: surroundings.axis,
    });
}

/** Size 0 is beds as deep as the yard, 2 is no beds. */
function beforeBeds(terrain: Terrain): (size: number) => LawnEdge {
  const { smoothToStructure } = terrain.grid;
  const deepest = designDepth(terrain);
  return (size) => (x, z) => (1 - size / 2) * deepest - sampleField(smoothToStructure, x, z);
}

/**
 * The share within an edge of the ground that beds can reach. Near ground counts more, since people judge the picture: by
 * its square meters, half a lawn would look like most of it.
 */
function shareWithin({ grid: { open } }: Terrain, edge: LawnEdge): number {
  let [all, inside] = [0, 0];
  for (let cell = open.indexOf(1); cell >= 0; cell = open.indexOf(1, cell + 1)) {
    const z = cellZ(Math.floor(cell / gridSide));
    if (z > farthestBed) break;
    all += 1 / z;
    if (edge(cellX(cell % gridSide), z) < 0) inside += 1 / z;
  }
  return all > 0 ? inside / all : 0;
}
