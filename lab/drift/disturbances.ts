import sharp, { type Sharp } from "sharp";
import type { Raster } from "../../app/designer/numeric/raster.ts";

export interface Disturbed {
  /** Everything but the ground is the photo's. */
  design: Raster;
  photo: Raster;
  /** 0..255 per pixel. */
  ground: Uint8Array;
}

export interface Disturbance {
  name: string;
  /** A customer would recognize their own house. */
  keepsTheHouse: boolean;
  disturb(input: Disturbed): Promise<Raster>;
}

/** What picture models do to a photo, from harmless to another house. */
export const disturbances: readonly Disturbance[] = [
  keeps("as it is", ({ design }) => open(design)),
  keeps("drawn at 1024 px and back", async ({ design }) => open(await resized(design, 1024))),
  keeps("drawn at 640 px and back", async ({ design }) => open(await resized(design, 640))),
  keeps("JPEG quality 60", async ({ design }) => sharp(await open(design).jpeg({ quality: 60 }).toBuffer())),
  keeps("softened", ({ design }) => open(design).blur(1.1)),
  keeps("sharpened", ({ design }) => open(design).sharpen({ sigma: 1.5 })),
  keeps("brighter by 3 %", ({ design }) => open(design).modulate({ brightness: 1.03 })),
  keeps("saturation up 12 %", ({ design }) => open(design).modulate({ saturation: 1.12 })),
  keeps("shifted by 0.4 %", ({ design }) => shifted(design, 0.004, 0)),
  changes("shifted by 2 %", ({ design }) => shifted(design, 0.02, 0)),
  changes("shifted by 2 % down and 3 % across", ({ design }) => shifted(design, 0.03, 0.02)),
  changes("shifted by 6 %", ({ design }) => shifted(design, 0.06, 0)),
  keeps("enlarged by 0.5 %", ({ design }) => scaled(design, 1.005)),
  changes("enlarged by 2 %", ({ design }) => scaled(design, 1.02)),
  changes("enlarged by 5 %", ({ design }) => scaled(design, 1.05)),
  changes("made smaller by 4 %", ({ design }) => scaled(design, 0.96)),
  changes("darker by 35 %", ({ design }) => open(design).modulate({ brightness: 0.65 })),
  changes("other light (warm evening)", ({ design }) => open(design).linear([1.16, 0.95, 0.72], [10, 0, 0])),
  changes("house painted another color", (input) => repainted(input)),
  changes("windows moved", (input) => windowsMoved(input)),
  changes("upper half redrawn from blur", (input) => redrawn(input)),
  changes("mirrored", ({ design }) => open(design).flop()),
  changes("upside down", ({ design }) => open(design).flip()),
];

type Work = (input: Disturbed) => Sharp | Promise<Sharp>;

function keeps(name: string, work: Work): Disturbance {
  return { name, keepsTheHouse: true, disturb: async (input) => finish(await work(input), input.design) };
}

function changes(name: string, work: Work): Disturbance {
  return { name, keepsTheHouse: false, disturb: async (input) => finish(await work(input), input.design) };
}

function open({ data, width, height }: Raster): Sharp {
  return sharp(data, { raw: { width, height, channels: 3 } });
}

async function finish(picture: Sharp, { width, height }: Raster): Promise<Raster> {
  const { data } = await picture
    .resize(width, height, { fit: "fill" })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width, height };
}

async function resized(design: Raster, longSide: number): Promise<Raster> {
  const { data, info } = await open(design)
    .resize(longSide, longSide, { fit: "inside" })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Shares of the long side, to the right and down; the edge is mirrored. */
async function shifted(design: Raster, across: number, down: number): Promise<Sharp> {
  const { width, height } = design;
  const left = Math.round(across * Math.max(width, height));
  const top = Math.round(down * Math.max(width, height));
  const wide = await open(design).extend({ left, top, extendWith: "mirror" }).png().toBuffer();
  return sharp(await sharp(wide).extract({ left: 0, top: 0, width, height }).png().toBuffer());
}

async function scaled(design: Raster, factor: number): Promise<Sharp> {
  const { width, height } = design;
  const w = Math.round(width * factor);
  const h = Math.round(height * factor);
  const large = await open(design).resize(w, h, { fit: "fill" }).png().toBuffer();
  if (factor >= 1) {
    const left = Math.floor((w - width) / 2);
    const top = Math.floor((h - height) / 2);
    return sharp(await sharp(large).extract({ left, top, width, height }).png().toBuffer());
  }
  const left = Math.floor((width - w) / 2);
  const top = Math.floor((height - h) / 2);
  const margins = { left, top, right: width - w - left, bottom: height - h - top };
  return sharp(
    await sharp(large)
      .extend({ ...margins, extendWith: "mirror" })
      .png()
      .toBuffer(),
  );
}

/** Everything but the ground gets another hue. */
function repainted({ design, ground }: Disturbed): Sharp {
  const data = Uint8Array.from(design.data);
  for (let i = 0; i < ground.length; i++) {
    if (ground[i]! > 64) continue;
    const [r, g, b] = [data[i * 3]!, data[i * 3 + 1]!, data[i * 3 + 2]!];
    data[i * 3] = Math.min(255, g * 0.7 + 20);
    data[i * 3 + 1] = b;
    data[i * 3 + 2] = Math.min(255, r * 1.1);
  }
  return open({ ...design, data });
}

/** Patches above the ground are swapped, a fifth of the width apart. */
async function windowsMoved({ design }: Disturbed): Promise<Sharp> {
  const { width, height } = design;
  const patch = { width: Math.round(width * 0.16), height: Math.round(height * 0.24) };
  const from = [0.06, 0.3, 0.56, 0.8].map((share) => Math.round(share * width));
  const top = Math.round(height * 0.08);
  const png = await open(design).png().toBuffer();
  const cut = (left: number) =>
    sharp(png)
      .extract({ left, top, ...patch })
      .png()
      .toBuffer();
  const pieces = await Promise.all(from.map(cut));
  // Neighbors are swapped: the first with the second, the third with the fourth.
  const places = from.map((left, i) => from[i ^ 1] ?? left);
  return sharp(
    await sharp(png)
      .composite(pieces.map((input, i) => ({ input, left: places[i] ?? 0, top })))
      .png()
      .toBuffer(),
  );
}

/** As if drawn again: large forms stay, every edge is lost. */
async function redrawn({ design }: Disturbed): Promise<Sharp> {
  const { width, height } = design;
  const half = { left: 0, top: 0, width, height: Math.round(height * 0.5) };
  const png = await open(design).png().toBuffer();
  const soft = await sharp(await sharp(png).extract(half).png().toBuffer())
    .blur(width / 60)
    .png()
    .toBuffer();
  return sharp(
    await sharp(png)
      .composite([{ input: soft, left: 0, top: 0 }])
      .png()
      .toBuffer(),
  );
}
