import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import sharp from "sharp";
import { designProcessFlags } from "../app/providers/images/design-process-flags.ts";
import { measureOrder, type OrderCost } from "./designer/measure-order.ts";
import type { StageCost } from "./designer/stage-meter.ts";

/**
 * npm run bench:designer [-- PHOTO ["wish"]]
 * What the pictures of an order cost, stage by stage, at both sizes and each in a process of its own: the reading of the photo,
 * which all of them share; the first picture, which also lays out and ranks the order's ten designs; and what a later one costs
 * as a share of the first, reading included. A picture process stays up between pictures, so each has read and drawn another
 * yard at the same size before: most of what V8 pays for compiling is paid by then. It runs with the same settings of V8. What a
 * reading leaves behind is cleared away before pictures are drawn: the product reads in a process of its own. Seconds of CPU
 * count, since they hardly depend on what else the machine does.
 * Exit code 1: over a limit.
 */
const usualPhoto = "tests/fixtures/fenced-back-yard.jpg";
const usualWish =
  "Cottage garden with a flagstone patio, dining table, pergola, fire pit, gravel path, pond, roses, lavender, two trees and a lawn";
const before = {
  photo: "public/pictures/sample-photo-1600.jpg",
  wish: "Modern garden with a paver patio, a deck, lounge chairs, ornamental grasses, a hedge and stepping stones",
};

/**
 * Of the first picture without the reading, and of the memory after all of them. All ten are drawn where that is soon done: at
 * the larger size pictures after the third hardly add to the memory.
 */
const limits = [
  { size: 1280, seconds: 6, megabytes: 400, variations: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] },
  { size: 2048, seconds: 12, megabytes: 600, megabytesAfterAll: 600, variations: [0, 1, 9] },
];
/** Of the first picture and the reading, what each later picture may cost. */
const laterShare = 0.6;

const [photo = usualPhoto, wish = usualWish, ofChild] = process.argv.slice(2);
if (ofChild) console.log(JSON.stringify(await measure(Number(ofChild))));
else for (const limit of limits) await runBench(limit);

type Limit = (typeof limits)[number];

async function runBench(limit: Limit): Promise<void> {
  const self = fileURLToPath(import.meta.url);
  const args = [...process.execArgv, ...designProcessFlags, "--expose-gc", self, photo, wish, String(limit.size)];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  printOrder(limit, JSON.parse(stdout) as OrderCost);
}

/** Runs in the child. */
async function measure(size: number): Promise<OrderCost> {
  sharp.concurrency(1);
  await measureOrder({ ...before, size, variations: [0] });
  const variations = limits.find((limit) => limit.size === size)?.variations ?? [0];
  return measureOrder({ photo, wish, size, variations });
}

function printOrder({ size, variations, ...limit }: Limit, { reading, pictures }: OrderCost): void {
  console.log(`\n${`${size} px`.padEnd(14)}${"wall s".padStart(8)}${"CPU s".padStart(8)}${"peak MB".padStart(8)}`);
  printStages(reading);
  printSum("reading", reading);
  const [first = []] = pictures;
  printStages(first);
  const holds = cpuOf(first) <= limit.seconds && peakOf(first) <= limit.megabytes;
  printSum("first picture", first, judge(holds, `${limit.seconds} s and ${limit.megabytes} MB`));
  const whole = cpuOf(reading) + cpuOf(first);
  for (const [i, picture] of pictures.entries()) {
    const share = cpuOf(picture) / whole;
    const verdict = judge(i === 0 || share <= laterShare, `${percent(laterShare)} of reading and first`);
    // Those between the second and the last are told only where they fail.
    if (i === 1 || (i > 0 && (i === pictures.length - 1 || share > laterShare)))
      printSum(`picture ${(variations[i] ?? 0) + 1}`, picture, `${percent(share)}, ${verdict}`);
  }
  const peak = peakOf(pictures.flat());
  const most = limit.megabytesAfterAll;
  const verdict = most === undefined ? "" : judge(peak <= most, `${most} MB`);
  console.log(`${`${pictures.length} pictures`.padEnd(30)}${peak.toFixed(0).padStart(8)}  ${verdict}`.trimEnd());
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
