import { labFromBytes } from "../../numeric/colour.ts";
import { boxBlur, softBlur } from "../../numeric/filters.ts";
import type { ColourGuide } from "../../numeric/guided-filter.ts";
import type { Raster } from "../../numeric/raster.ts";
import { shrinkChannels } from "./shrink-channels.ts";

/** The photo at the size where ground is told from background: 448 pixels at most, with what describes each pixel. */
export interface SmallPicture {
  width: number;
  height: number;
  /** CIE L*a*b*, one plane each. */
  lightness: Float32Array;
  greenRed: Float32Array;
  blueYellow: Float32Array;
  /** The same planes scaled to about 0..1, as guide of an edge-preserving filter. */
  guide: ColourGuide;
  /** Energy of the lightness gradient around the pixel. */
  gradient: Float32Array;
  /** {@link featureCount} numbers a pixel: smooth Lab, log local deviation, gradient direction, gradient coherence. */
  features: Float32Array;
}

export const featureCount = 6;
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
  const structure = gradientStructure(lightness, width, height);
  const planes = { width, height, lightness, greenRed, blueYellow, guide };
  return { ...planes, gradient: structure.energy, features: describePixels(planes, structure) };
}

interface GradientStructure {
  energy: Float32Array;
  /** -1 = all vertical, 1 = all horizontal gradients. */
  direction: Float32Array;
  /** 0 = every direction alike, 1 = one direction only. */
  coherence: Float32Array;
}

/** Smoothed structure tensor of the lightness. */
function gradientStructure(lightness: Float32Array, width: number, height: number): GradientStructure {
  const count = width * height;
  const xx = new Float32Array(count);
  const yy = new Float32Array(count);
  const xy = new Float32Array(count);
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      const across = (lightness[i + 1] - lightness[i - 1]) * 0.5;
      const down = (lightness[i + width] - lightness[i - width]) * 0.5;
      xx[i] = across * across;
      yy[i] = down * down;
      xy[i] = across * down;
    }
  }
  const [sxx, syy, sxy] = [xx, yy, xy].map((plane) => softBlur(plane, width, height, 3));
  const energy = new Float32Array(count);
  const direction = new Float32Array(count);
  const coherence = new Float32Array(count);
  for (let i = 0; i < count; i++) {
    energy[i] = sxx[i] + syy[i];
    const difference = sxx[i] - syy[i];
    direction[i] = difference / (energy[i] + 0.3);
    coherence[i] = Math.sqrt(difference * difference + 4 * sxy[i] * sxy[i]) / (energy[i] + 0.3);
  }
  return { energy, direction, coherence };
}

type LabPlanes = Pick<SmallPicture, "width" | "height" | "lightness" | "greenRed" | "blueYellow">;

/** The weights make one step of each feature about equally telling; found on 48 photos of yards. */
function describePixels(picture: LabPlanes, structure: GradientStructure): Float32Array {
  const { width, height, lightness } = picture;
  const smoothL = softBlur(lightness, width, height, 1);
  const smoothA = softBlur(picture.greenRed, width, height, 2);
  const smoothB = softBlur(picture.blueYellow, width, height, 2);
  const mean = boxBlur(lightness, width, height, 4);
  const meanSquare = boxBlur(
    lightness.map((v) => v * v),
    width,
    height,
    4,
  );
  const features = new Float32Array(width * height * featureCount);
  for (let i = 0; i < width * height; i++) {
    const deviation = Math.sqrt(Math.max(0, meanSquare[i] - mean[i] * mean[i]));
    const at = i * featureCount;
    features[at] = smoothL[i] * 0.55;
    features[at + 1] = smoothA[i] * 1.6;
    features[at + 2] = smoothB[i] * 1.3;
    features[at + 3] = 4.5 * Math.log(1 + deviation);
    features[at + 4] = 9 * structure.direction[i];
    features[at + 5] = 7 * structure.coherence[i];
  }
  return features;
}
