import { execFile } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { designProcessFlags } from "../../app/providers/images/design-process-flags.ts";
import { compile } from "../../tests/harness/compiled-programs.ts";
import { measurements } from "../commands/bench.mjs";
import { type Given, runCommand } from "../commands/command-line.mjs";
import { readPhotoFile } from "../order/photo-argument.mjs";
import type { OrderToMeasure } from "./designer-parts/measure-order.ts";
import type { StageCost } from "./designer-parts/stage-meter.ts";

const declared = measurements.designer;

/**
 * What an order of five costs, stage by stage, at both sizes: what precedes its payment, which its pictures share (reading the
 * photo, and the check of the room, which ranks ten plans); the first picture; and what a later one costs as a share of all
 * that. Compiled like the product, in two processes as there: one reads, another draws, with its V8 flags. A picture process
 * stays up between pictures, so each has read and drawn another yard at the same size before, which covers half of V8's
 * compiling. Seconds of CPU count, since they hardly depend on the machine's other load. Exit code 1: over a limit.
 */
const usualPhoto = "tests/fixtures/fenced-back-yard.jpg";
const usualWish =
  "Cottage garden with a flagstone patio, dining table, pergola, fire pit, gravel path, pond, roses, lavender, two trees and a lawn";
const before = {
  photo: "public/pictures/sample-photo-1600.jpg",
  wish: "Modern garden with a paver patio, a deck, lounge chairs, ornamental grasses, a hedge and stepping stones",
};

const designs = 5;

/**
 * For the first picture with its share of what precedes, and for the memory after all drawn pictures. Ten of another order are
 * drawn where that is fast: at the larger size pictures after the third hardly add memory.
 */
const limits = [
  { size: 1280, seconds: 4, megabytes: 400, variations: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] },
  { size: 2048, seconds: 8, megabytes: 600, variations: [0, 1, 9] },
];
/** Of the first design at 640 pixels, before paying: CPU, on top of what precedes. */
const previewSeconds = 2;
/** What each later picture may cost as share of the first and all that precedes it. */
const laterShare = 0.6;

type Limit = (typeof limits)[number];

async function main({ positionals }: Given<typeof declared>): Promise<void> {
  const [photo = usualPhoto, wish = usualWish] = positionals;
  await readPhotoFile(photo);
  // The program finds its packages from here.
  const folder = join("test-results", `bench-designer-${process.pid}`);
  try {
    await compile(folder, { "cost-process": "./scripts/bench/designer-parts/cost-process.ts" });
    for (const limit of limits) await runBench(limit, { photo, wish }, folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function runBench(limit: Limit, measured: typeof before, folder: string): Promise<void> {
  const { size, variations } = limit;
  const orders: OrderToMeasure[] = [
    { ...before, size, designs, variations: [0], keptFile: join(folder, `before-${size}.order`) },
    { ...measured, size, designs, variations, keptFile: join(folder, `measured-${size}.order`) },
  ];
  const run = async (flags: readonly string[], work: "read" | "draw") => {
    const words = [...flags, join(folder, "cost-process.js"), work, ...orders.map((order) => JSON.stringify(order))];
    return JSON.parse((await promisify(execFile)(process.execPath, words)).stdout);
  };
  const reading: StageCost[] = await run([], "read");
  const preview = reading.pop();
  printOrder(limit, reading, await run(designProcessFlags, "draw"));
  if (preview) printSum("preview", [preview], judge(preview.cpuSeconds <= previewSeconds, `${previewSeconds} s`));
}

function printOrder({ size, variations, ...limit }: Limit, reading: StageCost[], pictures: StageCost[][]): void {
  console.log(`\n${`${size} px`.padEnd(14)}${"wall s".padStart(8)}${"CPU s".padStart(8)}${"peak MB".padStart(8)}`);
  printStages(reading);
  printSum("before", reading);
  const [first = []] = pictures;
  printStages(first);
  printSum("first picture", first);
  const withShare = cpuOf(first) + cpuOf(reading) / designs;
  const verdict = judge(withShare <= limit.seconds, `${limit.seconds} s`);
  console.log(`${"with a fifth of before".padEnd(22)}${withShare.toFixed(2).padStart(8)}  ${verdict}`);
  const whole = cpuOf(reading) + cpuOf(first);
  for (const [i, picture] of pictures.entries()) {
    const share = cpuOf(picture) / whole;
    const verdict = judge(i === 0 || share <= laterShare, `${percent(laterShare)} of before and first`);
    // Those between the second and the last are printed only where they fail.
    if (i === 1 || (i > 0 && (i === pictures.length - 1 || share > laterShare)))
      printSum(`picture ${(variations[i] ?? 0) + 1}`, picture, `${percent(share)}, ${verdict}`);
  }
  const peak = peakOf(pictures.flat());
  const most = judge(peak <= limit.megabytes, `${limit.megabytes} MB`);
  console.log(`${`${pictures.length} pictures`.padEnd(30)}${peak.toFixed(0).padStart(8)}  ${most}`);
}

function judge(holds: boolean, limit: string): string {
  if (!holds) process.exitCode = 1;
  return `${holds ? "within" : "OVER"} ${limit}`;
}

function printStages(costs: readonly StageCost[]): void {
  for (const cost of costs) printSum(`  ${cost.stage}`, [cost]);
}

function printSum(name: string, costs: readonly StageCost[], verdict = ""): void {
  const wall = costs.reduce((sum, cost) => sum + cost.seconds, 0);
  const numbers = [wall.toFixed(2), cpuOf(costs).toFixed(2), peakOf(costs).toFixed(0)];
  console.log(`${name.padEnd(14)}${numbers.map((number) => number.padStart(8)).join("")}  ${verdict}`.trimEnd());
}

function cpuOf(costs: readonly StageCost[]): number {
  return costs.reduce((sum, cost) => sum + cost.cpuSeconds, 0);
}

function peakOf(costs: readonly StageCost[]): number {
  return Math.max(...costs.map((cost) => cost.peakMegabytes));
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}

await runCommand(declared, main);
