import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import sharp from "sharp";
import { designYard } from "../app/designer/design-yard.ts";
import type { Raster } from "../app/designer/numeric/raster.ts";
import { readWish } from "../app/designer/wish/read-wish.ts";
import { checkLayout } from "../app/providers/images/models/layout/check-layout.server.ts";
import { layoutLimits } from "../app/providers/images/models/layout/measure-layout.ts";
import { loadScene } from "../app/providers/images/photo-scene.server.ts";
import { type Given, runCommand } from "../scripts/commands/command-line.mjs";
import { readPhotoFile } from "../scripts/order/photo-argument.mjs";
import { measureCommands } from "./commands/measure.mjs";
import { disturbances } from "./drift/disturbances.ts";
import { otherLayouts, photoReal } from "./drift/layout-disturbances.ts";

const declared = measureCommands["measure-layout"];

const wishes = [
  "A flagstone patio with a fire pit, a curved gravel path and lavender along the fence",
  "A small pond, two benches and a lawn with beds of hydrangeas by the house",
];

async function measure(photoFile: string, folder: string): Promise<number> {
  const { photo, scene } = await loadScene({ photoFile, sceneFolder: folder });
  const write = async (name: string, { data, width, height }: Raster, channels: 1 | 3 = 3) => {
    const file = join(folder, name);
    await sharp(data, { raw: { width, height, channels } }).png({ compressionLevel: 1 }).toFile(file);
    return file;
  };
  let wrong = 0;
  for (const words of wishes) {
    const designOf = (variation: number) => designYard({ photo, scene, wish: readWish(words), seed: 3, variation });
    const drawn = designOf(0);
    const design = drawn.picture;
    const drawingFile = await write("drawing.png", design);
    const changedFile = await write("changed.png", { ...photo, data: drawn.changed }, 1);
    const input = { design, photo, ground: drawn.changed };
    const others = [1, 2, 3].map((variation) => ({
      name: `design ${variation + 1} instead`,
      keepsTheHouse: false,
      disturb: async () => designOf(variation).picture,
    }));
    const harmless = disturbances.filter(({ keepsTheHouse }) => keepsTheHouse);
    for (const { name, keepsTheHouse, disturb } of [...harmless, ...photoReal, ...otherLayouts, ...others]) {
      const answerFile = await write("answer.png", await disturb(input));
      const { edges, surfaces, kept } = await checkLayout({ drawingFile, answerFile, changedFile });
      if (kept !== keepsTheHouse) wrong++;
      const sign = kept === keepsTheHouse ? " " : "!";
      const numbers = Object.entries({ edges, surfaces }).map(([of, n]) => `${of} ${n.toFixed(2).padStart(5)}`);
      const words = `${numbers.join("  ")}  ${kept ? "kept" : "another"}`;
      console.log(`${sign} ${basename(photoFile).padEnd(26)} ${name.padEnd(36)} ${words}`);
    }
  }
  return wrong;
}

async function main({ positionals }: Given<typeof declared>): Promise<void> {
  const photos = positionals.length > 0 ? positionals : ["tests/fixtures/fenced-back-yard.jpg"];
  for (const photo of photos) await readPhotoFile(photo);
  const folder = await mkdtemp(join(tmpdir(), "layout-"));
  try {
    console.log("limits", layoutLimits);
    let wrong = 0;
    for (const photo of photos) wrong += await measure(photo, folder);
    console.log(`${wrong} judged wrongly`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

await runCommand(declared, main);
