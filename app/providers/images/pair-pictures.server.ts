import sharp from "sharp";
import { type DigitalSource, xmpOf } from "./digital-source.ts";

export interface PairPicturesPayload {
  before: string;
  after: string;
  digitalSource: DigitalSource;
  file: string;
}

/** The size for https://ogp.me/#structured pictures: 1.91 to 1. */
const card = { width: 1200, height: 630 };
const gap = 6;

/** Each cut to its half. */
export async function pairPictures({ before, after, digitalSource, file }: PairPicturesPayload): Promise<void> {
  const half = { width: (card.width - gap) / 2, height: card.height, fit: "cover" as const };
  const halfOf = (path: string) => sharp(path).resize(half).toBuffer();
  const [left, right] = await Promise.all([halfOf(before), halfOf(after)]);
  await sharp({ create: { ...card, channels: 3, background: "#fbfaf5" } })
    .composite([
      { input: left, left: 0, top: 0 },
      { input: right, left: half.width + gap, top: 0 },
    ])
    .jpeg({ quality: 80 })
    .withXmp(xmpOf(digitalSource))
    .toFile(file);
}
