import { describe, expect, it } from "vitest";
import { MadeNet } from "#tests/designer/made-net.ts";
import { prepareNet, runNet } from "./run-net.ts";
import { createTensor, type Tensor } from "./tensor.ts";
import { readWeightsFile } from "./weights-file.ts";

/** Irregular integers, so that a wrong index gives a wrong sum. */
const odd = (a: number, b: number, c: number, d: number) => ((a * 31 + b * 17 + c * 7 + d * 3) % 11) - 5;

function madeTensor(width: number, height: number, channels: number): Tensor {
  const tensor = createTensor(width, height, channels);
  tensor.values.forEach((_, i) => {
    tensor.values[i] = odd(i, i >> 3, i >> 5, 1);
  });
  return tensor;
}

/** Runs the layers that `build` adds on a picture of three channels, with the answer padded to sixteen channels. */
function run(picture: Tensor, channels: number, build: (net: MadeNet) => number): Tensor {
  const net = new MadeNet();
  const made = build(net);
  const first = (channel: number, input: number) => (channel === input ? 1 : 0);
  net.answer("kinds", net.convolve({ in: made, inC: channels, outC: 16, weights: first }));
  const { steps, data } = readWeightsFile(net.bytes());
  const { kinds } = runNet(prepareNet(steps, data), picture);
  if (!kinds) throw new Error("The net gave no answer");
  return kinds;
}

const at = ({ width, channels, values }: Tensor, x: number, y: number, channel: number) =>
  values[(y * width + x) * channels + channel];

describe("a net", () => {
  it.each([
    { kernel: [1, 1], stride: 1, dilation: 1, pad: [0, 0, 0, 0], outC: 5 },
    { kernel: [3, 3], stride: 2, dilation: 1, pad: [0, 0, 1, 1], outC: 7 },
    { kernel: [3, 3], stride: 1, dilation: 2, pad: [2, 2, 2, 2], outC: 4 },
    { kernel: [5, 3], stride: 2, dilation: 1, pad: [2, 1, 2, 1], outC: 1 },
  ] as const)("sums windows: $kernel, stride $stride, dilation $dilation", ({ outC, ...shape }) => {
    const picture = madeTensor(11, 9, 3);
    const scale = (channel: number) => 0.5 + channel;
    const out = run(picture, outC, (net) =>
      net.convolve({ in: 0, inC: 3, outC, ...shape, weights: odd, scale, bias: (channel) => channel - 2 }),
    );
    for (let channel = 0; channel < outC; channel++)
      for (let y = 0; y < out.height; y++)
        for (let x = 0; x < out.width; x++)
          expect(at(out, x, y, channel)).toBeCloseTo(
            scale(channel) * windowSum(picture, shape, channel, x, y) + channel - 2,
            4,
          );
  });

  it.each([3, 5])("sums each channel's own window of %i", (side) => {
    const picture = madeTensor(8, 6, 3);
    const pad = [side >> 1, side >> 1, side >> 1, side >> 1] as const;
    const out = run(picture, 3, (net) =>
      net.convolve({ in: 0, inC: 3, outC: 3, kernel: [side, side], pad, groups: 3, weights: odd }),
    );
    let sum = 0;
    for (let v = 0; v < side; v++)
      for (let u = 0; u < side; u++) {
        const [x, y] = [2 + u - pad[0], 5 + v - pad[0]];
        if (x >= 0 && y < 6) sum += (at(picture, x, y, 1) ?? 0) * odd(1, 0, v, u);
      }
    expect([out.width, out.height]).toEqual([8, 6]);
    expect(at(out, 2, 5, 1)).toBeCloseTo(sum, 4);
  });

  it("clamps sums to the range of their activation", () => {
    const bounds = (act: string) => {
      const weights = (channel: number, input: number) => (channel === input ? 100 : 0);
      const { values } = run(madeTensor(8, 8, 3), 3, (net) => net.convolve({ in: 0, inC: 3, outC: 3, act, weights }));
      return [Math.min(...values), Math.max(...values)];
    };
    expect(bounds("none")).toEqual([-500, 500]);
    expect(bounds("relu")).toEqual([0, 500]);
    expect(bounds("relu6")).toEqual([0, 6]);
  });

  it("interpolates between pixel centers and clamps beyond them", () => {
    const three = createTensor(2, 1, 3);
    three.values.set([0, 0, 0, 8, 8, 8]);
    const big = run(three, 3, (net) => {
      // Padding makes it 6 x 3, the target size.
      const like = net.convolve({ in: 0, inC: 3, outC: 1, pad: [1, 2, 1, 2], weights: () => 0 });
      return net.add({ op: "resize", in: 0, like });
    });
    expect([big.width, big.height]).toEqual([6, 3]);
    // What torch.nn.functional.interpolate(mode="bilinear", align_corners=False) gives for 0, 8.
    const row = Array.from({ length: 6 }, (_, x) => at(big, x, 2, 0)?.toFixed(4));
    expect(row).toEqual(["0.0000", "0.0000", "2.6667", "5.3333", "8.0000", "8.0000"]);
  });

  it("adds, concatenates, averages and scales channels", () => {
    const picture = madeTensor(4, 4, 3);
    const meanOf = (channel: number) =>
      picture.values.filter((_, i) => i % 3 === channel).reduce((sum, value) => sum + value, 0) / 16;
    const out = run(picture, 9, (net) => {
      const doubled = net.add({ op: "add", in: [0, 0] });
      const weighed = net.add({ op: "scale", in: [0, net.add({ op: "mean", in: 0 })] });
      return net.add({ op: "concat", in: [doubled, 0, weighed] });
    });
    const own = at(picture, 3, 2, 1) ?? Number.NaN;
    expect(at(out, 3, 2, 1)).toBeCloseTo(2 * own, 5);
    expect(at(out, 3, 2, 4)).toBeCloseTo(own, 5);
    expect(at(out, 3, 2, 7)).toBeCloseTo(own * meanOf(1), 4);
  });
});

interface Shape {
  kernel: readonly [number, number];
  stride: number;
  dilation: number;
  pad: readonly [number, number, number, number];
}

function windowSum(picture: Tensor, { kernel, stride, dilation, pad }: Shape, channel: number, x: number, y: number) {
  let sum = 0;
  for (let v = 0; v < kernel[0]; v++)
    for (let u = 0; u < kernel[1]; u++)
      for (let c = 0; c < 3; c++) {
        const [column, row] = [x * stride + u * dilation - pad[1], y * stride + v * dilation - pad[0]];
        const isInside = column >= 0 && row >= 0 && column < picture.width && row < picture.height;
        if (isInside) sum += (at(picture, column, row, c) ?? 0) * odd(channel, c, v, u);
      }
  return sum;
}
