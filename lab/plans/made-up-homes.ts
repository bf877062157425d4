import { findDeadEnds, findInTheWay } from "../../tests/designer/plan-properties/access.ts";
import { judgeCounts } from "../../tests/designer/plan-properties/counts.ts";
import { judgePlaces } from "../../tests/designer/plan-properties/placed.ts";
import { type PlannedHome, planHome } from "../../tests/designer/plan-properties/planned-home.ts";
import { findOversized, ownChoice, paletteOf } from "../../tests/designer/plan-properties/planting.ts";
import { judgeShapes } from "../../tests/designer/plan-properties/shapes.ts";
import { judgeSizes } from "../../tests/designer/plan-properties/sizes.ts";
import { findShortRows, judgeSpots } from "../../tests/designer/plan-properties/spots.ts";
import { findUnrequested } from "../../tests/designer/plan-properties/unrequested.ts";
import { plannedWishes } from "./made-up-wishes.ts";
import type { Half } from "./yard-photos.ts";

export interface MadeUp {
  yards: number;
  perYard: number;
  from: number;
  half: Half | "all";
  worst: number;
  /** A JSON array of objects with a field "wish"; default: the list next to this file. */
  wishes?: string;
}

/** Their doors, fences and drives are known exactly. */
export async function measureMadeUpHomes({ half, worst, wishes: file, ...which }: MadeUp): Promise<void> {
  const wishes = ofHalf(await readWishes(file), half);
  const started = process.cpuUsage();
  const homes = planHomes(wishes, { ...which, half });
  const { user, system } = process.cpuUsage(started);
  console.log(
    `${homes.length} plans of ${wishes.length} wishes (${half}), ${((user + system) / 1000 / homes.length).toFixed(0)} ms of CPU each`,
  );
  printAnswers(homes, worst);
}

async function readWishes(file: string | undefined): Promise<readonly string[]> {
  if (!file) return plannedWishes;
  const { readFile } = await import("node:fs/promises");
  return (JSON.parse(await readFile(file, "utf8")) as { wish: string }[]).map(({ wish }) => wish);
}

function ofHalf<T>(list: readonly T[], half: Half | "all"): T[] {
  return list.filter((_, i) => half === "all" || (i % 2 === 1) === (half === "kept"));
}

/** Yards take wishes in turn, so that all are planned about as often. */
function planHomes(
  wishes: readonly string[],
  { yards, perYard, from, half }: Omit<MadeUp, "worst" | "wishes">,
): PlannedHome[] {
  return Array.from({ length: yards }, (_, i) => {
    const taken = Array.from({ length: perYard }, (_, j) => wishes[(i * perYard + j) % wishes.length] ?? "");
    // Even yards for choosing numbers, odd ones for testing them.
    const yard = half === "all" ? from + i : 2 * (from + i) + (half === "kept" ? 1 : 0);
    return planHome(yard, taken);
  }).flat();
}

function printAnswers(homes: readonly PlannedHome[], worst: number): void {
  printUnrequested(homes);
  describeAnswers(
    "placed",
    homes.flatMap((home) =>
      judgePlaces(home).map((own) => ({ ...own, key: own.place, name: home.name, words: own.thing })),
    ),
    worst,
  );
  describeAnswers(
    "sizes",
    homes.flatMap((home) => judgeSizes(home).map((own) => ({ ...own, key: own.thing, name: home.name }))),
    worst,
  );
  describeAnswers(
    "counts",
    homes.flatMap((home) => judgeCounts(home).map((own) => ({ ...own, key: own.thing, name: home.name }))),
    worst,
  );
  describeAnswers(
    "spots and ends of paths",
    homes.flatMap((home) =>
      judgeSpots(home).map((own) => ({ ...own, key: own.spot, name: home.name, words: own.thing })),
    ),
    worst,
  );
  describeAnswers(
    "shapes",
    homes.flatMap((home) => judgeShapes(home).map((own) => ({ ...own, key: own.thing, name: home.name }))),
    worst,
  );
  describeFaults("rows that are cut short", homes, findShortRows, worst);
  describeFaults("in the way", homes, findInTheWay, worst);
  describeFaults("paths that lead nowhere", homes, findDeadEnds, worst);
  describeFaults("trees too large", homes, findOversized, worst);
  printKinds(homes);
}

function printUnrequested(homes: readonly PlannedHome[]): void {
  for (const [which, part] of [
    ["first designs", homes.filter(({ variation }) => variation === 0)],
    ["others", homes.filter(({ variation }) => variation > 0)],
  ] as const) {
    const kinds = part.map((home) => findUnrequested(home));
    console.log(
      `unasked, ${which}: ${(kinds.flat().length / part.length).toFixed(2)} a design, at most ${Math.max(...kinds.map((own) => own.length))}; ${counted(kinds.flat())}`,
    );
  }
}

interface Answer {
  key: string;
  answer: "right" | "said" | "wrong";
  name: string;
  words: string;
}

function describeAnswers(what: string, answers: readonly Answer[], worst: number): void {
  const of = (list: readonly Answer[], answer: Answer["answer"]) => list.filter((own) => own.answer === answer).length;
  console.log(
    `${what}: ${of(answers, "right")} right, ${of(answers, "said")} said, ${of(answers, "wrong")} wrong of ${answers.length}`,
  );
  for (const key of [...new Set(answers.map((own) => own.key))].sort()) {
    const own = answers.filter((answer) => answer.key === key);
    console.log(`  ${key.padEnd(16)} ${of(own, "right")} right, ${of(own, "said")} said, ${of(own, "wrong")} wrong`);
  }
  for (const { name, words, key } of answers.filter(({ answer }) => answer === "wrong").slice(0, worst))
    console.log(`    ${name}: ${words} (${key})`);
}

function describeFaults(
  what: string,
  homes: readonly PlannedHome[],
  find: (home: PlannedHome) => string[],
  worst: number,
): void {
  const faults = homes.flatMap((home) => find(home).map((words) => `${home.name}: ${words}`));
  console.log(`${what}: ${faults.length} in ${homes.length} plans`);
  for (const fault of faults.slice(0, worst)) console.log(`    ${fault}`);
}

function printKinds(homes: readonly PlannedHome[]): void {
  const kinds = homes.flatMap((home) => [...ownChoice(home)]);
  const shares = tally(kinds).map(([kind, count]) => `${kind} ${((100 * count) / homes.length).toFixed(0)} %`);
  console.log(
    `kinds by the share of designs that they are in unasked: ${shares.slice(0, 10).join(", ")} (${shares.length} kinds)`,
  );
  const usual = homes.filter(({ wish }) => wish.style === undefined);
  console.log(`palettes where no style is named: ${new Set(usual.map(paletteOf)).size} in ${usual.length} designs`);
}

function counted(list: readonly string[]): string {
  return tally(list)
    .map(([kind, count]) => `${kind} ${count}`)
    .join(", ");
}

function tally(list: readonly string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const kind of list) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts].sort((one, other) => other[1] - one[1]);
}
