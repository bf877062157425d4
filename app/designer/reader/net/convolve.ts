import { type Kernel, numberBytes, panelChannels, pixelsAtOnce } from "./kernel.ts";
import { limitsOf, type NetNumbers } from "./net-numbers.ts";
import type { ConvolutionStep } from "./net-steps.ts";
import { createTensor, type Tensor, withBorder } from "./tensor.ts";

/**
 * A matrix product: pixels x window times window x channels, in panels of eight channels, which the innermost loop
 * reads.
 */
export interface PackedConvolution {
  step: ConvolutionStep;
  kernel: Kernel;
  /** Address in the kernel: for each place in the window, eight channels' weights. Missing channels are 0. */
  panels: number;
  panelCount: number;
  bias: number;
}

/** So that strips of pixels stay in the L2 cache for all channels. Measured. */
const stripNumbers = 32_768;

export function packConvolution(
  step: ConvolutionStep,
  { weights, bias }: NetNumbers,
  kernel: Kernel,
): PackedConvolution {
  const { inC, outC } = step;
  const places = step.kernel[0] * step.kernel[1];
  const window = places * inC;
  const panelCount = Math.ceil(outC / panelChannels);
  const panels = new Float32Array(panelCount * panelChannels * window);
  for (let channel = 0; channel < outC; channel++) {
    const panel = Math.floor(channel / panelChannels) * panelChannels * window + (channel % panelChannels);
    for (let place = 0; place < places; place++) {
      for (let c = 0; c < inC; c++) {
        panels[panel + (place * inC + c) * panelChannels] = weights[(channel * inC + c) * places + place];
      }
    }
  }
  const biases = new Float32Array(panelCount * panelChannels);
  biases.set(bias);
  return { step, kernel, panels: kernel.keep(panels), panelCount, bias: kernel.keep(biases) };
}

export function convolve({ step, kernel, panels, panelCount, bias }: PackedConvolution, input: Tensor): Tensor {
  const { inC, stride } = step;
  const { padded, out } = prepareWindows(step, input);
  const { starts, runs, runLength } = windowRuns(step, padded.width);
  const [low, high] = limitsOf[step.act];
  const pixelStep = stride * inC;
  kernel.clear();
  const outChannels = panelCount * panelChannels;
  const result = kernel.lend((out.width * out.height + pixelsAtOnce) * outChannels);
  const from = kernel.lend(padded.values.length + pixelsAtOnce * pixelStep + runLength);
  const startsAt = kernel.lend(runs);
  kernel.addresses(startsAt, runs).set(starts);
  kernel.numbers(from, padded.values.length).set(padded.values);
  for (const { corner, pixel, count } of strips(step, padded, out)) {
    kernel.run.sumWindows(
      from + corner * numberBytes,
      pixelStep * numberBytes,
      startsAt,
      runs,
      runLength * numberBytes,
      panels,
      bias,
      panelCount,
      result + pixel * outChannels * numberBytes,
      count,
      low,
      high,
    );
  }
  takeChannels(out, kernel.numbers(result, out.width * out.height * outChannels), outChannels);
  return out;
}

interface Strip {
  /** Index in the padded input where the first pixel's window begins. */
  corner: number;
  pixel: number;
  count: number;
}

/** A row, or many rows if the window is one pixel. */
function* strips({ inC, kernel, stride }: ConvolutionStep, padded: Tensor, out: Tensor): Generator<Strip> {
  const isFlat = kernel[0] * kernel[1] === 1 && stride === 1;
  const rowPixels = isFlat ? out.width * out.height : out.width;
  const window = kernel[0] * kernel[1] * inC;
  const most = Math.max(1, Math.floor(stripNumbers / window / pixelsAtOnce)) * pixelsAtOnce;
  for (let row = 0; row * rowPixels < out.width * out.height; row++) {
    for (let first = 0; first < rowPixels; first += most) {
      const corner = (row * padded.width + first) * stride * inC;
      yield { corner, pixel: row * rowPixels + first, count: Math.min(most, rowPixels - first) };
    }
  }
}

/** The padded input, and an empty output. */
export function prepareWindows(
  { outC, kernel, stride, pad, dilation }: ConvolutionStep,
  input: Tensor,
): { padded: Tensor; out: Tensor } {
  const [top, left, bottom, right] = pad;
  const padded = withBorder(input, { top, left, bottom, right });
  const windowsIn = (side: number, span: number) => Math.floor((side - dilation * (span - 1) - 1) / stride) + 1;
  return { padded, out: createTensor(windowsIn(padded.width, kernel[1]), windowsIn(padded.height, kernel[0]), outC) };
}

/** Byte offsets of the window's places from its corner. */
export function windowStarts({ inC, kernel, dilation }: ConvolutionStep, paddedWidth: number): Int32Array {
  return Int32Array.from({ length: kernel[0] * kernel[1] }, (_, place) => {
    const [y, x] = [Math.floor(place / kernel[1]), place % kernel[1]];
    return (y * paddedWidth + x) * dilation * inC * numberBytes;
  });
}

/** The window as runs of adjacent numbers: its rows, or its places if dilated. */
function windowRuns(
  step: ConvolutionStep,
  paddedWidth: number,
): { starts: Int32Array; runs: number; runLength: number } {
  const starts = windowStarts(step, paddedWidth);
  const perRun = step.dilation === 1 ? step.kernel[1] : 1;
  const firsts = starts.filter((_, place) => place % perRun === 0);
  return { starts: firsts, runs: firsts.length, runLength: perRun * step.inC };
}

function takeChannels({ channels, values }: Tensor, panels: Float32Array, panelStep: number): void {
  if (panelStep === channels) values.set(panels);
  else
    for (let from = 0, to = 0; to < values.length; from += panelStep, to += channels)
      for (let c = 0; c < channels; c++) values[to + c] = panels[from + c];
}
