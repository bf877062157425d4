// node lab/run.mjs pictures: draws the home page's designs with the built-in designer and writes every picture in every size.

import { readFile, writeFile } from "node:fs/promises";
import sharp from "sharp";
import { readWish } from "#app/designer/wish/read-wish.ts";
import { designYard } from "../app/designer/design-yard.ts";
import { readScene } from "../app/designer/photo/read-scene.ts";
import { seePhoto } from "../app/designer/reader/see-photo.ts";
import { groundReader } from "../app/providers/images/ground-reader.server.ts";
import { examples } from "../app/ui/gallery/gallery.ts";
import { type Given, runCommand } from "../scripts/commands/command-line.mjs";
import { loadPhoto, readFocalShare } from "../scripts/develop/designer/photo-file.ts";
import { makeCommands } from "./commands/make.mjs";
import { chosenDesigns } from "./pictures/chosen-designs.ts";
import { saveChoice } from "./pictures/save-choice.ts";
import { type OwnPicture, saveInAllSizes } from "./pictures/save-in-all-sizes.ts";

const declared = makeCommands.pictures;

const manifest = "app/ui/gallery/pictures.json";
const longSide = 1600;

async function main({ values, positionals: names }: Given<typeof declared>): Promise<void> {
  sharp.concurrency(1);
  if (values.try) await tryDesigns(values.try, values.seeds.split(",").map(Number));
  else await writePictures(names);
}

async function writePictures(names: readonly string[]): Promise<void> {
  const yards = new Map<string, ReturnType<typeof readYard>>();
  const yardOf = (name: string) => {
    const yard = yards.get(name) ?? readYard(name, longSide);
    yards.set(name, yard);
    return yard;
  };
  const jobs = examples.flatMap(({ slug, before: { picture: yard }, afters }) => [
    { name: yard, of: [yard], origin: undefined, draw: () => loadPhoto(masterOf(yard), longSide) },
    ...afters.map(({ picture: name, wish }, index) => ({
      name,
      of: [name, slug],
      origin: "compositeSynthetic" as const,
      draw: async () =>
        designYard({ ...(await yardOf(yard)), wish: readWish(wish), ...chosenDesigns[slug]![index]! }).picture,
    })),
  ]);
  const written = new Map<string, OwnPicture>();
  for (const { name, of, origin, draw } of jobs) {
    if (written.has(name) || (names.length > 0 && !of.some((each) => names.includes(each)))) continue;
    written.set(name, await saveInAllSizes(name, await draw(), origin));
    console.log(name);
  }
  const known: Record<string, OwnPicture> = JSON.parse(await readFile(manifest, "utf8"));
  const listed = [...new Set(jobs.map(({ name }) => name))].map((name) => [name, written.get(name) ?? known[name]]);
  await writeFile(manifest, `${JSON.stringify(Object.fromEntries(listed), null, 2)}\n`);
}

async function tryDesigns(name: string, seeds: readonly number[]): Promise<void> {
  const isNamed = ({ picture }: { picture: string }) => picture === name;
  const example = examples.find(({ afters }) => afters.some(isNamed));
  const design = example?.afters.find(isNamed);
  if (!example || !design) throw new Error(`No design is called ${name}`);
  const yard = await readYard(example.before.picture, longSide);
  const wish = readWish(design.wish);
  const trials = seeds.flatMap((seed) => [0, 1, 2, 3, 4].map((variation) => ({ seed, variation })));
  const drawn = trials.map((trial) => designYard({ ...yard, wish, ...trial }));
  await saveChoice(
    drawn.map(({ picture, plan }, i) => ({
      picture,
      words: `seed ${trials[i]!.seed}, variation ${trials[i]!.variation}: ${plan.title}`,
    })),
    "choice.png",
  );
}

/** As an order's photo is read. */
async function readYard(name: string, side: number) {
  const file = masterOf(name);
  const photo = await loadPhoto(file, side);
  const scene = readScene(photo, seePhoto(groundReader(), photo), { focalShare: await readFocalShare(file) });
  return { photo, scene };
}

function masterOf(yard: string): string {
  return `lab/scenes/masters/${yard}.jpg`;
}

await runCommand(declared, main);
