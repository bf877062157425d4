import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import sharp from "sharp";
import { readWish } from "#app/designer/wish/read-wish.ts";
import { designYard } from "../app/designer/design-yard.ts";
import { checkAnswer } from "../app/providers/images/models/check-answer.server.ts";
import { driftLimits } from "../app/providers/images/models/drift/judge-drift.ts";
import { loadScene } from "../app/providers/images/photo-scene.server.ts";
import { type Given, runCommand } from "../scripts/commands/command-line.mjs";
import { readPhotoFile } from "../scripts/order/photo-argument.mjs";
import { measureCommands } from "./commands/measure.mjs";
import { disturbances } from "./drift/disturbances.ts";

const declared = measureCommands["measure-drift"];

const wish = "A flagstone patio with a fire pit, a curved gravel path and lavender along the fence";

interface Row {
  photo: string;
  disturbance: string;
  shouldPass: boolean;
  passed: boolean;
  words: string;
}

async function measure(photoFile: string, folder: string): Promise<Row[]> {
  const { photo, scene } = await loadScene({ photoFile, sceneFolder: folder });
  const { width, height } = photo;
  const design = designYard({ photo, scene, wish: readWish(wish), seed: 3, variation: 1 }).picture;
  const groundFile = join(folder, "ground.png");
  await sharp(scene.ground, { raw: { width, height, channels: 1 } })
    .png()
    .toFile(groundFile);
  const originalFile = join(folder, "photo.png");
  await sharp(photo.data, { raw: { width, height, channels: 3 } })
    .png()
    .toFile(originalFile);
  const canvas = { width, height, photo: { left: 0, top: 0, width, height } };
  const rows: Row[] = [];
  for (const { name, keepsTheHouse, disturb } of disturbances) {
    const answerFile = join(folder, "answer.png");
    const disturbed = await disturb({ design, photo, ground: scene.ground });
    await sharp(disturbed.data, { raw: { width: disturbed.width, height: disturbed.height, channels: 3 } })
      .png()
      .toFile(answerFile);
    const result = await checkAnswer({ originalFile, isCleared: false, answerFile, canvas, groundFile, folder });
    if (!result.ok) throw new Error(`${name}: ${result.reason}`);
    const { drift, drifted, restoredFile } = result.answer;
    const percent = (share: number) => `${(share * 100).toFixed(1)} %`.padStart(7);
    rows.push({
      photo: basename(photoFile),
      disturbance: name,
      shouldPass: keepsTheHouse,
      passed: !drifted,
      words: `lost ${percent(drift.lost)}  overgrown ${percent(drift.overgrown)}  shift ${percent(drift.shift)}  scale ${drift.scale.toFixed(3)}  colour ${drift.recolored.toFixed(1).padStart(5)}  ${drifted ? (restoredFile ? "drifted, can be restored" : "drifted, cannot be restored") : "kept"}`,
    });
  }
  return rows;
}

async function main({ positionals }: Given<typeof declared>): Promise<void> {
  const photos = positionals.length > 0 ? positionals : ["tests/fixtures/fenced-back-yard.jpg"];
  for (const photo of photos) await readPhotoFile(photo);
  const folder = await mkdtemp(join(tmpdir(), "drift-"));
  try {
    console.log("limits", driftLimits);
    let wrong = 0;
    for (const photo of photos) {
      for (const row of await measure(photo, folder)) {
        const right = row.shouldPass === row.passed;
        if (!right) wrong++;
        console.log(`${right ? " " : "!"} ${row.photo.padEnd(26)} ${row.disturbance.padEnd(34)} ${row.words}`);
      }
    }
    console.log(`${wrong} judged wrongly`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

await runCommand(declared, main);
