import { labFromBytes } from "../../numeric/color.ts";
import type { ColorGuide } from "../../numeric/guided-filter.ts";
import type { Raster } from "../../numeric/raster.ts";
import { shrinkChannels } from "../../numeric/shrink-channels.ts";

/** The photo at the size for separating ground from background: at most 448 pixels, in L*a*b*. */
export interface SmallPicture {
  width: number;
  height: number;
  /** One CIE L*a*b* plane each. */
  lightness: Float32Array;
  greenRed: Float32Array;
  blueYellow: Float32Array;
  /** The same planes scaled to about 0..1, for the guided filter. */
  guide: ColorGuide;
}

/** CIE L*a*b*. */
export type LabColor = readonly [lightness: number, greenRed: number, blueYellow: number];

export function colorAt({ lightness, greenRed, blueYellow }: LabPlanes, pixel: number): LabColor {
  return [lightness[pixel], greenRed[pixel], blueYellow[pixel]];
}

const longSide = 448;

export function shrinkPhoto(photo: Raster): SmallPicture {
  const scale = Math.min(1, longSide / Math.max(photo.width, photo.height));
  const width = Math.round(photo.width * scale);
  const height = Math.round(photo.height * scale);
  const [red, green, blue] = shrinkChannels(photo, width, height);
  const count = width * height;
  const lightness = new Float32Array(count);
  const greenRed = new Float32Array(count);
  const blueYellow = new Float32Array(count);
  for (let i = 0; i < count; i++) {
    const lab = labFromBytes(red[i] | 0, green[i] | 0, blue[i] | 0);
    lightness[i] = lab[0];
    greenRed[i] = lab[1];
    blueYellow[i] = lab[2];
  }
  const guide = [lightness.map((v) => v / 100), greenRed.map((v) => v / 60), blueYellow.map((v) => v / 60)] as const;
  return { width, height, lightness, greenRed, blueYellow, guide };
}

export type LabPlanes = Pick<SmallPicture, "width" | "height" | "lightness" | "greenRed" | "blueYellow">;
