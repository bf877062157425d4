import { limitsOf, type NetNumbers } from "./net-numbers.ts";
import type { ConvolutionStep } from "./net-steps.ts";
import { createTensor, type Tensor, withBorder } from "./tensor.ts";

/**
 * A convolution as a product of matrices: pixels x window times window x channels. Both are laid out in panels of four, so
 * that the innermost loop reads eight numbers side by side and adds to sixteen that stay in registers: about two thousand
 * million products a second in V8, three times what a loop over the window reaches. Panels hold doubles, which the
 * processor need not convert; sums are taken in one order, so they are the same on every machine.
 */
export interface PackedConvolution {
  step: ConvolutionStep;
  /** Panels of four channels: for each place in the window, the four channels' weights. Missing channels are 0. */
  panels: Float64Array;
  bias: Float32Array;
}

/** Pixels and channels of a block of sums. The innermost loop is written for it. */
const block = 4;
/** Doubles of a strip of pixels, as many as stay in the second cache while all channels pass. Measured. */
const stripDoubles = 32_768;

export function packConvolution(step: ConvolutionStep, { weights, bias }: NetNumbers): PackedConvolution {
  const { inC, outC, kernel } = step;
  const places = kernel[0] * kernel[1];
  const window = places * inC;
  const panels = new Float64Array(Math.ceil(outC / block) * block * window);
  for (let channel = 0; channel < outC; channel++) {
    const panel = Math.floor(channel / block) * block * window + (channel % block);
    for (let place = 0; place < places; place++) {
      for (let c = 0; c < inC; c++) {
        panels[panel + (place * inC + c) * block] = weights[(channel * inC + c) * places + place];
      }
    }
  }
  return { step, panels, bias };
}

export function convolve({ step, panels, bias }: PackedConvolution, input: Tensor): Tensor {
  const { inC, outC, kernel } = step;
  const { padded, out } = prepareWindows(step, input);
  const window = kernel[0] * kernel[1] * inC;
  const pixels = out.width * out.height;
  const stripPixels = Math.max(1, Math.floor(stripDoubles / window / block)) * block;
  const strip = new Float64Array(Math.min(stripPixels, pixels + block) * window);
  const starts = windowStarts(step, padded.width);
  for (let first = 0; first < pixels; first += stripPixels) {
    const count = Math.min(stripPixels, pixels - first);
    packPixels(strip, padded, out.width, step, starts, first, count);
    multiply(strip, count, panels, window, out.values, first, outC);
  }
  finish(out, bias, step);
  return out;
}

/** The input with the border that the step asks for, and what its windows give, still empty. */
export function prepareWindows(
  { outC, kernel, stride, pad, dilation }: ConvolutionStep,
  input: Tensor,
): { padded: Tensor; out: Tensor } {
  const [top, left, bottom, right] = pad;
  const padded = withBorder(input, { top, left, bottom, right });
  const windowsIn = (side: number, span: number) => Math.floor((side - dilation * (span - 1) - 1) / stride) + 1;
  return { padded, out: createTensor(windowsIn(padded.width, kernel[1]), windowsIn(padded.height, kernel[0]), outC) };
}

/** Where in a padded tensor each place of the window lies, counted from the window's corner. */
export function windowStarts({ inC, kernel, dilation }: ConvolutionStep, paddedWidth: number): Int32Array {
  return Int32Array.from({ length: kernel[0] * kernel[1] }, (_, place) => {
    const [y, x] = [Math.floor(place / kernel[1]), place % kernel[1]];
    return (y * paddedWidth + x) * dilation * inC;
  });
}

/** Lays the windows of `count` pixels out in panels of four pixels. What a last panel has too much is never read as a sum. */
function packPixels(
  strip: Float64Array,
  { width, values }: Tensor,
  outWidth: number,
  { inC, stride }: ConvolutionStep,
  starts: Int32Array,
  first: number,
  count: number,
): void {
  const window = starts.length * inC;
  for (let k = 0; k < count; k++) {
    const pixel = first + k;
    const corner = (Math.floor(pixel / outWidth) * width + (pixel % outWidth)) * stride * inC;
    let to = (k - (k % block)) * window + (k % block);
    for (let place = 0; place < starts.length; place++) {
      const from = corner + starts[place];
      for (let at = from; at < from + inC; at++) {
        strip[to] = values[at];
        to += block;
      }
    }
  }
}

const sums = new Float64Array(block * block);

function multiply(
  strip: Float64Array,
  count: number,
  panels: Float64Array,
  window: number,
  out: Float32Array,
  first: number,
  outC: number,
): void {
  for (let channel = 0; channel < outC; channel += block) {
    const channels = Math.min(block, outC - channel);
    for (let pixel = 0; pixel < count; pixel += block) {
      addProducts(strip, pixel * window, panels, channel * window, window);
      const rows = Math.min(block, count - pixel);
      for (let row = 0; row < rows; row++) {
        const to = (first + pixel + row) * outC + channel;
        for (let c = 0; c < channels; c++) out[to + c] = sums[row * block + c];
      }
    }
  }
}

/**
 * The sixteen sums of four pixels and four channels over the window, into `sums`. Written out: V8 keeps no array in
 * registers, and taking several numbers in one assignment doubles the time.
 */
function addProducts(strip: Float64Array, from: number, panels: Float64Array, start: number, window: number): void {
  let [a0, a1, a2, a3] = [0, 0, 0, 0];
  let [b0, b1, b2, b3] = [0, 0, 0, 0];
  let [c0, c1, c2, c3] = [0, 0, 0, 0];
  let [d0, d1, d2, d3] = [0, 0, 0, 0];
  let p = from;
  let w = start;
  for (let k = 0; k < window; k++) {
    const pa = strip[p];
    const pb = strip[p + 1];
    const pc = strip[p + 2];
    const pd = strip[p + 3];
    const w0 = panels[w];
    const w1 = panels[w + 1];
    const w2 = panels[w + 2];
    const w3 = panels[w + 3];
    p += block;
    w += block;
    a0 += pa * w0;
    a1 += pa * w1;
    a2 += pa * w2;
    a3 += pa * w3;
    b0 += pb * w0;
    b1 += pb * w1;
    b2 += pb * w2;
    b3 += pb * w3;
    c0 += pc * w0;
    c1 += pc * w1;
    c2 += pc * w2;
    c3 += pc * w3;
    d0 += pd * w0;
    d1 += pd * w1;
    d2 += pd * w2;
    d3 += pd * w3;
  }
  sums[0] = a0;
  sums[1] = a1;
  sums[2] = a2;
  sums[3] = a3;
  sums[4] = b0;
  sums[5] = b1;
  sums[6] = b2;
  sums[7] = b3;
  sums[8] = c0;
  sums[9] = c1;
  sums[10] = c2;
  sums[11] = c3;
  sums[12] = d0;
  sums[13] = d1;
  sums[14] = d2;
  sums[15] = d3;
}

function finish({ values }: Tensor, bias: Float32Array, { outC, act }: ConvolutionStep): void {
  const [low, high] = limitsOf[act];
  for (let at = 0; at < values.length; at += outC) {
    for (let c = 0; c < outC; c++) {
      let sum = values[at + c] + bias[c];
      if (sum < low) sum = low;
      else if (sum > high) sum = high;
      values[at + c] = sum;
    }
  }
}
