import { clamp, smoothstep } from "../../numeric/scalar.ts";
import type { Eye } from "../lens/eye.ts";
import type { Regions } from "../pixels/regions.ts";
import type { SmallPicture } from "../pixels/small-picture.ts";
import { judgeCrossing, marginAboveHorizon } from "./crossing-odds.ts";

// By eye, on photos of yards and fixture yards, as all numbers in this file that name no other source.
/** Log-odds that each shape gives to "ground" or takes from it; the upright lines per density, and at most. */
const odds = { tall: 1.5, small: 2, smallAndOther: 4, flat: 1.3, atBottom: 1.2, perUpright: 45, mostUprights: 3 };
/** A tall region: height over width, and share of the picture's height. */
const tallForm = { from: 0.9, to: 2.2 };
const tallHeight = { from: 0.06, to: 0.14 };
/** A small one: share of the picture, height over width; counts by so much where it meets a side, and where it is green. */
const smallShare = { from: 0.05, to: 0.02 };
const smallForm = { from: 0.35, to: 0.7 };
const besideBorder = 0.5;
const greenAsLawn = 0.3;
/** CIE a* and b* of green; and the difference of colour to what is round it with which a small region is a thing. */
const green = { reddest: -5, bluest: 8 };
const otherColour = { from: 10, to: 20 };
/** A flat one: share of the picture's width, height over width, density of upright lines. */
const flatWidth = { from: 0.12, to: 0.3 };
const flatForm = { from: 0.75, to: 0.5 };
const flatUprights = { from: 0.03, to: 0.005 };
/** Pixels of the small picture within which a region meets its sides. */
const border = 2;
/** Trunks: share above the horizon, height over width, share of the picture's height. */
const trunk = { above: 0.12, form: 1.15, height: 0.3 };

interface RegionShape {
  area: number;
  /** Pixels surely above the horizon. */
  above: number;
  /** Pixels on the picture's lower border. */
  atBottom: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** Sum of upright density over its pixels. */
  uprights: number;
  /** Sums of CIE L*a*b*. */
  lab: [number, number, number];
  /** Border with other regions in pixels, and the sum of colour differences to them over it. */
  border: number;
  difference: number;
}

/**
 * Log-odds of "ground" per pixel, from the shape of its region and what of that is above the horizon: ground is wider than
 * high and comes to the lower border.
 */
export function judgeRegions(picture: SmallPicture, regions: Regions, eye: Eye, uprights: Float32Array): Float32Array {
  const shapes = measure(picture, regions, eye, uprights);
  measureContrast(regions, picture.width, shapes);
  const byRegion = Float32Array.from(shapes, (shape) => {
    const [wide, high] = [shape.right - shape.left + 1, shape.bottom - shape.top + 1];
    const form = high / wide;
    const tall = ramp(tallForm, form) * ramp(tallHeight, high / picture.height);
    const isFree = shape.atBottom === 0 && shape.left > border && shape.right < picture.width - 1 - border;
    const isGreen = shape.lab[1] < green.reddest * shape.area && shape.lab[2] > green.bluest * shape.area;
    const share = shape.area / regions.labels.length;
    const small =
      ramp(smallShare, share) * ramp(smallForm, form) * (isFree ? 1 : besideBorder) * (isGreen ? greenAsLawn : 1);
    const flat = ramp(flatWidth, wide / picture.width) * ramp(flatForm, form) * (1 - small);
    const bottomShare = shape.atBottom / wide;
    return (
      -odds.tall * tall -
      (odds.small + odds.smallAndOther * ramp(otherColour, shape.difference / Math.max(1, shape.border))) * small +
      odds.flat * flat * ramp(flatUprights, shape.uprights / shape.area) -
      Math.min(odds.mostUprights, odds.perUpright * (shape.uprights / shape.area)) +
      odds.atBottom * clamp(bottomShare * 2, 0, 1) * (1 - tall)
    );
  });
  return judgeCrossing(picture, regions, eye).map((crossing, i) => crossing + byRegion[regions.labels[i]]);
}

function ramp({ from, to }: typeof tallForm, value: number): number {
  return smoothstep(from, to, value);
}

/** 1 where a region that is higher than wide reaches from the ground to above the horizon: a trunk, also one that leans. */
export function findTrunks(picture: SmallPicture, regions: Regions, eye: Eye): Uint8Array {
  const shapes = measure(picture, regions, eye, new Float32Array(regions.labels.length));
  const isTrunk = shapes.map(({ above, area, left, right, top, bottom }) => {
    const high = bottom - top;
    return above > trunk.above * area && high > trunk.form * (right - left) && high > trunk.height * picture.height;
  });
  return Uint8Array.from(regions.labels, (label) => (isTrunk[label] ? 1 : 0));
}

function measure(picture: SmallPicture, regions: Regions, eye: Eye, uprights: Float32Array): RegionShape[] {
  const { width, height } = picture;
  const shapes = Array.from(
    { length: regions.count },
    (): RegionShape => ({
      area: 0,
      above: 0,
      atBottom: 0,
      left: width,
      right: 0,
      top: height,
      bottom: 0,
      uprights: 0,
      lab: [0, 0, 0],
      border: 0,
      difference: 0,
    }),
  );
  const margin = marginAboveHorizon(eye, height);
  for (let i = 0; i < regions.labels.length; i++) {
    const shape = shapes[regions.labels[i]];
    const [x, y] = [i % width, Math.floor(i / width)];
    shape.area++;
    if (y < eye.horizonAt(x) - margin) shape.above++;
    if (y === height - 1) shape.atBottom++;
    shape.left = Math.min(shape.left, x);
    shape.right = Math.max(shape.right, x);
    shape.top = Math.min(shape.top, y);
    shape.bottom = Math.max(shape.bottom, y);
    shape.uprights += uprights[i];
    shape.lab[0] += picture.lightness[i];
    shape.lab[1] += picture.greenRed[i];
    shape.lab[2] += picture.blueYellow[i];
  }
  return shapes;
}

/** How much each region differs from those beside it. */
function measureContrast({ labels }: Regions, width: number, shapes: RegionShape[]): void {
  const means = Float32Array.from({ length: shapes.length * 3 }, (_, at) => {
    const { lab, area } = shapes[Math.floor(at / 3)];
    return lab[at % 3] / area;
  });
  for (let i = 0; i < labels.length - width - 1; i++) {
    const own = labels[i];
    if (labels[i + 1] !== own) addBorder(shapes, means, own, labels[i + 1]);
    if (labels[i + width] !== own) addBorder(shapes, means, own, labels[i + width]);
  }
}

function addBorder(shapes: RegionShape[], means: Float32Array, a: number, b: number): void {
  let squares = 0;
  for (let c = 0; c < 3; c++) squares += (means[a * 3 + c] - means[b * 3 + c]) ** 2;
  const difference = Math.sqrt(squares);
  for (const k of [a, b]) {
    shapes[k].border++;
    shapes[k].difference += difference;
  }
}
