import { writeFileSync } from "node:fs";
import { basename } from "node:path";
import sharp from "sharp";
import { readWish } from "#app/designer/wish/read-wish.ts";
import { designYard } from "../app/designer/design-yard.ts";
import { readScene } from "../app/designer/photo/read-scene.ts";
import { seePhoto } from "../app/designer/reader/see-photo.ts";
import { kindIndex } from "../app/designer/render/look/drawn-kind.ts";
import { groundReader } from "../app/providers/images/ground-reader.server.ts";
import { type Given, runCommand } from "../scripts/commands/command-line.mjs";
import { encodeRaster, loadPhoto, readFocalShare } from "../scripts/develop/designer/photo-file.ts";
import { measureCommands } from "./commands/measure.mjs";
import { compareKinds, type DrawnPicture, type KindComparison, keptFoliage } from "./realism/compare-kinds.ts";
import { cutPatches, labPlanes, type Patch } from "./realism/patch-features.ts";
import { describeKinds, summarizeKinds } from "./realism/report-realism.ts";
import { distinguishThings, type PhotoSamples } from "./realism/two-sample.ts";

const declared = measureCommands["measure-realism"];

/** Used in turn; all of them request plants. */
const wishes = [
  "a flagstone patio with a fire pit, lavender along the fence, hydrangeas and two small trees",
  "curved gravel path to the door, cottage garden, boxwood and roses",
  "modern paver patio with a dining table, ornamental grasses, a hedge for privacy and a maple",
  "keep the lawn, deep beds of shrubs and perennials, hostas and ferns in the shade, boulders",
];

interface Realism {
  name: string;
  kinds: KindComparison[];
  drawn: PhotoSamples;
  control: PhotoSamples;
}

async function main({ values, positionals }: Given<typeof declared>): Promise<void> {
  const all: Realism[] = [];
  for (const [index, file] of positionals.entries()) {
    const drawn = await draw(file, Number(values.size), index);
    const name = basename(file).replace(/\.[a-z]+$/i, "");
    if (values.save) await encodeRaster(drawn.picture).jpeg({ quality: 92 }).toFile(`${values.save}/${name}.jpg`);
    const own = measure(name, drawn);
    all.push(own);
    console.log(describeKinds(name, own.kinds));
  }
  console.log(summarizeKinds(all.map(({ kinds }) => kinds)).join("\n"));
  printAreas(
    "drawn against kept",
    all.map(({ drawn }) => drawn),
  );
  printAreas(
    "upper against lower",
    all.map(({ control }) => control),
  );
  if (values.json)
    writeFileSync(
      values.json,
      JSON.stringify(
        all.map(({ name, kinds, drawn }) => ({
          name,
          kinds,
          kept: meansOf(drawn.first),
          drawn: meansOf(drawn.second),
        })),
        null,
        1,
      ),
    );
}

async function draw(file: string, size: number, index: number): Promise<DrawnPicture> {
  sharp.concurrency(1);
  const photo = await loadPhoto(file, size);
  const scene = readScene(photo, seePhoto(groundReader(), photo), { focalShare: await readFocalShare(file) });
  const wish = wishes[index % wishes.length] ?? "";
  return { photo, scene, ...designYard({ photo, scene, wish: readWish(wish), seed: 5, variation: 0 }) };
}

function measure(name: string, drawn: DrawnPicture): Realism {
  const kept = cutPatches(labPlanes(drawn.photo), keptFoliage(drawn));
  const isFoliage = drawn.kinds.map((kind) => (kind === kindIndex.foliage ? 1 : 0));
  const fresh = cutPatches(labPlanes(drawn.picture), isFoliage);
  const tops = kept.map(({ top }) => top).sort((a, b) => a - b);
  const middle = tops[tops.length >> 1] ?? 0;
  const featuresOf = (patches: readonly Patch[]) => patches.map(({ features }) => features);
  const isUpper = ({ top }: Patch) => top < middle;
  const [upper, lower] = [kept.filter(isUpper), kept.filter((patch) => !isUpper(patch))];
  return {
    name,
    kinds: compareKinds(drawn),
    drawn: { name, first: featuresOf(kept), second: featuresOf(fresh) },
    control: { name, first: featuresOf(upper), second: featuresOf(lower) },
  };
}

function meansOf(patches: readonly Float64Array[]): number[] {
  const [first] = patches;
  return [...(first ?? [])].map((_, k) => patches.reduce((sum, own) => sum + (own[k] ?? 0), 0) / patches.length);
}

function printAreas(words: string, photos: readonly PhotoSamples[]): void {
  const areas = distinguishThings(photos);
  const mean = areas.reduce((sum, { area }) => sum + area, 0) / Math.max(1, areas.length);
  console.log(`${words}: AUC ${mean.toFixed(3)} on ${areas.length} photos`);
  console.log(`  ${areas.map(({ name, area }) => `${name} ${area.toFixed(2)}`).join("  ")}`);
}

await runCommand(declared, main);
