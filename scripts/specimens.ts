import { parseArgs } from "node:util";
import sharp from "sharp";
import { byteFromLinear, linearFromHex } from "../app/designer/numeric/colour.ts";
import { fractalNoise } from "../app/designer/numeric/noise.ts";
import { createRandom } from "../app/designer/numeric/random.ts";
import type { Raster } from "../app/designer/numeric/raster.ts";
import { normalize, type Vec3 } from "../app/designer/numeric/vector.ts";
import type { Light } from "../app/designer/photo/scene/scene.ts";
import type { Standing } from "../app/designer/photo/standing/standing.ts";
import { type SpeciesName, speciesCatalogue } from "../app/designer/plants/catalogue.ts";
import { growPlant } from "../app/designer/plants/grow-plant.ts";
import { GrownDesign } from "../app/designer/render/geometry/grown-design.ts";
import { asLit } from "../app/designer/render/look/leaf-tone.ts";
import { drawLeaves } from "../app/designer/render/raster/draw-leaves.ts";
import { drawTriangle } from "../app/designer/render/raster/draw-triangle.ts";
import { createFrameBuffer, type FrameBuffer, supersampling } from "../app/designer/render/raster/frame-buffer.ts";
import { Mirror } from "../app/designer/render/raster/mirror.ts";
import { ShadowGrid } from "../app/designer/render/shade/shadow-grid.ts";
import { SkyGrid } from "../app/designer/render/shade/sky-grid.ts";
import { Camera } from "../app/designer/stage/camera.ts";

const usage = `npx tsx scripts/specimens.ts --out FILE [--tile 400] [--columns 4] [--drift] [--far 1] [species ...]

Draws plants as a nursery catalogue would: each on a lawn in sunlight, with a bar of one metre. No names: all of them;
a role (tree, low, hedge ...) stands for every species that has it. --drift draws five neighbours instead of one plant,
--far 2 puts them twice as far away.`;

const light: Light = {
  direction: normalize([0.52, 0.74, -0.34]),
  certainty: 1,
  strength: 0.9,
  sunShare: 0.65,
  sun: [0.92, 0.87, 0.8],
  sky: [0.33, 0.35, 0.38],
  level: [1, 1, 1],
};
const grass = [linearFromHex("#4c6331"), linearFromHex("#738c49")] as const;
const channels = [0, 1, 2] as const;
const backdrop = linearFromHex("#b9c0c4");

interface Tile {
  species: SpeciesName;
  camera: Camera;
  distance: number;
}

/** A photographer of 1.6 m who steps back until the plant fills the tile. */
function frameUp(species: SpeciesName, tile: number, far: number, drift: boolean): Tile {
  const { height, radius } = speciesCatalogue[species];
  const extent = Math.max(height * 1.2, radius * (drift ? 5 : 2.9), 0.5);
  const focal = tile * 1.9;
  const distance = Math.max(2.4, (focal * extent) / (tile * 0.86)) * far;
  const horizon = tile * 0.9 - (focal * 1.6) / distance;
  return { species, camera: new Camera(tile, tile, horizon, focal), distance };
}

/** Where five neighbours stand, in radii. */
const group = [
  { x: 0, z: 0 },
  { x: -1.7, z: 0.3 },
  { x: 1.75, z: 0.2 },
  { x: -0.8, z: 1.6 },
  { x: 0.9, z: 1.7 },
];

function growTile({ species, camera, distance }: Tile, drift: boolean): GrownDesign {
  const stage = new GrownDesign(camera, () => 1, light);
  const { radius, role, blooms } = speciesCatalogue[species];
  const row = role === "hedge" ? [-4, -2, 0, 2, 4].map((x) => ({ x, z: 0 })) : [{ x: 0, z: 0 }];
  (drift ? group : row).forEach((foot, i) => {
    const place = { x: foot.x * radius, z: distance + foot.z * radius };
    stage.standAt(place.x, place.z, radius);
    growPlant({ species, ...place, size: 1, palette: blooms?.[0] }, stage, createRandom(i + 11));
  });
  return stage;
}

function drawTile(tile: Tile, drift: boolean): Raster {
  const { camera } = tile;
  const stage = growTile(tile, drift);
  const shadows = new ShadowGrid(stage, light);
  const frame = createFrameBuffer(camera);
  const mirror = new Mirror({ width: 8, height: 8, data: new Uint8Array(8 * 8 * 3) }, camera);
  const view = {
    camera,
    light,
    shadows,
    sky: new SkyGrid(stage),
    leafTone: asLit,
    bounce: { at: bounceOfLawn },
    standing: openField(camera),
    mirror,
  };
  for (const triangle of stage.triangles) drawTriangle(frame, view, triangle);
  drawLeaves(frame, view, stage);
  return develop(frame, camera, shadows);
}

