import { floatAt } from "../../../numeric/read-at.ts";
import { clamp } from "../../../numeric/scalar.ts";

/** Steps of the inverse table, and the deviations it covers on either side. */
const steps = 256;
const deviations = 3;

/** Replaces each value by the Gaussian number of its rank; the table maps back to light with mean 1. */
export function makeGaussian(light: Float32Array): { gaussian: Float32Array; lightOf: Float32Array } {
  // Ten times as fast as sorting places by their light.
  const sorted = light.slice().sort();
  const gaussian = light.map((value) => gaussianOf((rankOf(value, sorted) + 0.5) / light.length));
  const mean = meanOf(light);
  const lightOf = Float32Array.from({ length: steps }, (_, step) => {
    const share = shareBelow(((2 * step) / (steps - 1) - 1) * deviations);
    return floatAt(sorted, Math.min(light.length - 1, Math.floor(share * light.length))) / mean;
  });
  return { gaussian, lightOf };
}

function rankOf(value: number, sorted: Float32Array): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (floatAt(sorted, middle) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Inverse normal distribution. Source: Shore, "Simple approximations" (1982). */
function gaussianOf(share: number): number {
  const upper = share > 0.5;
  const own = upper ? 1 - share : share;
  const off = 5.5556 * (1 - (own / (1 - own)) ** 0.1186);
  return clamp(upper ? off : -off, -deviations, deviations);
}

function shareBelow(number: number): number {
  const odds = Math.max(1e-9, 1 - Math.abs(number) / 5.5556) ** (1 / 0.1186);
  const own = odds / (1 + odds);
  return number > 0 ? 1 - own : own;
}

export function lookUpLight(lightOf: Float32Array, gaussian: number): number {
  const step = ((gaussian / deviations + 1) / 2) * (steps - 1);
  return floatAt(lightOf, Math.round(clamp(step, 0, steps - 1)));
}

export function meanOf(values: Float32Array): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
