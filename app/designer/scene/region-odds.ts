import { clamp, smoothstep } from "../numeric/scalar.ts";
import type { Eye } from "./eye.ts";
import type { Regions } from "./regions.ts";
import type { SmallPicture } from "./small-picture.ts";

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
}

/**
 * Log-odds of "ground" per region, from its shape alone: level ground never reaches above the horizon, what stands on it
 * often does; ground is wider than high and comes to the lower border.
 */
export function judgeRegions(picture: SmallPicture, regions: Regions, eye: Eye, uprights: Float32Array): Float32Array {
  const shapes = measure(picture, regions, eye, uprights);
  return Float32Array.from(shapes, (shape) => {
    const crossing = shape.above / shape.area;
    const [wide, high] = [shape.right - shape.left + 1, shape.bottom - shape.top + 1];
    const tall = smoothstep(0.9, 2.2, high / wide) * smoothstep(0.06, 0.14, high / picture.height);
    const small = smoothstep(0.03, 0.006, shape.area / regions.labels.length) * smoothstep(0.3, 0.7, high / wide);
    const flat = smoothstep(0.12, 0.3, wide / picture.width) * smoothstep(0.75, 0.5, high / wide) * (1 - small);
    const bottomShare = shape.atBottom / wide;
    return (
      -6 * smoothstep(0.02, 0.18, crossing) -
      1.5 * tall -
      2.5 * small +
      1.3 * flat * smoothstep(0.03, 0.005, shape.uprights / shape.area) -
      Math.min(3, 45 * (shape.uprights / shape.area)) +
      1.2 * clamp(bottomShare * 2, 0, 1) * (1 - tall)
    );
  });
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
  }
  return shapes;
}