/** Nothing stands in front. */
function openField({ width, height }: Camera): Standing {
  return {
    width,
    height,
    ground: new Uint8Array(width * height).fill(255),
    backdropZ: new Float32Array(width).fill(Number.POSITIVE_INFINITY),
    thingShare: new Uint8Array(width * height),
    labels: { width: 1, height: 1, values: new Uint8Array(1) },
    things: [{ left: 0, z: new Float32Array([Number.POSITIVE_INFINITY]) }],
  };
}

/** Lays the drawn samples over lawn and backdrop. */
function develop(frame: FrameBuffer, camera: Camera, shadows: ShadowGrid): Raster {
  const { width, height } = camera;
  const data = new Uint8Array(width * height * 3);
  const at: [number, number, number] = [0, 0, 0];
  for (let i = 0; i < width * height; i++) {
    const [u, v] = [i % width, Math.floor(i / width)];
    camera.groundAt(u + 0.5, v + 0.5, at);
    const ground = at[2] > 0 && at[2] < 60 ? lawnAt(at[0], at[1], shadows) : backdrop;
    for (const c of channels) {
      let sum = 0;
      for (let sample = 0; sample < supersampling ** 2; sample++) {
        const row = v * supersampling + Math.floor(sample / supersampling);
        const k = row * frame.width + u * supersampling + (sample % supersampling);
        sum += frame.inverseDepth[k] === 0 ? ground[c] : (frame.colour[k * 3 + c] ?? 0);
      }
      data[i * 3 + c] = Math.min(255, Math.round(byteFromLinear(sum / supersampling ** 2)));
    }
  }
  return { width, height, data };
}

function lawnAt(x: number, z: number, shadows: ShadowGrid): Vec3 {
  const tone = fractalNoise(x * 9, z * 9, 3, 5);
  const sun = (1 - shadows.onGround(x, z)) * light.direction[1];
  const sky = 1 - 0.6 * shadows.contactAt(x, z);
  const lit = (c: (typeof channels)[number]) => {
    const albedo = grass[0][c] + (grass[1][c] - grass[0][c]) * tone;
    return albedo * (light.sun[c] * sun + light.sky[c] * sky);
  };
  return [lit(0), lit(1), lit(2)];
}

/** What a lawn in the sun throws back. */
function bounceOfLawn(_x: number, _y: number, _z: number, out: [number, number, number]): void {
  for (const c of channels) out[c] = ((grass[0][c] + grass[1][c]) / 2) * light.level[c];
}

/** Name, sizes and the metre bar, as an overlay. */
function caption({ species, camera, distance }: Tile): Buffer {
  const { commonName, botanicalName, height, radius } = speciesCatalogue[species];
  const metre = Math.round(camera.focalPixels / distance);
  const size = camera.width;
  const escaped = `${commonName}, ${botanicalName}`.replaceAll("'", "&#39;");
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">
    <g font-family="sans-serif" font-size="12" fill="#111">
    <text x="8" y="16">${species}: ${height} x ${(radius * 2).toFixed(1)} m</text><text x="8" y="31">${escaped}</text></g>
    <rect x="8" y="${size - 12}" width="${metre}" height="4" fill="#fff"/></svg>`);
}

function chooseSpecies(words: readonly string[]): SpeciesName[] {
  const all = Object.keys(speciesCatalogue) as SpeciesName[];
  if (words.length === 0) return all;
  return words.flatMap((word) => {
    const chosen = all.filter((name) => name === word || speciesCatalogue[name].role === word);
    if (chosen.length === 0) throw new Error(`No species and no role is called ${word}`);
    return chosen;
  });
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      out: { type: "string" },
      tile: { type: "string", default: "400" },
      columns: { type: "string", default: "4" },
      far: { type: "string", default: "1" },
      drift: { type: "boolean", default: false },
    },
  });
  if (!values.out) {
    console.error(usage);
    process.exitCode = 2;
    return;
  }
  const side = Number(values.tile);
  const names = chooseSpecies(positionals);
  const columns = Math.min(Number(values.columns), names.length);
  const overlays = names.flatMap((species, i) => {
    const tile = frameUp(species, side, Number(values.far), values.drift);
    const { data, width, height } = drawTile(tile, values.drift);
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

await main();
