import { clamp, smoothstep } from "../../numeric/scalar.ts";
import type { Eye } from "../lens/eye.ts";
import type { Regions } from "../pixels/regions.ts";
import type { SmallPicture } from "../pixels/small-picture.ts";
import { judgeCrossing } from "./crossing-odds.ts";

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
    const tall = smoothstep(0.9, 2.2, high / wide) * smoothstep(0.06, 0.14, high / picture.height);
    const isFree = shape.atBottom === 0 && shape.left > 2 && shape.right < picture.width - 3;
    const isGreen = shape.lab[1] < -5 * shape.area && shape.lab[2] > 8 * shape.area;
    const share = shape.area / regions.labels.length;
    const small =
      smoothstep(0.05, 0.02, share) * smoothstep(0.35, 0.7, high / wide) * (isFree ? 1 : 0.5) * (isGreen ? 0.3 : 1);
    const flat = smoothstep(0.12, 0.3, wide / picture.width) * smoothstep(0.75, 0.5, high / wide) * (1 - small);
    const bottomShare = shape.atBottom / wide;
    return (
      -1.5 * tall -
      (2 + 4 * smoothstep(10, 20, shape.difference / Math.max(1, shape.border))) * small +
      1.3 * flat * smoothstep(0.03, 0.005, shape.uprights / shape.area) -
      Math.min(3, 45 * (shape.uprights / shape.area)) +
      1.2 * clamp(bottomShare * 2, 0, 1) * (1 - tall)
    );
  });
  return judgeCrossing(picture, regions, eye).map((odds, i) => odds + byRegion[regions.labels[i]]);
}

/** 1 where a region that is higher than wide reaches from the ground to above the horizon: a trunk, also one that leans. */
export function findTrunks(picture: SmallPicture, regions: Regions, eye: Eye): Uint8Array {
  const shapes = measure(picture, regions, eye, new Float32Array(regions.labels.length));
  const isTrunk = shapes.map(({ above, area, left, right, top, bottom }) => {
    return above > 0.12 * area && bottom - top > 1.15 * (right - left) && bottom - top > 0.3 * picture.height;
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
  const margin = clamp(eye.horizonError * 0.5, 0.008 * height, 0.04 * height);
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
