import sharp from "sharp";
import { createRandom } from "../app/designer/numeric/random.ts";
import type { Raster } from "../app/designer/numeric/raster.ts";
import { type SpeciesName, speciesCatalog } from "../app/designer/plants/catalog.ts";
import { growPlant } from "../app/designer/plants/grow-plant.ts";
import { GrownDesign } from "../app/designer/render/geometry/grown-design.ts";
import { Camera } from "../app/designer/stage/camera.ts";
import { type Given, refuse, runCommand } from "../scripts/commands/command-line.mjs";
import { makeCommands } from "./commands/make.mjs";
import { drawSpecimen, plainLawn, specimenLights } from "./specimen-stage.ts";

const declared = makeCommands.specimens;

const light = specimenLights.sun;

interface Tile {
  species: SpeciesName;
  camera: Camera;
  distance: number;
}

/** A photographer of 1.6 m, as far away as the plant fills the tile. */
function frameUp(species: SpeciesName, tile: number, far: number, drift: boolean): Tile {
  const { height, radius } = speciesCatalog[species];
  const extent = Math.max(height * 1.2, radius * (drift ? 5 : 2.9), 0.5);
  const focal = tile * 1.9;
  const distance = Math.max(2.4, (focal * extent) / (tile * 0.86)) * far;
  const horizon = tile * 0.9 - (focal * 1.6) / distance;
  return { species, camera: new Camera(tile, tile, horizon, focal), distance };
}

/** Places of five neighbors, in radii. */
const group = [
  { x: 0, z: 0 },
  { x: -1.7, z: 0.3 },
  { x: 1.75, z: 0.2 },
  { x: -0.8, z: 1.6 },
  { x: 0.9, z: 1.7 },
];

function growTile({ species, camera, distance }: Tile, drift: boolean): GrownDesign {
  const stage = new GrownDesign(camera, () => 1, light);
  const { radius, role, blooms } = speciesCatalog[species];
  const row = role === "hedge" ? [-4, -2, 0, 2, 4].map((x) => ({ x, z: 0 })) : [{ x: 0, z: 0 }];
  (drift ? group : row).forEach((foot, i) => {
    const place = { x: foot.x * radius, z: distance + foot.z * radius };
    stage.standAt(place.x, place.z, radius);
    growPlant({ species, ...place, size: 1, palette: blooms?.[0] }, stage, createRandom(i + 11));
  });
  return stage;
}

function drawTile(tile: Tile, drift: boolean): Raster {
  return drawSpecimen(growTile(tile, drift), tile.camera, light, plainLawn);
}

/** Name, sizes and the meter bar, as an overlay. */
function caption({ species, camera, distance }: Tile): Buffer {
  const { commonName, botanicalName, height, radius } = speciesCatalog[species];
  const meter = Math.round(camera.focalPixels / distance);
  const size = camera.width;
  const escaped = `${commonName}, ${botanicalName}`.replaceAll("'", "&#39;");
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">
    <g font-family="sans-serif" font-size="12" fill="#111">
    <text x="8" y="16">${species}: ${height} x ${(radius * 2).toFixed(1)} m</text><text x="8" y="31">${escaped}</text></g>
    <rect x="8" y="${size - 12}" width="${meter}" height="4" fill="#fff"/></svg>`);
}

function chooseSpecies(words: readonly string[]): SpeciesName[] {
  const all = Object.keys(speciesCatalog) as SpeciesName[];
  if (words.length === 0) return all;
  return words.flatMap((word) => {
    const chosen = all.filter((name) => name === word || speciesCatalog[name].role === word);
    if (chosen.length === 0) throw new Error(`No species and no role is called ${word}`);
    return chosen;
  });
}

async function main({ values, positionals }: Given<typeof declared>): Promise<void> {
  if (!values.out) return refuse(declared, "--out is missing");
  const side = Number(values.tile);
  const names = chooseSpecies(positionals);
  const columns = Math.min(Number(values.columns), names.length);
  const overlays = names.flatMap((species, i) => {
    const tile = frameUp(species, side, Number(values.far), values.drift ?? false);
    const { data, width, height } = drawTile(tile, values.drift ?? false);
    const place = { left: (i % columns) * side, top: Math.floor(i / columns) * side };
    return [
      { input: Buffer.from(data), raw: { width, height, channels: 3 as const }, ...place },
      { input: caption(tile), ...place },
    ];
  });
  const rows = Math.ceil(names.length / columns);
  const sheet = { width: columns * side, height: rows * side, channels: 3 as const, background: "#333" };
  await sharp({ create: sheet }).composite(overlays).toFile(values.out);
}

await runCommand(declared, main);
