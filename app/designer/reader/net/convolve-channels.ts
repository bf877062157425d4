import { prepareWindows, windowStarts } from "./convolve.ts";
import { channelsAtOnce, type Kernel, numberBytes } from "./kernel.ts";
import { limitsOf, type NetNumbers } from "./net-numbers.ts";
import type { ConvolutionStep } from "./net-steps.ts";
import type { Tensor } from "./tensor.ts";

export interface ChannelConvolution {
  step: ConvolutionStep;
  kernel: Kernel;
  /** Address in the kernel: per place in the window, one weight per channel, padded to a multiple of four. */
  weights: number;
  bias: number;
  channels: number;
}

export function packChannelConvolution(
  step: ConvolutionStep,
  { weights, bias }: NetNumbers,
  kernel: Kernel,
): ChannelConvolution {
  const places = step.kernel[0] * step.kernel[1];
  const channels = Math.ceil(step.outC / channelsAtOnce) * channelsAtOnce;
  const byPlace = new Float32Array(places * channels);
  for (let place = 0; place < places; place++)
    for (let c = 0; c < step.outC; c++) byPlace[place * channels + c] = weights[c * places + place];
  const biases = new Float32Array(channels);
  biases.set(bias);
  return { step, kernel, weights: kernel.keep(byPlace), bias: kernel.keep(biases), channels };
}

export function convolveChannels({ step, kernel, weights, bias, channels }: ChannelConvolution, input: Tensor): Tensor {
  const { outC, stride } = step;
  const { padded, out } = prepareWindows(step, input);
  const starts = windowStarts(step, padded.width);
  const [low, high] = limitsOf[step.act];
  kernel.clear();
  const result = kernel.lend(out.values.length + channels);
  const from = kernel.lend(padded.values.length + channels);
  const startsAt = kernel.lend(starts.length);
  kernel.addresses(startsAt, starts.length).set(starts);
  kernel.numbers(from, padded.values.length).set(padded.values);
  for (let row = 0; row < out.height; row++) {
    kernel.run.sumChannels(
      from + row * padded.width * stride * outC * numberBytes,
      stride * outC * numberBytes,
      startsAt,
      starts.length,
      weights,
      bias,
      channels * numberBytes,
      result + row * out.width * outC * numberBytes,
      outC * numberBytes,
      out.width,
      low,
      high,
    );
  }
  out.values.set(kernel.numbers(result, out.values.length));
  return out;
}
