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
