import sharp, { type OverlayOptions, type Sharp } from "sharp";
import { linkCard } from "./link-card.ts";

export interface DrawSiteCardPayload {
  siteName: string;
  title: string;
  text: string;
  /** "#rrggbb" */
  accent: string;
  /** A wide one has the name in it. */
  mark?: { file: string; isWide: boolean };
  fonts: Record<"regular" | "bold", Font>;
  file: string;
}

interface Font {
  /** As Pango writes it: family, comma, style. */
  name: string;
  file: string;
}

const edge = { left: 96, right: 72, bar: 24 };
const room = linkCard.width - edge.left - edge.right;
const head = { top: 64, height: 104 };
/** Heading and text are in its middle. */
const body = { top: 192, height: 402, gap: 28 };
const ink = "#1e2a22";
const inkSoft = "#55605a";

interface Words {
  size: number;
  color: string;
  font: Font;
  width: number;
  height: number;
}

/** A JPEG: mark and name, and below them the words of the home page. */
export async function drawSiteCard(card: DrawSiteCardPayload): Promise<void> {
  const { siteName, title, text, accent, mark, fonts, file } = card;
  const picture = mark && (await shrink(sharp(mark.file), { width: room, height: head.height }));
  const left = picture && !mark.isWide ? edge.left + picture.info.width + 28 : edge.left;
  const nameRoom = { width: linkCard.width - left - edge.right, height: head.height };
  const name = mark?.isWide
    ? undefined
    : await write(siteName, { size: 48, color: accent, font: fonts.bold, ...nameRoom });
  const heading = await write(title, { size: 72, color: ink, font: fonts.bold, width: room, height: 250 });
  const below = await write(text, { size: 33, color: inkSoft, font: fonts.regular, width: room, height: 120 });
  const top = body.top + Math.round((body.height - heading.info.height - body.gap - below.info.height) / 2);
  const bar = { create: { width: edge.bar, height: linkCard.height, channels: 3 as const, background: accent } };
  await sharp({ create: { ...linkCard, channels: 3, background: "#fbfaf5" } })
    .composite([
      { input: bar, left: 0, top: 0 },
      ...(picture ? [centered(picture, edge.left)] : []),
      ...(name ? [centered(name, left)] : []),
      { input: heading.data, left: edge.left, top },
      { input: below.data, left: edge.left, top: top + heading.info.height + body.gap },
    ])
    .jpeg({ quality: 85 })
    .toFile(file);
}

/** As large as asked, smaller where it would need more room. */
function write(words: string, { size, color, font, width, height }: Words) {
  const markup = words.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
  const text = `<span foreground="${color}">${markup}</span>`;
  // At 72 dots to an inch a point is a pixel.
  const written = sharp({
    text: { text, font: `${font.name} ${size}`, fontfile: font.file, width, dpi: 72, rgba: true, wrap: "word-char" },
  });
  return shrink(written, { width, height });
}

function shrink(picture: Sharp, { width, height }: { width: number; height: number }) {
  return picture
    .resize({ width, height, fit: "inside", withoutEnlargement: true })
    .png()
    .toBuffer({ resolveWithObject: true });
}

function centered({ data, info }: { data: Buffer; info: { height: number } }, left: number): OverlayOptions {
  return { input: data, left, top: head.top + Math.round((head.height - info.height) / 2) };
}
