import sharp from "sharp";
import { seePhoto } from "#app/designer/reader/see-photo.ts";
import { groundReader } from "../../ground-reader.server.ts";
import { keepsLayout, type LayoutDifference, measureLayout } from "./measure-layout.ts";

const comparedLongSide = 160;
/** What the ground reader sees of a picture. */
const readLongSide = 1024;

export interface CheckLayoutPayload {
  /** All of the same proportions. */
  drawingFile: string;
  answerFile: string;
  /** Gray: how much of a pixel the drawing changed. */
  changedFile: string;
}

/** In the child process: whether the answer is the drawing's garden. */
export async function checkLayout(payload: CheckLayoutPayload): Promise<LayoutDifference & { kept: boolean }> {
  const { drawingFile, answerFile, changedFile } = payload;
  const drawing = await readRgb(drawingFile, comparedLongSide);
  const { width, height } = drawing;
  const changed = await sharp(changedFile)
    .resize(width, height, { fit: "fill" })
    .toColourspace("b-w")
    .threshold(128)
    .raw({ depth: "uchar" })
    .toBuffer();
  const pictures = {
    width,
    height,
    drawing: drawing.data,
    answer: (await readRgb(answerFile, { width, height })).data,
    changed: changed.map((value) => (value > 0 ? 1 : 0)),
  };
  const see = async (file: string) => seePhoto(groundReader(), await readRgb(file, readLongSide));
  const difference = measureLayout(pictures, { drawing: await see(drawingFile), answer: await see(answerFile) });
  return { ...difference, kept: keepsLayout(difference) };
}

async function readRgb(file: string, size: number | { width: number; height: number }) {
  const to =
    typeof size === "number"
      ? { width: size, height: size, fit: "inside" as const }
      : { ...size, fit: "fill" as const };
  const { data, info } = await sharp(file)
    .removeAlpha()
    .toColourspace("srgb")
    .resize(to)
    .raw({ depth: "uchar" })
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
