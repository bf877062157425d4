import { mkdirSync } from "node:fs";
import sharp, { type OverlayOptions } from "sharp";
import { createMaterial, type MaterialName, materialNames } from "../app/designer/materials/catalog.ts";
import { createRandom } from "../app/designer/numeric/random.ts";
import { type ObjectName, objectCatalog, placeObject } from "../app/designer/objects/catalog.ts";
import { type SpeciesName, speciesCatalog } from "../app/designer/plants/catalog.ts";
import { growPlant } from "../app/designer/plants/grow-plant.ts";
import { GrownDesign } from "../app/designer/render/geometry/grown-design.ts";
import { Camera } from "../app/designer/stage/camera.ts";
import { type Given, refuse, runCommand } from "../scripts/commands/command-line.mjs";
import { encodeRaster } from "../scripts/develop/designer/photo-file.ts";
import { makeCommands } from "./commands/make.mjs";
import { drawSpecimen, plainLawn, type SpecimenLight, specimenLights } from "./specimen-stage.ts";

const declared = makeCommands["specimen-sheet"];

/** Meters from the eye to the near side. */
const distances = [2, 6];
const rowsPerSheet = 8;
const captionHeight = 18;
/** Pixels: a phone's main camera at 1280 across; and minimum meters above the ground that it is turned to. */
const focal = 960;
const lowest = 0.35;
/** Share of the height that it is turned to: a tall plant's crown instead of its bare stem; and a tall object's. */
const crown = 0.62;
const middle = 0.5;

interface Specimen {
  name: string;
  kind: "plants" | "objects" | "materials";
}

const all: readonly Specimen[] = [
  ...Object.keys(speciesCatalog).map((name) => ({ name, kind: "plants" as const })),
  ...Object.keys(objectCatalog).map((name) => ({ name, kind: "objects" as const })),
  ...materialNames.map((name) => ({ name, kind: "materials" as const })),
];

async function main({ values, positionals }: Given<typeof declared>): Promise<void> {
  if (!values.out) return refuse(declared, "--out is missing");
  mkdirSync(values.out, { recursive: true });
  const chosen = choose(positionals);
  for (let first = 0; first < chosen.length; first += rowsPerSheet) {
    const rows = chosen.slice(first, first + rowsPerSheet);
    const file = `${values.out}/specimens-${String(first / rowsPerSheet + 1).padStart(2, "0")}.png`;
    await saveSheet(rows, Number(values.tile), file);
    console.log(`${file}: ${rows.map(({ name }) => name).join(", ")}`);
  }
}

function choose(words: readonly string[]): readonly Specimen[] {
  if (words.length === 0) return all;
  return words.flatMap((word) => {
    const chosen = all.filter(({ name, kind }) => name === word || kind === word);
    if (chosen.length === 0) throw new Error(`Nothing that is drawn is called ${word}`);
    return chosen;
  });
}

async function saveSheet(rows: readonly Specimen[], tile: number, file: string): Promise<void> {
  const lights = Object.keys(specimenLights) as SpecimenLight[];
  const columns = distances.flatMap((distance) => lights.map((light) => ({ distance, light })));
  const height = tile + captionHeight;
  const tiles: OverlayOptions[] = [];
  for (const [r, specimen] of rows.entries()) {
    for (const [c, { distance, light }] of columns.entries()) {
      const place = { left: c * tile, top: r * height };
      const caption = Buffer.from(captionOf(`${specimen.name}, ${distance} m, ${light}`, tile));
      tiles.push({ input: caption, ...place });
      const picture = await encodeRaster(draw(specimen, distance, light, tile))
        .png()
        .toBuffer();
      tiles.push({ input: picture, left: place.left, top: place.top + captionHeight });
    }
  }
  const size = { width: columns.length * tile, height: rows.length * height };
  await sharp({ create: { ...size, channels: 3, background: "#fff" } })
    .composite(tiles)
    .toFile(file);
}

/** A phone's camera at eye height, turned to the specimen, as large as in a photo of 1280 pixels. */
function draw({ name, kind }: Specimen, distance: number, light: SpecimenLight, tile: number) {
  const reach = reachOf(name, kind);
  const z = distance + reach;
  const aim = Math.max(lowest, aimOf(name, kind));
  const camera = new Camera(tile, tile, tile * 0.6 - (focal * (1.6 - aim)) / z, focal);
  const lit = specimenLights[light];
  const stage = new GrownDesign(camera, () => 1, lit);
  stage.standAt(0, z, reach);
  const random = createRandom(11);
  if (kind === "plants") {
    const species = name as SpeciesName;
    growPlant({ species, x: 0, z, size: 1, palette: speciesCatalog[species].blooms?.[0] }, stage, random);
  } else if (kind === "objects")
    placeObject({ object: name as ObjectName, x: 0, z, angle: 0.4, size: 1 }, stage, random);
  const ground = kind === "materials" ? createMaterial(name as MaterialName, lit) : plainLawn;
  return drawSpecimen(stage, camera, lit, ground);
}

function reachOf(name: string, kind: Specimen["kind"]): number {
  if (kind === "plants") return speciesCatalog[name as SpeciesName].radius;
  return kind === "objects" ? objectCatalog[name as ObjectName].radius : 0;
}

/** Meters above the ground. */
function aimOf(name: string, kind: Specimen["kind"]): number {
  if (kind === "plants") return crown * speciesCatalog[name as SpeciesName].height;
  return kind === "objects" ? middle * objectCatalog[name as ObjectName].height : 0;
}

function captionOf(words: string, width: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${captionHeight}"><text x="4" y="13"
    font-family="sans-serif" font-size="12" fill="#111">${words}</text></svg>`;
}

await runCommand(declared, main);
