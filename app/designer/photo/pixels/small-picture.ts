import { labFromBytes } from "../../numeric/colour.ts";
import { boxBlur, softBlur } from "../../numeric/filters.ts";
import type { ColourGuide } from "../../numeric/guided-filter.ts";
import type { Raster } from "../../numeric/raster.ts";
import { shrinkChannels } from "../../numeric/shrink-channels.ts";

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

/** A colour in CIE L*a*b*. */
export type LabColour = readonly [lightness: number, greenRed: number, blueYellow: number];

export function colourAt({ lightness, greenRed, blueYellow }: LabPlanes, pixel: number): LabColour {
  return [lightness[pixel], greenRed[pixel], blueYellow[pixel]];
}

export const featureCount = 6;
/** They make one step of each feature about equally telling; found on 48 photos of yards. */
export const featureWeights = {
  lightness: 0.55,
  greenRed: 1.6,
  blueYellow: 1.3,
  roughness: 4.5,
  direction: 9,
  coherence: 7,
} as const;
const roughnessFeature = 3;

/** The colour round a pixel, softened. */
export function softColourAt({ features }: Pick<SmallPicture, "features">, pixel: number): LabColour {
  const at = pixel * featureCount;
  return [
    features[at] / featureWeights.lightness,
    features[at + 1] / featureWeights.greenRed,
    features[at + 2] / featureWeights.blueYellow,
  ];
}

/** The feature that tells how rough a pixel's surroundings are: {@link roughnessOf} makes a deviation of it. */
export function roughnessFeatureAt({ features }: Pick<SmallPicture, "features">, pixel: number): number {
  return features[pixel * featureCount + roughnessFeature];
}

/** Deviation of the lightness round a pixel. */
export function roughnessAt(picture: Pick<SmallPicture, "features">, pixel: number): number {
  return roughnessOf(roughnessFeatureAt(picture, pixel));
}

export function roughnessOf(feature: number): number {
  return Math.exp(feature / featureWeights.roughness) - 1;
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

/** CIE L*a*b* of a whole picture. */
export type LabPlanes = Pick<SmallPicture, "width" | "height" | "lightness" | "greenRed" | "blueYellow">;

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
    features[at] = smoothL[i] * featureWeights.lightness;
    features[at + 1] = smoothA[i] * featureWeights.greenRed;
    features[at + 2] = smoothB[i] * featureWeights.blueYellow;
    features[at + roughnessFeature] = featureWeights.roughness * Math.log(1 + deviation);
    features[at + 4] = featureWeights.direction * structure.direction[i];
    features[at + 5] = featureWeights.coherence * structure.coherence[i];
  }
  return features;
}
