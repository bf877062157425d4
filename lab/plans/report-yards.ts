import type { MeasuredYard } from "./measure-yards.ts";
import { groundChanges, wishKinds } from "./yard-wishes.ts";

/** Of a design that is worth its price: share of the ground's pixels, share of what was requested. */
const least = { pixels: 0.06, requested: 0.5 };

export function isNearlyEmpty(own: Pick<MeasuredYard, "changedPixels" | "requested">): boolean {
  return changesLittle(own) || drawsLittle(own);
}

function changesLittle({ changedPixels }: Pick<MeasuredYard, "changedPixels">): boolean {
  return changedPixels < least.pixels;
}

function drawsLittle({ requested }: Pick<MeasuredYard, "requested">): boolean {
  const possible = requested.filter(({ hasSpace }) => hasSpace);
  return possible.filter(({ drawn }) => drawn > 0).length < least.requested * possible.length;
}

/** One line per question, and the unrequested ground by kind of wish. */
export function describeMeasured(all: readonly MeasuredYard[]): string[] {
  const requested = all.flatMap((own) => own.requested);
  const possible = requested.filter(({ hasSpace }) => hasSpace);
  const counted = possible.filter(({ count }) => count !== undefined);
  const walks = sum(all, ({ access }) => access.walks);
  const blocked = sum(all, ({ access }) => access.blocked.length);
  const ends = sum(all, (own) => own.pathEnds);
  const seen = possible.filter(({ drawn }) => drawn > 0).length;
  return [
    `${all.length} yards, each with one wish`,
    line("requested things drawn", seen, possible.length),
    `  no space for ${requested.length - possible.length} more`,
    line("numbers as requested", counted.filter(({ count, drawn }) => count === drawn).length, counted.length),
    line("walks free", walks - blocked, walks),
    line("ends of paths at something", ends - sum(all, (own) => own.deadEnds.length), ends),
    line("designs with a requested thing hidden", all.filter(({ hidden }) => hidden.length > 0).length, all.length),
    line("nearly empty designs", all.filter(isNearlyEmpty).length, all.length),
    `  ${all.filter(changesLittle).length} change little, ${all.filter(drawsLittle).length} draw less than half of the request`,
    "ground per design: open, changed, changed without a request",
    ...wishKinds.map((kind) =>
      describeGround(
        kind,
        all.filter((own) => own.kind === kind),
      ),
    ),
  ];
}

/** Square meters of unrequested ground that a customer notices. By eye. */
const noticed = 1;

function describeGround(kind: string, own: readonly MeasuredYard[]): string {
  const open = sum(own, ({ ground }) => ground.open);
  const changed = sum(own, ({ ground }) => ground.changed);
  const added = groundChanges
    .map((change) => [change, sum(own, ({ ground }) => ground.unrequested[change] ?? 0)] as const)
    .filter(([, area]) => area > 0);
  const all = added.reduce((total, [, area]) => total + area, 0);
  const each = (area: number) => (area / Math.max(1, own.length)).toFixed(1);
  const designs = own.filter(({ ground }) => sum(Object.values(ground.unrequested), (area) => area) > noticed).length;
  const which = added.map(([change, area]) => `${change} ${each(area)}`).join(", ");
  return `  ${`${kind} (${own.length})`.padEnd(27)}${each(open)} m2, ${percent(changed, open)}, ${each(all)} m2 = ${percent(all, open)} in ${designs} designs${which && ` (${which})`}`;
}

export function listWorst(all: readonly MeasuredYard[], most: number): string[] {
  return all
    .map((own) => ({ own, faults: faultsOf(own) }))
    .filter(({ faults }) => faults.length > 0)
    .sort((one, other) => weightOf(other.faults) - weightOf(one.faults) || (one.own.name < other.own.name ? -1 : 1))
    .slice(0, most)
    .map(({ own, faults }) => `${own.name}, "${own.words}": ${faults.map(({ words }) => words).join("; ")}`);
}

interface Fault {
  words: string;
  weight: number;
}

/** Weights by how much a customer would mind. By eye. */
function faultsOf(own: MeasuredYard): Fault[] {
  const { requested, ground, access, deadEnds, hidden } = own;
  const missing = requested.filter(({ hasSpace, drawn }) => hasSpace && drawn === 0);
  const miscounted = requested.filter(({ count, drawn }) => count !== undefined && drawn > 0 && drawn !== count);
  const added = Object.entries(ground.unrequested).filter(([, area]) => area >= 0.5);
  const share = added.reduce((total, [, area]) => total + area, 0) / ground.open;
  return [
    ...missing.map(({ thing }) => ({ words: `no ${thing}`, weight: 4 })),
    ...miscounted.map(({ thing, count, drawn }) => ({ words: `${drawn} of ${count} ${thing}`, weight: 2 })),
    ...added.map(([change, area]) => ({
      words: `${area.toFixed(1)} m2 ${change} added`,
      weight: (6 * share) / added.length,
    })),
    ...access.blocked.map((words) => ({ words, weight: 2 })),
    ...deadEnds.map((words) => ({ words, weight: 1.5 })),
    ...hidden.map((words) => ({ words, weight: 1.5 })),
    ...(isNearlyEmpty(own) ? [{ words: `${percent(own.changedPixels, 1)} of the ground changed`, weight: 2 }] : []),
  ];
}

function weightOf(faults: readonly Fault[]): number {
  return faults.reduce((total, { weight }) => total + weight, 0);
}

function line(words: string, part: number, of: number): string {
  return `${words}: ${part} of ${of} (${percent(part, of)})`;
}

function percent(part: number, of: number): string {
  return `${((100 * part) / Math.max(of, 1e-9)).toFixed(1)} %`;
}

function sum<T>(list: readonly T[], pick: (own: T) => number): number {
  return list.reduce((total, own) => total + pick(own), 0);
}
