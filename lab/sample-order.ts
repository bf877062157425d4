import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { readWish } from "#app/designer/wish/read-wish.ts";
import { drawDesign } from "../app/providers/images/built-in-designer-task.server.ts";
import { type DigitalSource, xmpOf } from "../app/providers/images/digital-source.ts";
import { preparePhoto } from "../app/providers/images/prepare-photo.server.ts";
import { type Given, runCommand } from "../scripts/commands/command-line.mjs";
import { makeCommands } from "./commands/make.mjs";

const declared = makeCommands["sample-order"];

const designCount = 5;
/** In the strip that shows what packages contain, five in a row. */
const stripCount = 10;
const tile = { width: 96, height: 72 };
/** AVIF quality by width: dense screens show the small ones small. */
const widths = new Map([
  [320, 44],
  [480, 48],
  [640, 46],
  [960, 48],
  [1600, 48],
]);
const avifEffort = 4;
const jpeg = { quality: 76, mozjpeg: true };

/** None larger than it is. Returns what the page needs to know of the picture. */
async function writePicture(source: string, name: string, origin?: DigitalSource) {
  const { width, height } = await sharp(source).metadata();
  const stored = new Map([...widths].map(([wanted, quality]) => [Math.min(wanted, width), quality]));
  for (const [size, quality] of stored) {
    const picture = sharp(source).resize({ width: size });
    if (origin) picture.withXmp(xmpOf(origin));
    await picture.clone().avif({ quality, effort: avifEffort }).toFile(`public/pictures/${name}-${size}.avif`);
    await picture.clone().jpeg(jpeg).toFile(`public/pictures/${name}-${size}.jpg`);
  }
  const mean = await sharp(source).removeAlpha().resize(1, 1).raw().toBuffer();
  return { path: name, widths: [...stored.keys()], width, height, placeholderColor: `#${mean.toString("hex")}` };
}

async function writeStrip(tiles: readonly Buffer[]) {
  const places = tiles.map((input, i) => ({
    input,
    left: (i % designCount) * tile.width,
    top: Math.floor(i / designCount) * tile.height,
  }));
  const size = { width: designCount * tile.width, height: (tiles.length / designCount) * tile.height };
  const picture = sharp({ create: { ...size, channels: 3, background: "#fff" } })
    .composite(places)
    .withXmp(xmpOf("compositeSynthetic"));
  const file = `public/pictures/ten-designs-${size.width}`;
  await picture.clone().avif({ quality: 48, effort: avifEffort }).toFile(`${file}.avif`);
  await picture.clone().jpeg(jpeg).toFile(`${file}.jpg`);
}

async function main({ values, positionals }: Given<typeof declared>): Promise<void> {
  const [file, wish] = positionals as [string, string];
  sharp.concurrency(1);
  const folder = await mkdtemp(join(tmpdir(), "sample-order-"));
  try {
    // As an upload is: upright, without metadata, at most 4096 pixels.
    const prepared = await preparePhoto({ file, folder, name: "photo" });
    if (!prepared.ok) throw new Error(`The photo is refused: ${prepared.reason}`);
    const photoFile = join(folder, "photo.jpg");
    const photo = await writePicture(photoFile, "sample-photo");
    const designs = [];
    const tiles: Buffer[] = [];
    for (let variation = 0; variation < stripCount; variation++) {
      const pictureFile = join(folder, `design-${variation}.png`);
      const seed = Number(values.seed);
      const { plan } = await drawDesign({
        photoFile,
        focalShare: prepared.photo.focalShare,
        sceneFolder: folder,
        wish: readWish(wish),
        seed,
        variation,
        pictureFile,
      });
      tiles.push(await sharp(pictureFile).resize(tile).toBuffer());
      if (variation >= designCount) continue;
      designs.push({ picture: await writePicture(pictureFile, `sample-${variation + 1}`, "compositeSynthetic"), plan });
      console.log(`design ${variation + 1}: ${plan.title}`);
    }
    await writeStrip(tiles);
    const order = JSON.stringify({ prompt: wish, photo, designs });
    await writeFile("app/domain/orders/sample/sample-order.json", `${order}\n`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

await runCommand(declared, main);
