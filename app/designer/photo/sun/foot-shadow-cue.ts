import { smoothstep } from "../../numeric/scalar.ts";
import { type GroundShade, pixelAt } from "./ground-shade.ts";
import { azimuths, overDirections } from "./sun-grid.ts";
import type { UprightRun } from "./upright-field.ts";

/** Meters: maximum width of a trunk, pot or person; range from its foot in which its shadow is searched for. */
const widest = 1.3;
const nearest = 0.35;
const longest = 2.4;
const step = 0.12;
const farthest = 12;
/** Minimum visible steps of a stripe, and meters from its edge to the ground next to it. */
const leastSteps = 6;
const aside = 0.3;
/** Columns, and share of the distance, within which neighboring runs are one thing. */
const nearColumns = 2;
const nearShare = 0.06;
/** Darkness (natural logarithm) of light and certain shadow; and contrast of a stripe, likewise. */
const inShadow = { from: 0.25, to: 0.65 };
const clearContrast = { from: 0.2, to: 0.7 };
/** Log-odds per thing with a clear stripe, and their limit. */
const perStripe = 6;
const most = 15;

/** A narrow free-standing thing on the ground, in meters. */
export interface Caster {
  x: number;
  z: number;
  width: number;
}

/** Neighboring columns at one place that is nearer than both sides. */
export function findCasters(runs: readonly UprightRun[], focal: number): Caster[] {
  const first = runs.filter((run, k) => k === 0 || runs[k - 1].column !== run.column);
  const casters: Caster[] = [];
  for (let from = 0, to = 0; from < first.length; from = to + 1) {
    to = from;
    while (to + 1 < first.length && isSameThing(first[to], first[to + 1])) to++;
    const z = Math.min(...first.slice(from, to + 1).map((run) => run.z));
    const width = ((to - from + 1) * z) / focal;
    const isFree = isBehind(first[from - 1], first[from]) && isBehind(first[to + 1], first[to]);
    if (isFree && to > from && width < widest && z < farthest) {
      casters.push({ x: (first[from].x + first[to].x) / 2, z: z + width / 2, width });
    }
  }
  return casters;
}

function isSameThing(run: UprightRun, next: UprightRun): boolean {
  return next.column - run.column <= nearColumns && Math.abs(next.z / run.z - 1) < nearShare;
}

function isBehind(neighbor: UprightRun | undefined, end: UprightRun): boolean {
  return !neighbor || Math.abs(neighbor.column - end.column) > nearColumns || neighbor.z > end.z * (1 + nearShare);
}

/** Log-likelihood from a dark stripe away from the sun with lighter ground on both sides. */
export function judgeFootShadows(shade: GroundShade, casters: readonly Caster[]): Float32Array {
  const evidence = azimuths.map((azimuth) => {
    let stripes = 0;
    for (const caster of casters)
      stripes += smoothstep(clearContrast.from, clearContrast.to, stripeContrast(shade, caster, azimuth));
    return Math.min(most, perStripe * stripes);
  });
  return overDirections((_azimuth, _elevation, a) => evidence[a]);
}

/** How much darker (0..1) the stripe behind a thing is than both sides. */
function stripeContrast(shade: GroundShade, { x, z, width }: Caster, azimuth: number): number {
  const [awayX, awayZ] = [-Math.sin(azimuth), -Math.cos(azimuth)];
  const off = width / 2 + aside;
  const shadowAt = (atX: number, atZ: number) => {
    const i = pixelAt(shade, atX, atZ);
    return i < 0 ? Number.NaN : smoothstep(inShadow.from, inShadow.to, shade.darkness[i]);
  };
  let [sum, count] = [0, 0];
  for (let far = nearest + width / 2; far < longest; far += step) {
    const [atX, atZ] = [x + awayX * far, z + awayZ * far];
    const sides = shadowAt(atX + awayZ * off, atZ - awayX * off) + shadowAt(atX - awayZ * off, atZ + awayX * off);
    const contrast = shadowAt(atX, atZ) - sides / 2;
    if (Number.isNaN(contrast)) continue;
    sum += contrast;
    count++;
  }
  return count >= leastSteps ? sum / count : 0;
}
