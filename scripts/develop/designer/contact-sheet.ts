import sharp, { type OverlayOptions } from "sharp";
import type { Design } from "../../../app/designer/design-yard.ts";
import type { Raster } from "../../../app/designer/numeric/raster.ts";
import type { Scene } from "../../../app/designer/photo/scene/scene.ts";
import { drawPlan } from "../../../app/designer/take-off/drawing/draw-plan.ts";
import { scaleOf, takeOff } from "../../../app/designer/take-off/quantities/take-off.ts";
import { encodeRaster } from "./photo-file.ts";

const tileWidth = 720;
const lineHeight = 15;
/** Color that marks the ground. */
const marker = [40, 200, 90];

/** Draws the photo and its reading, then one row per design: picture, plan, list. A PNG or JPEG by its name. */
export async function saveContactSheet(
  photo: Raster,
  scene: Scene,
  designs: readonly Design[],
  file: string,
): Promise<void> {
  const tileHeight = Math.round((tileWidth * photo.height) / photo.width);
  const rows = [
    [await rasterTile(photo), await rasterTile(markGround(photo, scene))],
    ...(await Promise.all(designs.map((design) => rowOf(design, tileHeight)))),
  ];
  const tiles = rows.flatMap((row, r) =>
    row.map((input, c): OverlayOptions => ({ input, left: c * tileWidth, top: r * tileHeight })),
  );
  const size = { width: tileWidth * 3, height: tileHeight * rows.length };
  await sharp({ create: { ...size, channels: 3, background: "#fff" } })
    .composite(tiles)
    .toFile(file);
}

export function listDesign({ plan, geometry }: Design): string[] {
  const { rows } = takeOff(geometry, scaleOf(geometry));
  return [
    plan.title,
    ...plan.wish.understood.map((words) => `understood: ${words}`),
    ...plan.wish.notDrawn.map((words) => `not drawn: ${words}`),
    ...(plan.wish.remark ? [plan.wish.remark] : []),
    ...plan.noRoom.map((words) => `no room: ${words}`),
    ...rows.map(({ quantity, unit, item }) => `${quantity.toFixed(unit === "each" ? 0 : 1)} ${unit} ${item}`),
  ];
}

async function rowOf(design: Design, tileHeight: number): Promise<Buffer[]> {
  const words = { title: design.plan.title, description: design.plan.title };
  const plan = drawPlan(design.geometry, scaleOf(design.geometry), words);
  const planTile = sharp(Buffer.from(plan)).resize(tileWidth, tileHeight, { fit: "contain", background: "#fff" });
  return [
    await rasterTile(design.picture),
    await planTile.png().toBuffer(),
    await textTile(listDesign(design), tileHeight),
  ];
}

function rasterTile(raster: Raster): Promise<Buffer> {
  return encodeRaster(raster).resize(tileWidth).png().toBuffer();
}

function textTile(lines: readonly string[], height: number): Promise<Buffer> {
  const room = Math.floor(height / lineHeight) - 1;
  const texts = lines
    .slice(0, room)
    .map((line, i) => `<text x="12" y="${(i + 1) * lineHeight}">${escapeXml(line)}</text>`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${tileWidth}" height="${height}" font-family="sans-serif" font-size="12">${texts.join("")}</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

function markGround(photo: Raster, { ground }: Scene): Raster {
  const data = Uint8Array.from(photo.data, (byte, i) => {
    const share = ((ground[Math.floor(i / 3)] ?? 0) / 255) * 0.5;
    return Math.round(byte * (1 - share) + (marker[i % 3] ?? 0) * share);
  });
  return { ...photo, data };
}
