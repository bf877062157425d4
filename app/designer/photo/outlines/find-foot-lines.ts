import { byteAt } from "../../numeric/read-at.ts";
import type { Camera } from "../../stage/camera.ts";
import type { Scene } from "../scene/scene.ts";

/** Where a house or fence meets open ground, straight from its first column to its last; rows are the ground's first. */
export interface FootLine {
  first: number;
  last: number;
  rowAt(column: number): number;
}

/** The first row of ground below something built, by column. */
interface Contact {
  column: number;
  row: number;
}

/** Bytes of the matte and of the probability of something built from which it counts. */
const likely = 127;
/** Shares of the long side: rows above a contact that are built, and columns between contacts. */
const above = 0.006;
const step = 0.0016;
/** Shares of the long side: distance of a contact from its line, and gaps that things in front may leave. */
const tolerance = 0.003;
const widestGap = 0.1;
/** The shortest line, as a share of the long side and in meters, and the share of its columns that must touch it. */
const shortest = { share: 0.06, meters: 0.8, touching: 0.45 };
/** What a contact behind a line counts against it. */
const behind = 0.25;
/** Contacts that lines are tried through, and the most lines. */
const tries = 40;
const most = 8;
/** Rows per column; steeper edges are sides of walls. */
const steepest = 1.5;

/** The fewest straight lines that most of the matte's own border at houses and fences is close to, longest first. */
export function findFootLines(scene: Scene, camera: Camera): FootLine[] {
  const side = Math.max(scene.width, scene.height);
  let contacts = findContacts(scene, Math.max(1, Math.round(side * step)));
  const lines: FootLine[] = [];
  while (lines.length < most) {
    const line = longestLine(contacts, side);
    if (!line || !isLong(line, side, camera)) return lines;
    lines.push(line);
    contacts = contacts.filter(({ column, row }) => !isWithin(line, column) || row > line.rowAt(column) + side * 0.06);
  }
  return lines;
}

function isWithin({ first, last }: FootLine, column: number): boolean {
  return column >= first && column <= last;
}

function isLong({ first, last, rowAt }: FootLine, side: number, camera: Camera): boolean {
  if (last - first < side * shortest.share) return false;
  const [fromX, fromZ] = camera.groundAt(first, rowAt(first), [0, 0, 0]);
  const [toX, toZ] = camera.groundAt(last, rowAt(last), [0, 0, 0]);
  return Math.hypot(toX - fromX, toZ - fromZ) > shortest.meters;
}

function findContacts({ ground, width, height, horizonV, built }: Scene, every: number): Contact[] {
  const contacts: Contact[] = [];
  const tall = Math.max(2, Math.round(Math.max(width, height) * above));
  const perPixel = built.width / width;
  for (let column = 0; column < width; column += every) {
    let hidden = tall;
    for (let row = Math.max(tall, Math.ceil(horizonV)); row < height; row++) {
      if (byteAt(ground, row * width + column) <= likely) {
        hidden++;
        continue;
      }
      const cell = Math.floor((row - tall) * perPixel) * built.width + Math.floor(column * perPixel);
      if (hidden >= tall && byteAt(built.values, cell) > likely) contacts.push({ column, row });
      hidden = 0;
    }
  }
  return contacts;
}

/** Of the lines through pairs of contacts, the one with the most contacts near it. */
function longestLine(contacts: readonly Contact[], side: number): FootLine | undefined {
  const tried = contacts.filter((_, k) => k % Math.ceil(contacts.length / tries) === 0);
  let best: { from: Contact; slope: number; run: Run } | undefined;
  for (const [k, from] of tried.entries())
    for (const to of tried.slice(k + 1)) {
      const slope = (to.row - from.row) / (to.column - from.column);
      if (to.column - from.column < (side * shortest.share) / 2 || Math.abs(slope) > steepest) continue;
      const run = densestRun(contacts, from, slope, side);
      if (run.weight > (best?.run.weight ?? 0)) best = { from, slope, run };
    }
  return best && fitLine(contacts, best.from, best.slope, best.run, side);
}

interface Run {
  first: number;
  last: number;
  weight: number;
}

/**
 * Contacts count by how close they are. The run ends where none is near for too long. Contacts before the line are old ground
 * read as wall, which is usual; those behind it would be ground read in a wall, and count against the line.
 */
function densestRun(contacts: readonly Contact[], from: Contact, slope: number, side: number): Run {
  const near = tolerance * side * Math.hypot(1, slope);
  let best: Run = { first: 0, last: 0, weight: 0 };
  let run = best;
  for (const { column, row } of contacts) {
    const off = (row - from.row - slope * (column - from.column)) / near;
    if (off < -1) run.weight -= behind;
    if (off * off >= 1) continue;
    if (run.weight <= 0 || column - run.last > widestGap * side) {
      if (run.weight > best.weight) best = run;
      run = { first: column, last: column, weight: 0 };
    }
    run.last = column;
    run.weight += 1 - off * off;
  }
  return run.weight > best.weight ? run : best;
}

function fitLine(
  contacts: readonly Contact[],
  from: Contact,
  slope: number,
  run: Run,
  side: number,
): FootLine | undefined {
  const near = tolerance * side * Math.hypot(1, slope);
  const inRun = contacts.filter(({ column }) => column >= run.first && column <= run.last);
  const own = inRun.filter(({ column, row }) => Math.abs(row - from.row - slope * (column - from.column)) < near);
  if (own.length < shortest.touching * new Set(inRun.map(({ column }) => column)).size) return undefined;
  const mean = (value: (contact: Contact) => number) => own.reduce((sum, one) => sum + value(one), 0) / own.length;
  const [column, row] = [mean((one) => one.column), mean((one) => one.row)];
  const spread = mean((one) => (one.column - column) ** 2);
  const tilt = mean((one) => (one.column - column) * (one.row - row)) / spread;
  return { first: run.first, last: run.last, rowAt: (at) => row + tilt * (at - column) };
}
