import { parseArgs } from "node:util";
import sharp from "sharp";
import { seeYard } from "../app/designer/design-yard.ts";
import type { Raster } from "../app/designer/numeric/raster.ts";
import { readScene } from "../app/designer/photo/read-scene.ts";
import { changePlan } from "../app/designer/plan/change-plan.ts";
import { readTerrain } from "../app/designer/plan/ground/terrain.ts";
import { findIdea } from "../app/designer/plan/idea/idea.ts";
import { layOut } from "../app/designer/plan/lay-out-plan.ts";
import type { Plan } from "../app/designer/plan/parts/plan.ts";
import { seePhoto } from "../app/designer/reader/see-photo.ts";
import { renderPlan } from "../app/designer/render/render-plan.ts";
import { readWish } from "../app/designer/wish/read-wish.ts";
import { groundReader } from "../app/providers/images/ground-reader.server.ts";
import { lightRadius, reachOfChange } from "../tests/designer/change-reach.ts";
import { changes } from "../tests/designer/changes.ts";
import { loadPhoto } from "./designer/photo-file.ts";

const usage = `npm run measure-changes -- PHOTO... [--size 640]

Makes thirty changes to designs of the photos in turn and compares raw pixels: none may differ outside what the change is
about, what came instead, their shadows and ${lightRadius} m of light round them, unless the plan says what moved besides. Exit code 1
where one does.`;

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { size: { type: "string", default: "640" } },
  });
  if (positionals.length === 0) {
    console.error(usage);
    process.exitCode = 2;
    return;
  }
  sharp.concurrency(1);
  const photos = await Promise.all(positionals.map((file) => loadPhoto(file, Number(values.size))));
  let held = 0;
  for (const [i, [wish, change]] of changes.entries()) {
    const { differ, outside, movedToo } = compare(photos[i % photos.length]!, wish, change, i);
    if (outside === 0 || movedToo.length > 0) held++;
    const moved = movedToo.length > 0 ? `; says that this moved: ${movedToo.join(", ")}` : "";
    console.log(`${wish} + ${change}: ${differ} pixels differ, ${outside} of them elsewhere${moved}`);
  }
  console.log(`${held} of ${changes.length} changes changed one thing, or said what else`);
  if (held < changes.length) process.exitCode = 1;
}

function compare(photo: Raster, words: string, change: string, seed: number) {
  const scene = readScene(photo, seePhoto(groundReader(), photo));
  const { yard, standing } = seeYard(photo, scene);
  const terrain = readTerrain(yard, false);
  const wish = readWish(words);
  const before = layOut(terrain, findIdea(wish, terrain, seed, seed % 3), wish, seed);
  const after = changePlan(before, readWish(change), seed, seed % 3);
  const draw = (plan: Plan) => renderPlan({ photo, scene, yard, standing, plan, seed }).picture.data;
  const [one, two] = [draw(before.plan), draw(after.plan)];
  const reach = reachOfChange(before.plan, after.plan, yard.camera, scene.light.direction);
  let [differ, outside] = [0, 0];
  for (const [pixel, isReached] of reach.entries()) {
    if ([0, 1, 2].every((channel) => one[pixel * 3 + channel] === two[pixel * 3 + channel])) continue;
    differ++;
    if (!isReached) outside++;
  }
  return { differ, outside, movedToo: after.plan.summary.movedToo ?? [] };
}

await main();
