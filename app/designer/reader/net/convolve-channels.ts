import { prepareWindows, windowStarts } from "./convolve.ts";
import { limitsOf, type NetNumbers } from "./net-numbers.ts";
import type { ConvolutionStep } from "./net-steps.ts";
import type { Tensor } from "./tensor.ts";

/** A convolution of each channel with a window of its own ("depthwise"). */
export interface ChannelConvolution {
  step: ConvolutionStep;
  /** Per place in the window, one weight for each channel. */
  weights: Float32Array;
  bias: Float32Array;
}

export function packChannelConvolution(step: ConvolutionStep, { weights, bias }: NetNumbers): ChannelConvolution {
  const places = step.kernel[0] * step.kernel[1];
  const byPlace = Float32Array.from(weights, (_, k) => weights[(k % step.outC) * places + Math.floor(k / step.outC)]);
  return { step, weights: byPlace, bias };
}

export function convolveChannels({ step, weights, bias }: ChannelConvolution, input: Tensor): Tensor {
  const { outC, stride } = step;
  const { padded, out } = prepareWindows(step, input);
  const starts = windowStarts(step, padded.width);
  const addUp = starts.length === 9 ? addNine : addAll;
  const [low, high] = limitsOf[step.act];
  const sums = new Float64Array(outC);
  for (let pixel = 0; pixel < out.width * out.height; pixel++) {
    const corner = (Math.floor(pixel / out.width) * padded.width + (pixel % out.width)) * stride * outC;
    addUp(sums, padded.values, corner, starts, weights);
    for (let c = 0; c < outC; c++) {
      let sum = sums[c] + bias[c];
      if (sum < low) sum = low;
      else if (sum > high) sum = high;
      out.values[pixel * outC + c] = sum;
    }
  }
  return out;
}

function addAll(
  sums: Float64Array,
  values: Float32Array,
  corner: number,
  starts: Int32Array,
  weights: Float32Array,
): void {
  const channels = sums.length;
  sums.fill(0);
  for (let place = 0; place < starts.length; place++) {
    const [from, weight] = [corner + starts[place], place * channels];
    for (let c = 0; c < channels; c++) sums[c] += values[from + c] * weights[weight + c];
  }
}

/** {@link addAll} for a window of nine, written out: most of the windows, in a third of the time. */
function addNine(
  sums: Float64Array,
  values: Float32Array,
  corner: number,
  starts: Int32Array,
  weights: Float32Array,
): void {
  const n = sums.length;
  const [s0, s1, s2] = [corner + starts[0], corner + starts[1], corner + starts[2]];
  const [s3, s4, s5] = [corner + starts[3], corner + starts[4], corner + starts[5]];
  const [s6, s7, s8] = [corner + starts[6], corner + starts[7], corner + starts[8]];
  for (let c = 0; c < n; c++) {
    const upper = values[s0 + c] * weights[c] + values[s1 + c] * weights[n + c] + values[s2 + c] * weights[2 * n + c];
    const middle =
      values[s3 + c] * weights[3 * n + c] + values[s4 + c] * weights[4 * n + c] + values[s5 + c] * weights[5 * n + c];
    const lower =
      values[s6 + c] * weights[6 * n + c] + values[s7 + c] * weights[7 * n + c] + values[s8 + c] * weights[8 * n + c];
    sums[c] = upper + middle + lower;
  }
}
