import { type PhotoProblem, photoProblemMessages } from "#app/domain/media/photo-problem.ts";
import { touchIconSide } from "#app/providers/images/picture-widths.ts";

/** The shop's own picture, a stored PNG. Safe in the browser. */
export interface Mark {
  path: string;
  width: number;
  height: number;
}

/** The square one is the icon of browsers and phones; the wide one has the shop's name in it. */
export const markShapes = ["square", "wide"] as const;
export type MarkShape = (typeof markShapes)[number];
export type Marks = Partial<Record<MarkShape, Mark>>;

export function markAddress({ path }: Mark): string {
  return `/api/uploads/${path}`;
}

/** Of the square mark, on white: phones show black where an icon has nothing. */
export function touchIconAddress(mark: Mark): string {
  return `${markAddress(mark)}?w=${touchIconSide}`;
}

export const markProblemMessages: Record<PhotoProblem, string> = {
  ...photoProblemMessages,
  missing: "Please choose a picture",
  "wrong-type": "A mark is a PNG or JPEG picture. Please save an SVG, or any other kind, as PNG first.",
  "too-large": "A mark must be less than 20 MB; a few hundred kilobytes are plenty.",
  "too-small": "This picture is too small. Please choose one with at least 32 pixels on each side.",
  "too-narrow": "A mark is square, or up to 10 times as wide as it is high. Please choose another picture.",
  damaged: "This picture is damaged or incomplete. Please upload it again or choose another one.",
};
