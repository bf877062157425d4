import { boxBlur } from "../../numeric/filters.ts";
import { smoothstep } from "../../numeric/scalar.ts";
import { type GroundKind, groundKinds } from "../scene/scene.ts";
import { type GroundShade, pixelAt } from "./ground-shade.ts";
import { overDirections } from "./sun-grid.ts";

// By eye, on photos of yards and fixture yards, as all numbers in this file that name no other source.
/** The plan on which edges are looked for: metres of a cell, cells across and away, and where it begins. */
const cell = 0.1;
const cellsAcross = 110;
const cellsAway = 80;
const nearZ = 1.4;
/** Cells round a point whose gradients tell together whether there is one straight edge, and the least they have to be. */
const reach = 3;
const leastEnergy = 0.004;
/** Orientations in half a turn. */
const orientations = 36;
/** As much edge along an orientation as ground without any shadow shows. */
const noise = 2;
const weight = 1.75;
/** Darkness (natural logarithm) from which ground is a little, and surely, in shadow. */
const inShadow = { from: 0.12, to: 0.55 };
/** Coherence of the gradients from which there is perhaps, and surely, one edge; and the most that its contrast counts. */
const straightEdge = { from: 0.45, to: 0.85 };
const mostContrast = 0.5;
/** Wall samples along an orientation with which it says nothing more about shadows. */
const wallsThatCover = 3;
/** Joints of paving are no shadows. */
const paved: ReadonlySet<GroundKind> = new Set(["paving", "driveway", "street"]);

/**
 * Log-likelihood of every direction of the sun from straight edges of shadows: what stands upright casts shadows whose
 * sides run from the sun or towards it, on the level ground and not in the picture. It cannot tell the one from the other,
 * and leaves out what runs along walls and fences, as the shadows of their tops do.
 * Source: Lalonde, Efros, Narasimhan, "Detecting ground shadows in outdoor consumer photographs" (2010), far simplified.
 * @param facings azimuths that walls and fences face
 */
export function judgeShadowEdges(shade: GroundShade, facings: readonly number[]): Float32Array {
  const built = new Float32Array(orientations);
  for (const facing of facings) built[binOf(facing + Math.PI / 2)]++;
  const covered = spread(spread(built)).map((count) => Math.min(1, count / wallsThatCover));
  const edges = spread(measureEdges(planOf(shade)));
  const open = covered.reduce((sum, cover) => sum + 1 - cover, 0);
  const mean = edges.reduce((sum, edge, k) => sum + edge * (1 - covered[k]), 0) / Math.max(1, open);
  const odds = edges.map((edge, k) => weight * (1 - covered[k]) * Math.log((edge + noise) / (mean + noise)));
  return overDirections((azimuth) => odds[binOf(azimuth)]);
}

function binOf(azimuth: number): number {
  const halfTurns = azimuth / Math.PI;
  return Math.floor((halfTurns - Math.floor(halfTurns)) * orientations) % orientations;
}

/** Length times contrast of the edges along each orientation; the main axis of the structure tensor tells it. */
function measureEdges(plan: Float32Array): Float32Array {
  const [across, away, both] = [0, 1, 2].map(() => new Float32Array(plan.length));
  for (let i = cellsAcross; i < plan.length - cellsAcross; i++) {
    const dx = plan[i + 1] - plan[i - 1];
    const dz = plan[i + cellsAcross] - plan[i - cellsAcross];
    if (Number.isNaN(dx + dz)) continue;
    across[i] = dx * dx;
    away[i] = dz * dz;
    both[i] = dx * dz;
  }
  const [xx, zz, xz] = [across, away, both].map((plane) => boxBlur(plane, cellsAcross, cellsAway, reach));
  const edges = new Float32Array(orientations);
  for (let i = 0; i < plan.length; i++) {
    const energy = xx[i] + zz[i];
    if (energy < leastEnergy) continue;
    const coherence = Math.hypot(xx[i] - zz[i], 2 * xz[i]) / energy;
    const across = 0.5 * Math.atan2(2 * xz[i], zz[i] - xx[i]);
    const straight = smoothstep(straightEdge.from, straightEdge.to, coherence);
    edges[binOf(across + Math.PI / 2)] += straight * Math.min(Math.sqrt(energy), mostContrast);
  }
  return edges;
}

/** How much in shadow, 0..1, the ground is on the plan, softened over 3 x 3 cells; NaN where none is seen. */
function planOf(shade: GroundShade): Float32Array {
  const plan = new Float32Array(cellsAcross * cellsAway).fill(Number.NaN);
  for (let i = 0; i < plan.length; i++) {
    const x = ((i % cellsAcross) + 0.5 - cellsAcross / 2) * cell;
    const pixel = pixelAt(shade, x, nearZ + (Math.floor(i / cellsAcross) + 0.5) * cell);
    if (pixel < 0 || paved.has(groundKinds[shade.kinds.values[pixel]])) continue;
    plan[i] = smoothstep(inShadow.from, inShadow.to, shade.darkness[pixel]);
  }
  const rows = plan.map((value, i) => value + (plan[i - 1] ?? value) + (plan[i + 1] ?? value));
  return rows.map((value, i) => (value + (rows[i - cellsAcross] ?? value) + (rows[i + cellsAcross] ?? value)) / 9);
}

/** Weighted means over neighbouring orientations. */
function spread(bins: Float32Array): Float32Array {
  const at = (k: number) => bins[(k + orientations) % orientations];
  return bins.map((own, k) => (2 * own + 2 * at(k - 1) + 2 * at(k + 1) + at(k - 2) + at(k + 2)) / 8);
}
