import { parseArgs } from "node:util";
import sharp from "sharp";
import { type Design, designYard } from "../app/designer/design-yard.ts";
import type { Raster } from "../app/designer/raster.ts";
import { readScene } from "../app/designer/scene/read-scene.ts";
import { encodeRaster, loadPhoto } from "./designer/photo-file.ts";
import { peakMegabytes, StageMeter } from "./designer/stage-meter.ts";

const usage = `npm run design -- PHOTO "wish" [--seed 1] [--variation 0] [--size 1280] [--out design.jpg] [--sheet]

Redesigns the yard in PHOTO with the built-in designer. --sheet draws the photo and variations 0 to 4 in one picture.`;

async function saveSheet(photo: Raster, designs: readonly Design[], file: string): Promise<void> {
  const width = 800;
  const height = Math.round((width * photo.height) / photo.width);
  const tiles = [photo, ...designs.map((design) => design.picture)];
  const composites = await Promise.all(
    tiles.map(async (tile, i) => ({
      input: await encodeRaster(tile).resize(width, height).png().toBuffer(),
      left: (i % 2) * width,
      top: Math.floor(i / 2) * height,
    })),
  );
  const rows = Math.ceil(tiles.length / 2);
  await sharp({ create: { width: width * 2, height: height * rows, channels: 3, background: "#000" } })
    .composite(composites)
    .jpeg({ quality: 88 })
    .toFile(file);
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      seed: { type: "string", default: "1" },
      variation: { type: "string", default: "0" },
      size: { type: "string", default: "1280" },
      out: { type: "string", default: "design.jpg" },
      sheet: { type: "boolean", default: false },
    },
  });
  const [file, wish = ""] = positionals;
  if (!file) {
    console.error(usage);
    process.exitCode = 2;
    return;
  }
  sharp.concurrency(1);
  const meter = new StageMeter();
  const tell = (stage: string) => {
    const { seconds, cpuSeconds } = meter.end(stage);
    console.log(`${stage.padEnd(10)} ${seconds.toFixed(2)} s, CPU ${cpuSeconds.toFixed(2)} s`);
  };
  const photo = await loadPhoto(file, Number(values.size));
  tell("load");
  const scene = readScene(photo);
  tell("scene");
  const variations = values.sheet ? [0, 1, 2, 3, 4] : [Number(values.variation)];
  const designs = variations.map((variation) => {
    const design = designYard({ photo, scene, wish, seed: Number(values.seed), variation }, tell);
    console.log(`${variation}: ${design.plan.title}`);
    if (design.plan.noRoom.length > 0) console.log(`   no room for: ${design.plan.noRoom.join(", ")}`);
    return design;
  });
  if (values.sheet) await saveSheet(photo, designs, values.out);
  else await encodeRaster(designs[0].picture).jpeg({ quality: 90 }).toFile(values.out);
  const { understood, notDrawn, remark = "" } = designs[0].plan.wish;
  console.log(`understood ${understood.join(", ")}\nnot drawn  ${notDrawn.join(", ")} ${remark}`);
  console.log(`reading    ${JSON.stringify(scene.reading)}`);
  console.log(`peak RSS   ${Math.round(peakMegabytes())} MB -> ${values.out}`);
}

await main();
