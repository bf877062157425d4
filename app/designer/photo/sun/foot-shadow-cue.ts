import { smoothstep } from "../../numeric/scalar.ts";
import { type GroundShade, pixelAt } from "./ground-shade.ts";
import type { StandingRun } from "./standing-field.ts";
import { azimuths, overDirections } from "./sun-grid.ts";

// By eye, on photos of yards and fixture yards, as all numbers in this file that name no other source.
/** Metres: what is narrower is a trunk, a pot, a person; its shadow is looked for between these distances from its foot. */
const widest = 1.3;
const nearest = 0.35;
const longest = 2.4;
const step = 0.12;
const farthest = 12;
/** Steps that have to be seen of a stripe, and metres from its rim to the ground beside it. */
const leastSteps = 6;
const aside = 0.3;
/** Columns and share of its distance within which one that stands beside another is the same thing. */
const besideColumns = 2;
const besideShare = 0.06;
/** Darkness (natural logarithm) from which ground is a little, and surely, in shadow; and a stripe's contrast, likewise. */
const inShadow = { from: 0.25, to: 0.65 };
const clearContrast = { from: 0.2, to: 0.7 };
/** Log-odds of a direction in which one thing has a clear stripe, and the most that all of them together give. */
const perStripe = 6;
const most = 15;

/** Something narrow that stands free on the ground, in metres. */
export interface Caster {
  x: number;
  z: number;
  width: number;
}

/** Neighbouring columns that stand on one spot nearer than what is on either side of them. */
export function findCasters(runs: readonly StandingRun[], focal: number): Caster[] {
  const first = runs.filter((run, k) => k === 0 || runs[k - 1].column !== run.column);
  const casters: Caster[] = [];
  for (let from = 0, to = 0; from < first.length; from = to + 1) {
    to = from;
    while (to + 1 < first.length && standsBeside(first[to], first[to + 1])) to++;
    const z = Math.min(...first.slice(from, to + 1).map((run) => run.z));
    const width = ((to - from + 1) * z) / focal;
    const isFree = isBehind(first[from - 1], first[from]) && isBehind(first[to + 1], first[to]);
    if (isFree && to > from && width < widest && z < farthest) {
      casters.push({ x: (first[from].x + first[to].x) / 2, z: z + width / 2, width });
    }
  }
  return casters;
}

function standsBeside(run: StandingRun, next: StandingRun): boolean {
  return next.column - run.column <= besideColumns && Math.abs(next.z / run.z - 1) < besideShare;
}

function isBehind(beside: StandingRun | undefined, end: StandingRun): boolean {
  return !beside || Math.abs(beside.column - end.column) > besideColumns || beside.z > end.z * (1 + besideShare);
}

/**
 * Log-likelihood of every direction of the sun from the shadows that begin at the feet of narrow things: a dark stripe
 * that runs away from the sun, with lighter ground on both sides.
 */
export function judgeFootShadows(shade: GroundShade, casters: readonly Caster[]): Float32Array {
  const evidence = azimuths.map((azimuth) => {
    let stripes = 0;
    for (const caster of casters)
      stripes += smoothstep(clearContrast.from, clearContrast.to, stripeContrast(shade, caster, azimuth));
    return Math.min(most, perStripe * stripes);
  });
  return overDirections((_azimuth, _elevation, a) => evidence[a]);
}

/** How much more shadow, 0..1, lies straight behind a thing than on either side, with the sun at an azimuth. */
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
