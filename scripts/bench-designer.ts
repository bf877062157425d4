import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import sharp from "sharp";
import { designYard } from "../app/designer/design-yard.ts";
import { readScene } from "../app/designer/photo/read-scene.ts";
import { seePhoto } from "../app/designer/reader/see-photo.ts";
import { groundReader } from "../app/providers/images/ground-reader.server.ts";
import { encodeRaster, loadPhoto } from "./designer/photo-file.ts";
import { type StageCost, StageMeter } from "./designer/stage-meter.ts";

/**
 * npm run bench:designer [-- PHOTO ["wish"]]
 * What one design costs, stage by stage, with the photo decoded and its ground read for it, at both sizes and each in a
 * process of its own. Seconds of CPU count, since they hardly depend on what else the machine does. Exit code 1: over a limit.
 */
const usualPhoto = "tests/fixtures/fenced-back-yard.jpg";
const usualWish =
  "Cottage garden with a flagstone patio, dining table, pergola, fire pit, gravel path, pond, roses, lavender, two trees and a lawn";

const limits = [
  { size: 1280, seconds: 6, megabytes: 400 },
  { size: 2048, seconds: 12, megabytes: 600 },
];

const [photo = usualPhoto, wish = usualWish, childSize] = process.argv.slice(2);
if (childSize) console.log(JSON.stringify(await measure(Number(childSize))));
else await runBench();

async function runBench(): Promise<void> {
  for (const limit of limits) {
    const self = fileURLToPath(import.meta.url);
    const args = [...process.execArgv, self, photo, wish, String(limit.size)];
    const { stdout } = await promisify(execFile)(process.execPath, args);
    const costs = JSON.parse(stdout) as StageCost[];
    printTable(limit.size, costs);
    const cpu = costs.reduce((sum, cost) => sum + cost.cpuSeconds, 0);
    const peak = Math.max(...costs.map((cost) => cost.peakMegabytes));
    const holds = cpu <= limit.seconds && peak <= limit.megabytes;
    const verdict = `${holds ? "within" : "OVER"} ${limit.seconds} s and ${limit.megabytes} MB`;
    console.log(
      `${"total".padEnd(12)}${" ".repeat(8)}${cpu.toFixed(2).padStart(8)}${peak.toFixed(0).padStart(8)}  ${verdict}`,
    );
    if (!holds) process.exitCode = 1;
  }
}

/**
 * Runs in the child. The picture process stays up between designs: what its first one pays for compiling (about one second
 * of CPU, most of it in V8's own threads) is paid by a small one here and not counted.
 */
async function measure(size: number): Promise<StageCost[]> {
  sharp.concurrency(1);
  const reader = groundReader();
  const small = await loadPhoto(photo, 320, true);
  designYard({ photo: small, scene: readScene(small, seePhoto(reader, small)), wish, seed: 1, variation: 0 });
  const meter = new StageMeter();
  const raster = await loadPhoto(photo, size, true);
  meter.end("decode");
  const scene = readScene(raster, seePhoto(reader, raster));
  meter.end("scene");
  const { picture } = designYard({ photo: raster, scene, wish, seed: 1, variation: 0 }, meter.end);
  await encodeRaster(picture).png({ compressionLevel: 3 }).toBuffer();
  meter.end("encode");
  return meter.costs;
}

function printTable(size: number, costs: readonly StageCost[]): void {
  console.log(`\n${`${size} px`.padEnd(12)}${"wall s".padStart(8)}${"CPU s".padStart(8)}${"peak MB".padStart(8)}`);
  for (const { stage, seconds, cpuSeconds, peakMegabytes } of costs) {
    const numbers = [seconds.toFixed(2), cpuSeconds.toFixed(2), peakMegabytes.toFixed(0)];
    console.log(stage.padEnd(12) + numbers.map((number) => number.padStart(8)).join(""));
  }
}
