import { boxBlur, softBlur } from "../../numeric/filters.ts";
import { guidedFilter } from "../../numeric/guided-filter.ts";
import { bytesOf } from "../../numeric/map-plane.ts";
import type { Raster } from "../../numeric/raster.ts";
import { smoothstep } from "../../numeric/scalar.ts";
import type { ShadingMap } from "../scene/scene.ts";
import { liftGhosts } from "./shadow-likeness.ts";

/** Pixels per side of a cell; matte of a ground pixel. */
const shrink = 5;
const groundThreshold = 153;
/** With less green ground than this, green on it is plants, not lawn. */
const plantsBelow = 0.25;
/** Green over blue of a plant; the width over the neighborhood's, and its share of plants that excludes ground. */
const greenOverBlue = 1.1;
const plantReach = 70;
const plantsNearby = 0.1;
/** Share of readable ground in a cell: to be read, to be smoothed, to count in the contrast. */
const someGround = 0.05;
const fairGround = 0.3;
const mostlyGround = 0.5;
/** Median radius; radius and variance (of logarithms) of the edge-preserving filter. */
const medianReach = 3;
const edgeFilter = { radius: 5, epsilon: 0.05 };
/** Mean darkening by cast shadows from which the sun may, and certainly does, shine. */
export const sunnyShadow = { from: 0.02, to: 0.06 };
/**
 * Share of darkness kept, always and in sun; darkest value (logarithm); share of brightness kept. The first and last,
 * the cell size and the median's radius are from a study of 48 yard photos.
 */
const darkKept = { always: 0.72, inSun: 0.2, most: -1 };
const brightKept = 0.16;

/** Standard deviation of the ground's brightness (natural logarithms). */
export interface GroundContrast {
  deviation: number;
  /** Mean darkening by cast shadows. */
  shadow: number;
}

/**
 * Separates lighting from material: dark areas are treated as shadow and kept; bright ones, more likely a bright
 * material, mostly flattened.
 */
export function readShading(
  photo: Raster,
  luminance: Float32Array,
  ground: Uint8Array,
  greenShare: number,
): { shading: ShadingMap; contrast: GroundContrast } {
  const { width, height } = photo;
  const smallWidth = Math.max(1, Math.round(width / shrink));
  const smallHeight = Math.max(1, Math.round(height / shrink));
  const counts = readableGround(photo, ground, greenShare);
  const { values, weights } = smallLogLuminance(luminance, counts, width, height, smallWidth, smallHeight);
  const spots = {
    width: smallWidth,
    height: smallHeight,
    weights,
    values: medianFilter(values, weights, smallWidth, smallHeight),
  };
  const { values: lit, shadow } = liftGhosts(spots, photo);
  const median = fillGaps(lit, weights, smallWidth, smallHeight);
  const smooth = guidedFilter(median, median, smallWidth, smallHeight, edgeFilter.radius, edgeFilter.epsilon);
  const onGround = smooth.filter((_, i) => weights[i] > mostlyGround).sort();
  const middle = onGround.length > 0 ? onGround[onGround.length >> 1] : 0;
  let squares = 0;
  for (const value of onGround) squares += value * value;
  const contrast = { deviation: Math.sqrt(squares / Math.max(1, onGround.length)), shadow };
  // In sun, darkness is mostly shadow; otherwise half of it is the ground's own.
  const trust = darkKept.always + darkKept.inSun * smoothstep(sunnyShadow.from, sunnyShadow.to, shadow);
  const shading = smooth.map((value) => {
    const above = value - middle;
    return above < 0 ? Math.exp(Math.max(darkKept.most, above * trust)) : 1 + brightKept * Math.min(1, above);
  });
  return { shading: { width: smallWidth, height: smallHeight, values: shading }, contrast };
}

/** Plants on bare ground are excluded, as they are merely dark. */
function readableGround(photo: Raster, ground: Uint8Array, greenShare: number): Uint8Array {
  const onGround = bytesOf(ground, (matte) => (matte > groundThreshold ? 1 : 0));
  if (greenShare >= plantsBelow) return onGround;
  const { data } = photo;
  const plants = new Float32Array(ground.length);
  for (let i = 0; i < plants.length; i++) {
    const g = data[i * 3 + 1];
    plants[i] = g > data[i * 3] && g > data[i * 3 + 2] * greenOverBlue ? 1 : 0;
  }
  const nearby = boxBlur(plants, photo.width, photo.height, Math.round(photo.width / plantReach));
  for (let i = 0; i < onGround.length; i++) if (nearby[i] > plantsNearby) onGround[i] = 0;
  return onGround;
}

function fillGaps(values: Float32Array, weights: Float32Array, width: number, height: number): Float32Array {
  const known = weights.map((weight) => (weight > fairGround ? 1 : 0));
  const radius = Math.round(width / 16);
  const sums = softBlur(
    values.map((value, i) => value * known[i]),
    width,
    height,
    radius,
  );
  const counts = softBlur(known, width, height, radius);
  return values.map((value, i) => (known[i] ? value : counts[i] > 1e-4 ? sums[i] / counts[i] : 0));
}

/** Averaged per cell; `weights` is the share of ground pixels. */
function smallLogLuminance(
  luminance: Float32Array,
  counts: Uint8Array,
  width: number,
  height: number,
  smallWidth: number,
  smallHeight: number,
): { values: Float32Array; weights: Float32Array } {
  const values = new Float32Array(smallWidth * smallHeight);
  const inside = new Uint32Array(values.length);
  const pixels = new Uint32Array(values.length);
  const columns = Int32Array.from({ length: width }, (_, x) => Math.floor(((x + 0.5) * smallWidth) / width));
  let [sum, count] = [0, 0];
  for (let y = 0, i = 0; y < height; y++) {
    const row = Math.floor(((y + 0.5) * smallHeight) / height) * smallWidth;
    for (let x = 0; x < width; x++, i++) {
      const cell = row + columns[x];
      pixels[cell]++;
      if (!counts[i]) continue;
      const own = Math.log(0.02 + luminance[i]);
      values[cell] += own;
      inside[cell]++;
      sum += own;
      count++;
    }
  }
  const mean = sum / Math.max(1, count);
  const weights = Float32Array.from(inside, (own, cell) => own / Math.max(1, pixels[cell]));
  for (let i = 0; i < values.length; i++) values[i] = weights[i] > someGround ? values[i] / inside[i] - mean : 0;
  return { values, weights };
}

/** 7 x 7 median over ground: removes leaves and stones, keeps shadow edges. */
function medianFilter(values: Float32Array, weights: Float32Array, width: number, height: number): Float32Array {
  const out = new Float32Array(values.length);
  const window = new Float32Array((2 * medianReach + 1) ** 2);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let count = 0;
      for (let row = Math.max(0, y - medianReach); row <= Math.min(height - 1, y + medianReach); row++) {
        for (let column = Math.max(0, x - medianReach); column <= Math.min(width - 1, x + medianReach); column++) {
          const i = row * width + column;
          if (weights[i] > fairGround) window[count++] = values[i];
        }
      }
      if (count > 0) out[y * width + x] = window.subarray(0, count).sort()[count >> 1];
    }
  }
  return out;
}
