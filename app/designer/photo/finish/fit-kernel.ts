import { exponential } from "../../numeric/exponential.ts";
import type { Kernel } from "../../numeric/filters.ts";
import { floatAt } from "../../numeric/read-at.ts";
import { norm } from "../../numeric/scalar.ts";
import { lags } from "./texture-steps.ts";

/** 1 - exp(-(r / size)^power): texture of drawn leaves over r pixels, fitted to 11 redesigned photos of 800 pixels. */
const power = 0.8;
/** The photo's own leaves may be larger or smaller than drawn ones. */
const sizes = [1, 1.4, 2, 2.8, 4, 5.6, 8];
const whole = 3;
const farthest = 6; // pixels

/** Finds the kernel that makes texture of sizes up to `largest` rise over {@link lags} most nearly like `steps`. */
export function fitKernel(steps: Float64Array, kernels: readonly Kernel[], largest = Number.POSITIVE_INFINITY): Kernel {
  const rises = sizes.filter((size) => size <= largest).map(tabulateRise);
  let best: Kernel = [1];
  let least = Number.POSITIVE_INFINITY;
  for (const kernel of kernels) {
    const spread = autocorrelate(kernel);
    for (const rise of rises) {
      const off = misfit(steps, spread, rise);
      if (off >= least) continue;
      least = off;
      best = kernel;
    }
  }
  return best;
}

function autocorrelate(kernel: Kernel): Float32Array {
  const reach = kernel.length - 1;
  const at = (k: number) => kernel[Math.abs(k)] ?? 0;
  return Float32Array.from({ length: 2 * reach + 1 }, (_, shift) => {
    let sum = 0;
    for (let k = -reach; k <= reach; k++) sum += at(k) * at(k + shift);
    return sum;
  });
}

/** Sum of squared differences of logarithms. */
function misfit(steps: Float64Array, spread: Float32Array, rise: Float32Array): number {
  const shown = lags.map((lag) => stepAfter(spread, rise, lag));
  const [own, other] = [steps[whole] ?? 1, shown[whole] ?? 1];
  return lags.reduce<number>((sum, _, k) => {
    const ratio = ((steps[k] ?? 0) / own + 1e-6) / ((shown[k] ?? 0) / other + 1e-6);
    return sum + Math.log(ratio) ** 2;
  }, 0);
}

/** Mean squared step over `lag` pixels after filtering in both directions. */
function stepAfter(spread: Float32Array, rise: Float32Array, lag: number): number {
  const reach = spread.length - 1;
  let sum = 0;
  for (let down = -reach; down <= reach; down++) {
    for (let across = -reach; across <= reach; across++) {
      const share = floatAt(spread, Math.abs(across)) * floatAt(spread, Math.abs(down));
      sum += share * (riseAt(rise, across + lag, down) - riseAt(rise, across, down));
    }
  }
  return Math.max(0, sum);
}

const columns = 2 * farthest + 7;

function tabulateRise(size: number): Float32Array {
  return Float32Array.from({ length: columns * (2 * farthest + 1) }, (_, i) => {
    const distance = norm(i % columns, Math.floor(i / columns));
    return distance === 0 ? 0 : 1 - exponential(-((distance / size) ** power));
  });
}

function riseAt(rise: Float32Array, across: number, down: number): number {
  return floatAt(rise, Math.abs(down) * columns + Math.abs(across));
}
