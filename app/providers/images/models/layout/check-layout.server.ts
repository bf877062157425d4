import sharp, { type Sharp } from "sharp";
import { keepsLayout, type LayoutLikeness, measureLayout } from "./measure-layout.ts";

const comparedLongSide = 160;

export interface CheckLayoutPayload {
  /** All of the same proportions. */
  drawingFile: string;
  answerFile: string;
  /** Gray: how much of a pixel the drawing changed. */
  changedFile: string;
}

/** In the child process: whether the answer is the drawing's garden. */
export async function checkLayout({
  drawingFile,
  answerFile,
  changedFile,
}: CheckLayoutPayload): Promise<LayoutLikeness & { kept: boolean }> {
  const small = sharp(drawingFile).resize({ width: comparedLongSide, height: comparedLongSide, fit: "inside" });
  const { data: drawing, info } = await rgb(small);
  const { width, height } = info;
  const sized = (file: string) => sharp(file).resize(width, height, { fit: "fill" });
  const changed = await sized(changedFile).toColourspace("b-w").threshold(128).raw({ depth: "uchar" }).toBuffer();
  const likeness = measureLayout({
    width,
    height,
    drawing,
    answer: (await rgb(sized(answerFile))).data,
    changed: changed.map((value) => (value > 0 ? 1 : 0)),
  });
  return { ...likeness, kept: keepsLayout(likeness) };
}

function rgb(picture: Sharp) {
  return picture.removeAlpha().toColourspace("srgb").raw().toBuffer({ resolveWithObject: true });
}
