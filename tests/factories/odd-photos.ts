import sharp, { type Sharp } from "sharp";
import { createRandom } from "#app/designer/numeric/random.ts";

/** Files that decode but are no photo of a yard, or an unusual one; generated so that none has to be in the repository. */
export interface OddPhoto {
  title: string;
  bytes: Buffer;
}

type PixelAt = (x: number, y: number) => readonly [red: number, green: number, blue: number];

function paint(width: number, height: number, pixelAt: PixelAt): Sharp {
  const data = Uint8Array.from({ length: width * height * 3 }, (_, i) => {
    const pixel = Math.floor(i / 3);
    return pixelAt(pixel % width, Math.floor(pixel / width))[i % 3] ?? 0;
  });
  return sharp(data, { raw: { width, height, channels: 3 } });
}

const screenshot: PixelAt = (x, y) => {
  if (y < 12) return [40, 44, 52];
  if (x < 60) return [230, 232, 236];
  const isText = y % 8 < 3 && (x * 7 + Math.floor(y / 8) * 13) % 11 < 7 && x > 70 && x < 170;
  return isText ? [30, 30, 30] : [255, 255, 255];
};
/** Sky over a lawn, so that there is ground to read. */
const lawn: PixelAt = (x, y) => (y < 14 ? [150, 180, 220] : [60 + ((x * 31 + y * 17) % 40), 120 + ((x * 13) % 30), 50]);

/** Wide ones, since the net takes longer for square ones. */
export async function makeOddPhotos(): Promise<OddPhoto[]> {
  const random = createRandom(5);
  const wide = (pixelAt: PixelAt) => paint(240, 40, pixelAt);
  const images: [title: string, image: Sharp][] = [
    ["64 pixels of one colour", paint(64, 64, () => [74, 170, 102]).png()],
    ["all black", wide(() => [0, 0, 0]).jpeg()],
    ["all white", wide(() => [255, 255, 255]).jpeg()],
    ["noise", wide(() => [256 * random(), 256 * random(), 256 * random()]).png()],
    ["a screenshot", wide(screenshot).png()],
    ["a turned CMYK JPEG", wide(lawn).toColourspace("cmyk").withMetadata({ orientation: 3 }).jpeg()],
    [
      "1200 x 120",
      sharp(await wide(lawn).png().toBuffer())
        .resize(1200, 120, { fit: "fill" })
        .jpeg(),
    ],
    [
      "120 x 1200",
      sharp(await wide(lawn).png().toBuffer())
        .resize(120, 1200, { fit: "fill" })
        .jpeg(),
    ],
  ];
  return Promise.all(images.map(async ([title, image]) => ({ title, bytes: await image.toBuffer() })));
}
