import type { Raster } from "../../app/designer/numeric/raster.ts";
import { type DigitalSource, xmpOf } from "../../app/providers/images/digital-source.ts";
import { encodeRaster } from "../../scripts/develop/designer/photo-file.ts";

/** A picture of the site itself as the manifest has it. */
export interface OwnPicture {
  width: number;
  height: number;
  /** "#rrggbb", shown until the picture is loaded. */
  color: string;
}

const folder = "public/pictures";
/** AVIF quality by width: on a dense screen the small one is shown at a third of its size, and a phone waits for it. */
const widths = new Map([
  [320, 34],
  [480, 34],
  [640, 38],
  [960, 44],
  [1600, 50],
]);
/** A higher effort takes ten times as long and saves a tenth. */
const effort = 2;
const jpeg = { quality: 74, mozjpeg: true };

/** Returns what the page needs to know of the picture. A photo has no `origin`. */
export async function saveInAllSizes(name: string, raster: Raster, origin?: DigitalSource): Promise<OwnPicture> {
  for (const [width, quality] of widths) {
    const sized = encodeRaster(raster).resize({ width });
    if (origin) sized.withXmp(xmpOf(origin));
    await sized.clone().avif({ quality, effort }).toFile(`${folder}/${name}-${width}.avif`);
    await sized.clone().jpeg(jpeg).toFile(`${folder}/${name}-${width}.jpg`);
  }
  const { channels } = await encodeRaster(raster).stats();
  const color = `#${channels.map(({ mean }) => Math.round(mean / 17).toString(16)).join("")}`;
  return { width: raster.width, height: raster.height, color };
}
