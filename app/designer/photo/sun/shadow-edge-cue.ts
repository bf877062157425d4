import { boxBlur } from "../../numeric/filters.ts";
import { smoothstep } from "../../numeric/scalar.ts";
import { type GroundKind, groundKinds } from "../scene/scene.ts";
import { type GroundShade, pixelAt } from "./ground-shade.ts";
import { overDirections } from "./sun-grid.ts";

/** The plan grid: cell size in meters, cells across and away, and origin. */
const cell = 0.1;
const cellsAcross = 110;
const cellsAway = 80;
const nearZ = 1.4;
/** Neighborhood in cells whose gradients form one edge, and their minimum. */
const reach = 3;
const leastEnergy = 0.004;
const orientations = 36;
/** Edge strength per orientation that ground without shadows has. */
const noise = 2;
const weight = 1.75;
/** Darkness (natural logarithm) of light and certain shadow. */
const inShadow = { from: 0.12, to: 0.55 };
/** Coherence of gradients at which an edge is possible and certain; and the limit of its contrast. */
const straightEdge = { from: 0.45, to: 0.85 };
const mostContrast = 0.5;
/** Wall samples along an orientation at which it says nothing about shadows. */
const wallsThatCover = 3;
/** Joints of paving are not shadows. */
const paved: ReadonlySet<GroundKind> = new Set(["paving", "driveway", "street"]);

/**
 * Log-likelihood of every sun direction from straight shadow edges: the sides of upright things' shadows run along the
 * sun's azimuth on the ground plane. Cannot distinguish toward from away, and excludes edges along walls and fences,
 * whose tops cast such shadows. Source: Lalonde, Efros, Narasimhan, "Detecting ground shadows in outdoor consumer
 * photographs" (2010), greatly simplified.
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

/** Length times contrast of edges per orientation, from the structure tensor. */
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

/** Shadow 0..1 on the plan, blurred over 3 x 3 cells; NaN where no ground is visible. */
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

function spread(bins: Float32Array): Float32Array {
  const at = (k: number) => bins[(k + orientations) % orientations];
  return bins.map((own, k) => (2 * own + 2 * at(k - 1) + 2 * at(k + 1) + at(k - 2) + at(k + 2)) / 8);
}
