import sharp from "sharp";
import { type DigitalSource, xmpOf } from "./digital-source.ts";
import { linkCard } from "./link-card.ts";

export interface PairPicturesPayload {
  before: string;
  after: string;
  digitalSource: DigitalSource;
  /** Of the shop, for the lower left corner. */
  mark?: string;
  file: string;
}

const gap = 6;

const paper = "#fbfaf5";
const corner = { width: 400, height: 72, margin: 16, padding: 12 };

/** Each cut to its half. */
export async function pairPictures({ before, after, digitalSource, mark, file }: PairPicturesPayload): Promise<void> {
  const half = { width: (linkCard.width - gap) / 2, height: linkCard.height, fit: "cover" as const };
  const halfOf = (path: string) => sharp(path).resize(half).toBuffer();
  const [left, right] = await Promise.all([halfOf(before), halfOf(after)]);
  await sharp({ create: { ...linkCard, channels: 3, background: paper } })
    .composite([
      { input: left, left: 0, top: 0 },
      { input: right, left: half.width + gap, top: 0 },
      ...(mark ? [await cornerOf(mark)] : []),
    ])
    .jpeg({ quality: 80 })
    .withXmp(xmpOf(digitalSource))
    .toFile(file);
}

async function cornerOf(mark: string) {
  const { width, height, margin, padding } = corner;
  const input = await sharp(mark)
    .resize({ width, height, fit: "inside" })
    .extend({ top: padding, bottom: padding, left: padding, right: padding, background: paper })
    .flatten({ background: paper })
    .toBuffer();
  return { input, left: margin, top: linkCard.height - height - 2 * padding - margin };
}
