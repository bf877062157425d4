import { parseArgs } from "node:util";
import sharp, { type Sharp } from "sharp";
import { type Design, designYard } from "../app/designer/design-yard.ts";
import type { Raster } from "../app/designer/raster.ts";
import { readScene } from "../app/designer/scene/read-scene.ts";

const usage = `npm run design -- PHOTO "wish" [--seed 1] [--variation 0] [--size 1280] [--out design.jpg] [--sheet]

Redesigns the yard in PHOTO with the built-in designer. --sheet draws the photo and variations 0 to 4 in one picture.`;

/** One line per stage with its seconds. */
function createStopwatch() {
  let last = performance.now();
  return (stage: string) => {
    const now = performance.now();
    console.log(`${stage.padEnd(10)} ${((now - last) / 1000).toFixed(2)} s`);
    last = now;
  };
}

async function loadPhoto(file: string, size: number): Promise<Raster> {
  const { data, info } = await sharp(file)
    .autoOrient()
    .flatten({ background: "#888" })
    .toColourspace("srgb")
    .resize(size, size, { fit: "inside" })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

function encode(raster: Raster): Sharp {
  return sharp(raster.data, { raw: { width: raster.width, height: raster.height, channels: 3 } });
}

async function saveSheet(photo: Raster, designs: readonly Design[], file: string): Promise<void> {
  const width = 800;
  const height = Math.round((width * photo.height) / photo.width);
  const tiles = [photo, ...designs.map((design) => design.picture)];
  const composites = await Promise.all(
    tiles.map(async (tile, i) => ({
      input: await encode(tile).resize(width, height).png().toBuffer(),
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
  const stopwatch = createStopwatch();
  const photo = await loadPhoto(file, Number(values.size));
  stopwatch("load");
  const scene = readScene(photo);
  stopwatch("scene");
  const variations = values.sheet ? [0, 1, 2, 3, 4] : [Number(values.variation)];
  const designs = variations.map((variation) => {
    const design = designYard({ photo, scene, wish, seed: Number(values.seed), variation }, stopwatch);
    console.log(`${variation}: ${design.plan.title}`);
    return design;
  });
  if (values.sheet) await saveSheet(photo, designs, values.out);
  else await encode(designs[0].picture).jpeg({ quality: 90 }).toFile(values.out);
  console.log(`reading    ${JSON.stringify(scene.reading)}`);
  console.log(`peak RSS   ${Math.round(process.resourceUsage().maxRSS / 1024)} MB -> ${values.out}`);
}

await main();
