import sharp from "sharp";
import type { Raster } from "../../app/designer/numeric/raster.ts";
import { encodeRaster } from "../../scripts/develop/designer/photo-file.ts";

const tile = { width: 640, height: 480 };
const captionHeight = 20;
const columns = 3;

/** A line of text is under each design. */
export async function saveChoice(choices: readonly { picture: Raster; words: string }[], file: string): Promise<void> {
  const rowHeight = tile.height + captionHeight;
  const parts = await Promise.all(
    choices.map(async ({ picture, words }, i) => {
      const [left, top] = [(i % columns) * tile.width, Math.floor(i / columns) * rowHeight];
      const caption = `<svg xmlns="http://www.w3.org/2000/svg" width="${tile.width}" height="${captionHeight}" font-family="sans-serif" font-size="13"><text x="6" y="15">${words.replaceAll("&", "&amp;")}</text></svg>`;
      const shown = encodeRaster(picture).resize({ ...tile, fit: "contain" });
      return [
        { input: await shown.png().toBuffer(), left, top },
        { input: Buffer.from(caption), left, top: top + tile.height },
      ];
    }),
  );
  const height = rowHeight * Math.ceil(choices.length / columns);
  await sharp({ create: { width: tile.width * columns, height, channels: 3, background: "#fff" } })
    .composite(parts.flat())
    .png()
    .toFile(file);
}
