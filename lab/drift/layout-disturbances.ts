import sharp, { type Sharp } from "sharp";
import { createRandom } from "../../app/designer/numeric/random.ts";
import type { Raster } from "../../app/designer/numeric/raster.ts";
import type { Disturbance, Disturbed } from "./disturbances.ts";

/** What a model does that makes a drawing photo-real: other leaves and stones, other tones, the same garden. */
export const photoReal: readonly Disturbance[] = [
  { name: "other leaves and stones", keepsTheHouse: true, disturb: (input) => regrained(input, 26) },
  {
    name: "other leaves, darker and less green",
    keepsTheHouse: true,
    disturb: async (input) => toned(await regrained(input, 26)),
  },
  { name: "softly painted over", keepsTheHouse: true, disturb: ({ design }) => blurred(design, 0.003) },
  { name: "shifted by 0.6 %", keepsTheHouse: true, disturb: async ({ design }) => moved(design, 0.006) },
  { name: "edges wander by 0.8 %, uneven light", keepsTheHouse: true, disturb: wandering },
  { name: "every surface in another tone", keepsTheHouse: true, disturb: ({ design }) => retoned(design) },
];

/** Another garden in the same place. */
export const otherLayouts: readonly Disturbance[] = [
  { name: "the photo, nothing drawn", keepsTheHouse: false, disturb: async ({ photo }) => photo },
  { name: "all lawn", keepsTheHouse: false, disturb: async (input) => filled(input, [96, 122, 62]) },
  { name: "all gravel", keepsTheHouse: false, disturb: async (input) => filled(input, [168, 158, 142]) },
  { name: "mirrored", keepsTheHouse: false, disturb: async ({ design }) => mirrored(design) },
  { name: "shifted by 5 %", keepsTheHouse: false, disturb: async ({ design }) => moved(design, 0.05) },
];

/** Fine grain instead of the drawing's own: pixels change places within a few pixels, and get noise. */
async function regrained({ design, ground }: Disturbed, strength: number): Promise<Raster> {
  const { width, height, data } = design;
  const random = createRandom(7);
  const out = Uint8Array.from(data);
  const reach = Math.max(2, Math.round(width / 400));
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      if (ground[i]! < 128) continue;
      const u = Math.min(width - 1, Math.max(0, x + Math.round((random() * 2 - 1) * reach)));
      const v = Math.min(height - 1, Math.max(0, y + Math.round((random() * 2 - 1) * reach)));
      const noise = (random() * 2 - 1) * strength;
      for (let c = 0; c < 3; c++) out[i * 3 + c] = Math.min(255, Math.max(0, data[(v * width + u) * 3 + c]! + noise));
    }
  }
  return { width, height, data: out };
}

const gridSide = 12;

/** Edges up to 0.8 % of the width off, light and shade by a quarter, both changing slowly over the picture. */
async function wandering(input: Disturbed): Promise<Raster> {
  const { width, height, data } = await regrained(input, 30);
  const random = createRandom(11);
  const fields = [0, 1, 2].map(() => Float32Array.from({ length: (gridSide + 1) ** 2 }, () => random() * 2 - 1));
  const out = Uint8Array.from(data);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      if (input.ground[i]! < 128) continue;
      const [dx = 0, dy = 0, light = 0] = fields.map((field) => between(field, x / width, y / height));
      const u = Math.min(width - 1, Math.max(0, Math.round(x + dx * 0.008 * width)));
      const v = Math.min(height - 1, Math.max(0, Math.round(y + dy * 0.008 * width)));
      for (let c = 0; c < 3; c++) out[i * 3 + c] = Math.min(255, data[(v * width + u) * 3 + c]! * (1 + light / 4));
    }
  }
  return { width, height, data: out };
}

/** Of the grid's corners around shares of the width and height. */
function between(field: Float32Array, across: number, down: number): number {
  const [u, v] = [across * gridSide, down * gridSide];
  const [i, j] = [Math.floor(u), Math.floor(v)];
  const row = (k: number) =>
    field[k * (gridSide + 1) + i]! * (1 - u + i) + field[k * (gridSide + 1) + i + 1]! * (u - i);
  return row(j) * (1 - v + j) + row(j + 1) * (v - j);
}

/** Other stone, soil and leaves: each tone becomes another one, up to 24 of 255 away. */
async function retoned({ width, height, data }: Raster): Promise<Raster> {
  const curves = [1.3, 3.4, 5.5].map((phase) =>
    Uint8Array.from({ length: 256 }, (_, tone) => Math.min(255, Math.max(0, tone + 24 * Math.sin(tone / 24 + phase)))),
  );
  return { width, height, data: data.map((tone, i) => curves[i % 3]![tone]!) };
}

function toned({ width, height, data }: Raster): Promise<Raster> {
  return finish(sharp(data, { raw: { width, height, channels: 3 } }).modulate({ brightness: 0.88, saturation: 0.8 }), {
    width,
    height,
  });
}

function blurred({ width, height, data }: Raster, share: number): Promise<Raster> {
  return finish(sharp(data, { raw: { width, height, channels: 3 } }).blur(Math.max(0.5, share * width)), {
    width,
    height,
  });
}

function mirrored({ width, height, data }: Raster): Promise<Raster> {
  return finish(sharp(data, { raw: { width, height, channels: 3 } }).flop(), { width, height });
}

function moved({ width, height, data }: Raster, share: number): Raster {
  const by = Math.round(share * width);
  const out = new Uint8Array(data.length);
  for (let i = 0; i < width * height; i++) {
    const x = Math.max(0, (i % width) - by);
    for (let c = 0; c < 3; c++) out[i * 3 + c] = data[(i - (i % width) + x) * 3 + c]!;
  }
  return { width, height, data: out };
}

function filled({ photo, ground }: Disturbed, color: readonly [number, number, number]): Raster {
  const random = createRandom(3);
  const data = Uint8Array.from(photo.data);
  for (let i = 0; i < ground.length; i++) {
    if (ground[i]! < 128) continue;
    const noise = (random() * 2 - 1) * 22;
    for (let c = 0; c < 3; c++) data[i * 3 + c] = Math.min(255, Math.max(0, color[c]! + noise));
  }
  return { ...photo, data };
}

async function finish(picture: Sharp, { width, height }: Pick<Raster, "width" | "height">): Promise<Raster> {
  return { width, height, data: await picture.removeAlpha().raw().toBuffer() };
}
