import { median } from "../app/designer/numeric/median.ts";
import { type Given, refuse, runCommand } from "../scripts/commands/command-line.mjs";
import { measureCommands } from "./commands/measure.mjs";
import { type MeasuredYard, measureDistances } from "./scale/distances.ts";
import { findLabelledMarks, type MarksFound } from "./scale/labelled-marks.ts";

const declared = measureCommands["measure-scale"];

async function main({ values }: Given<typeof declared>): Promise<void> {
  if (values.rendered) printDistances(await measureDistances(values.rendered, values.maps, values.lens ?? false));
  else if (values.photos && values.maps) printMarks(await findLabelledMarks(values.photos, values.boxes, values.maps));
  else refuse(declared, "--photos with --maps, or --rendered, is missing");
}

const everySecond = (_: unknown, index: number) => index % 2 === 1;
const inLaterHalf = (_: unknown, index: number, all: readonly unknown[]) => index > all.length / 2;
const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

function printMarks(photos: readonly MarksFound[]): void {
  for (const [which, part] of [
    ["unseen", photos.filter(everySecond)],
    ["all", photos],
  ] as const)
    for (const kind of Object.keys(photos[0]?.kinds ?? {})) {
      const counts = part.flatMap(({ kinds }) => kinds[kind] ?? []);
      const showing = counts.filter(({ whole }) => whole > 0);
      const found = showing.filter((count) => count.found > 0).length;
      const sum = (pick: (count: (typeof counts)[number]) => number) => counts.reduce((all, own) => all + pick(own), 0);
      console.log(
        `${which.padEnd(7)}${kind.padEnd(12)} found in ${found} of ${showing.length} photos that show one whole (${percent(found / showing.length)}), ` +
          `${sum(({ found }) => found)} of ${sum(({ whole }) => whole)} whole ones; ${sum(({ right }) => right)} of ${sum(({ marks }) => marks)} marks right`,
      );
    }
}

function printDistances(yards: readonly MeasuredYard[]): void {
  for (const { name, error, knownError, stated, within, known } of yards)
    console.log(
      `${name}  wrong by ${percent(error)}, stated ${percent(stated)}, within ${percent(within)}; ${known} known: ${percent(knownError)}`,
    );
  for (const [which, part] of [
    ["unseen", yards.filter(inLaterHalf)],
    ["all", yards],
  ] as const) {
    if (part.length === 0) continue;
    const middle = (pick: (yard: MeasuredYard) => number) => percent(median(part.map(pick)));
    const errors = part.map(({ error }) => error).sort((a, b) => a - b);
    const within = part.map((yard) => yard.within).reduce((sum, own) => sum + own, 0) / part.length;
    console.log(
      `${which}: ${part.length} yards, distances wrong by ${middle(({ error }) => error)} (median; nine in ten at most ${percent(errors[Math.floor(0.9 * errors.length)] ?? 0)}), stated ${middle(({ stated }) => stated)}, ` +
        `within that ${percent(within)}; with one known length ${middle(({ knownError }) => knownError)}`,
    );
  }
}

await runCommand(declared, main);
