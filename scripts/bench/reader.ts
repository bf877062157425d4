import { seePhoto } from "../../app/designer/reader/see-photo.ts";
import { groundReader } from "../../app/providers/images/ground-reader.server.ts";
import { measurements } from "../commands/bench.mjs";
import { type Given, runCommand } from "../commands/command-line.mjs";
import { loadPhoto } from "../develop/designer/photo-file.ts";
import { StageMeter } from "./designer-parts/stage-meter.ts";

const declared = measurements.reader;

/**
 * What the learned reader costs in a fresh process: unpacking its weights, the first photo and the third, by when V8 has
 * compiled everything. Seconds of CPU count. Exit code 1: over a limit.
 */
const usualPhoto = "tests/fixtures/fenced-back-yard.jpg";
const limit = { seconds: 1.2, megabytes: 250 };

async function main({ positionals }: Given<typeof declared>): Promise<void> {
  const photo = await loadPhoto(positionals[0] ?? usualPhoto, 1280, true);
  const meter = new StageMeter();
  const reader = groundReader();
  const costs = [meter.end("weights")];
  for (const stage of ["first photo", "second", "third"]) {
    seePhoto(reader, photo);
    costs.push(meter.end(stage));
  }
  for (const { stage, cpuSeconds, peakMegabytes } of costs) {
    console.log(`${stage.padEnd(12)} ${cpuSeconds.toFixed(2)} s CPU, at most ${peakMegabytes.toFixed(0)} MB`);
  }
  const isOver = costs.some((cost) => cost.cpuSeconds > limit.seconds || cost.peakMegabytes > limit.megabytes);
  console.log(`${isOver ? "OVER" : "within"} ${limit.seconds} s and ${limit.megabytes} MB`);
  if (isOver) process.exitCode = 1;
}

await runCommand(declared, main);
