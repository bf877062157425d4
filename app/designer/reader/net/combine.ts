import { clamp } from "../../numeric/scalar.ts";
import { createTensor, type Tensor } from "./tensor.ts";

/** @throws RangeError if the sizes differ */
export function add(a: Tensor, b: Tensor): Tensor {
  expectSameSize(a, b);
  return { ...a, values: a.values.map((value, i) => value + b.values[i]) };
}

/**
 * Concatenates the channels.
 * @throws RangeError if the sizes differ
 */
export function concatenate(inputs: readonly Tensor[]): Tensor {
  const channels = inputs.reduce((sum, input) => sum + input.channels, 0);
  const out = createTensor(inputs[0].width, inputs[0].height, channels);
  let start = 0;
  for (const input of inputs) {
    expectSameSize(input, out);
    for (let pixel = 0; pixel < out.width * out.height; pixel++) {
      const [from, to] = [pixel * input.channels, pixel * channels + start];
      for (let c = 0; c < input.channels; c++) out.values[to + c] = input.values[from + c];
    }
    start += input.channels;
  }
  return out;
}

/** A tensor of one pixel. */
export function mean({ channels, values }: Tensor): Tensor {
  const sums = new Float64Array(channels);
  for (let at = 0; at < values.length; at += channels) {
    for (let c = 0; c < channels; c++) sums[c] += values[at + c];
  }
  const pixels = values.length / channels;
  return { width: 1, height: 1, channels, values: Float32Array.from(sums, (sum) => sum / pixels) };
}

/** `gate` is a tensor of one pixel. */
export function scale(input: Tensor, gate: Tensor): Tensor {
  expectSameSize(gate, { width: 1, height: 1 });
  const { channels } = input;
  return { ...input, values: input.values.map((value, i) => value * gate.values[i % channels]) };
}

/** Bilinear, with pixel centers at half integers and clamped borders. */
export function resize(input: Tensor, width: number, height: number): Tensor {
  const out = createTensor(width, height, input.channels);
  const { channels, values } = input;
  const columns = Array.from({ length: width }, (_, x) => between(x, input.width, width));
  for (let y = 0; y < height; y++) {
    const row = between(y, input.height, height);
    const [upper, lower] = [row.before * input.width, row.after * input.width];
    for (let x = 0; x < width; x++) {
      const { before, after, share } = columns[x];
      const [a, b] = [(upper + before) * channels, (upper + after) * channels];
      const [c, d] = [(lower + before) * channels, (lower + after) * channels];
      const to = (y * width + x) * channels;
      for (let k = 0; k < channels; k++) {
        const top = values[a + k] + (values[b + k] - values[a + k]) * share;
        const bottom = values[c + k] + (values[d + k] - values[c + k]) * share;
        out.values[to + k] = top + (bottom - top) * row.share;
      }
    }
  }
  return out;
}

function between(k: number, count: number, newCount: number): { before: number; after: number; share: number } {
  const at = clamp(((k + 0.5) * count) / newCount - 0.5, 0, count - 1);
  const before = Math.floor(at);
  return { before, after: Math.min(before + 1, count - 1), share: at - before };
}

function expectSameSize(a: Pick<Tensor, "width" | "height">, b: Pick<Tensor, "width" | "height">): void {
  if (a.width === b.width && a.height === b.height) return;
  throw new RangeError(`${a.width} x ${a.height} and ${b.width} x ${b.height} are put together`);
}
