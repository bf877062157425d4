import { colorAt, type LabColor, type LabPlanes } from "../pixels/small-picture.ts";

/** Share of the width; wider things are a crown, a hedge or a house. */
const widest = 0.09;
/** Rows above the seen end at which the width is measured, and rows that give the color. */
const above = { width: 4, color: 8 };
/** Reach of a foot below the seen end, in trunk widths and in rows. */
const longest = { widths: 2.5, rows: 6 };
/** Trunk widths on either side where the ground's color is sampled, skipping pixels that may be bark. */
const besideTrunk = { widths: 1.5, least: 4, bark: 2 };
/** Minimum color difference (CIE76) of bark and ground, and minimum share of bark in every row. */
const leastContrast = 10;
const leastBark = 0.4;
/** Maximum width of the foot in trunk widths. */
const flare = 1.5;
const shade = 0.6;
const spread = 1; // pixels per row

interface Run {
  left: number;
  right: number;
}

/**
 * Removes feet of trunks and posts from open ground by their color: the reader's cells are wider than a trunk, so it
 * ends too high and the tree would hover over new ground.
 */
export function keepFeet(open: Uint8Array, colors: LabPlanes): Uint8Array {
  const out = open.slice();
  for (let y = above.width + above.color; y < colors.height - 1; y++)
    for (const end of runsAt(open, colors.width, y)) {
      if (reachesOn(open, colors.width, y + 1, end)) continue;
      const trunk = trunkOver(open, colors.width, y - above.width, end);
      if (trunk) followTrunk(trunk, y, open, out, colors);
    }
  return out;
}

function runsAt(open: Uint8Array, width: number, row: number): Run[] {
  const runs: Run[] = [];
  for (let x = 1; x < width; x++) {
    if (open[row * width + x] || !open[row * width + x - 1]) continue;
    let right = x;
    while (right + 1 < width && !open[row * width + right + 1]) right++;
    if (right + 1 < width && right - x < widest * width) runs.push({ left: x, right });
    x = right;
  }
  return runs;
}

function reachesOn(open: Uint8Array, width: number, row: number, { left, right }: Run): boolean {
  for (let x = left; x <= right; x++) if (!open[row * width + x]) return true;
  return false;
}

/** Undefined if it is not a trunk. */
function trunkOver(open: Uint8Array, width: number, row: number, end: Run): Run | undefined {
  return runsAt(open, width, row).find(({ left, right }) => left <= end.right && right >= end.left && right > left);
}

function followTrunk(trunk: Run, from: number, open: Uint8Array, out: Uint8Array, colors: LabPlanes): void {
  const { width, height } = colors;
  const across = trunk.right - trunk.left + 1;
  const top = from - above.width;
  const bark = meanColor(colors, trunk, top - above.color, top, (i) => !open[i]);
  const last = Math.min(height - 1, from + longest.rows + Math.round(longest.widths * across));
  let run = trunk;
  for (let y = top + 1; y <= last && bark; y++) {
    const ground = meanColor(colors, groundBeside(run, across), y - 1, y + 1, (i) => {
      return open[i] === 1 && (i % width < run.left - besideTrunk.bark || i % width > run.right + besideTrunk.bark);
    });
    if (!ground || offGround(bark, ground) < leastContrast) return;
    const next = barkIn(run, y, bark, ground, colors);
    if (next.count < leastBark * across || next.right - next.left > flare * across) return;
    for (let x = next.left; x <= next.right; x++) out[y * width + x] = 0;
    run = { left: Math.max(next.left, run.left - spread), right: Math.min(next.right, run.right + spread) };
  }
}

function groundBeside({ left, right }: Run, across: number): Run {
  const reach = besideTrunk.bark + Math.max(besideTrunk.least, Math.round(across * besideTrunk.widths));
  return { left: left - reach, right: right + reach };
}

function barkIn({ left, right }: Run, row: number, bark: LabColor, ground: LabColor, colors: LabPlanes) {
  const found = { left: colors.width, right: -1, count: 0 };
  for (let x = Math.max(0, left - spread); x <= Math.min(colors.width - 1, right + spread); x++) {
    const own = colorAt(colors, row * colors.width + x);
    if (difference(own, bark) >= offGround(own, ground)) continue;
    found.left = Math.min(found.left, x);
    found.right = x;
    found.count++;
  }
  return found;
}

function meanColor(
  colors: LabPlanes,
  { left, right }: Run,
  top: number,
  bottom: number,
  counts: (i: number) => boolean,
): LabColor | undefined {
  const sum: [number, number, number] = [0, 0, 0];
  let count = 0;
  for (let y = Math.max(0, top); y <= Math.min(colors.height - 1, bottom); y++)
    for (let x = Math.max(0, left); x <= Math.min(colors.width - 1, right); x++) {
      if (!counts(y * colors.width + x)) continue;
      const own = colorAt(colors, y * colors.width + x);
      for (const c of [0, 1, 2] as const) sum[c] += own[c];
      count++;
    }
  return count === 0 ? undefined : [sum[0] / count, sum[1] / count, sum[2] / count];
}

/** Color difference from the ground, lit or shaded, so that a trunk's shadow does not count. */
function offGround(own: LabColor, ground: LabColor): number {
  return Math.min(difference(own, ground), difference(own, [ground[0] * shade, ground[1] * shade, ground[2] * shade]));
}

function difference(a: LabColor, b: LabColor): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}
