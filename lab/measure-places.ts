import { whyUnsuited } from "#app/designer/locality/plants-there.ts";
import { readLocality } from "#app/designer/locality/read-locality.ts";
import { readWish } from "#app/designer/wish/read-wish.ts";
import { settleWish } from "#app/designer/wish/settle-wish.ts";
import type { Locality } from "../app/designer/locality/locality.ts";
import { layOutPlan } from "../app/designer/plan/lay-out-plan.ts";
import { type SpeciesName, speciesNames } from "../app/designer/plants/catalog.ts";
import { type Given, runCommand } from "../scripts/commands/command-line.mjs";
import { measureCommands } from "./commands/measure.mjs";
import { listPhotos, readYardPhoto } from "./plans/yard-photos.ts";

const declared = measureCommands["measure-places"];

/** None names a plant, so that all are the designer's choice. Used in turn. */
const wishes = [
  "low-maintenance flower beds",
  "screen the neighbors",
  "a shady corner with a bench",
  "more curb appeal",
  "a garden for bees and butterflies",
  "a patio with planting around it",
  "a modern front yard",
  "a cottage garden",
  "something pretty along the fence and a small tree",
  "a drought tolerant garden",
];
const designsAnOrder = 5;
/** Share of the designs above which a species makes gardens alike. */
const often = 0.25;

async function main({ values, positionals }: Given<typeof declared>): Promise<void> {
  const files = (await listPhotos(positionals)).filter((_, i) => i % Number(values.every) === 0);
  const places = values.places.split(",").map(localityOf);
  const designs = places.map((): Set<SpeciesName>[] => []);
  for (const [i, file] of files.entries()) {
    const { yard, scene } = await readYardPhoto(file, 640, "data/lab/scenes");
    if (scene.confidence.doubts.includes("no-yard")) continue;
    for (let seed = 1; seed <= Number(values.seeds); seed++) {
      const words = wishes[(i + (seed - 1) * 3) % wishes.length] ?? "";
      for (const [at, place] of places.entries())
        for (let variation = 0; variation < designsAnOrder; variation++) {
          const { plants } = layOutPlan(yard, settleWish(readWish(words), place), { seed: seed * 100 + i, variation });
          if (plants.length > 0) designs[at]?.push(new Set(plants.map(({ species }) => species)));
        }
    }
  }
  for (const [at, place] of places.entries()) report(place, designs[at] ?? []);
}

function localityOf(typed: string): Locality {
  const read = readLocality(typed);
  if (!read.ok) throw new Error(`${typed}: ${read.reason}`);
  return read.locality;
}

function report(place: Locality, designs: readonly ReadonlySet<SpeciesName>[]): void {
  const counted = speciesNames
    .map((name) => ({ name, share: designs.filter((design) => design.has(name)).length / designs.length }))
    .filter(({ share }) => share > 0)
    .sort((one, other) => other.share - one.share);
  const wrong = counted.flatMap(({ name }) =>
    whyUnsuited(name, place) ? [`${name} (${whyUnsuited(name, place)})`] : [],
  );
  const most = counted.slice(0, 8).map(({ name, share }) => `${name} ${Math.round(100 * share)} %`);
  console.log(
    [
      `${place.words}, zone ${place.zone}: ${designs.length} designs with plants, ${counted.length} species`,
      `  not for there: ${wrong.join(", ") || "none"}`,
      `  in over a quarter: ${counted.filter(({ share }) => share > often).length}; most often ${most.join(", ")}`,
    ].join("\n"),
  );
}

await runCommand(declared, main);
