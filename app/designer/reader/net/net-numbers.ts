import type { Activation, ConvolutionStep } from "./net-steps.ts";

export interface NetNumbers {
  /** outC x inC / groups x height x width, with the scale applied. */
  weights: Float64Array;
  /** Per channel. */
  bias: Float32Array;
}

export function readNumbers({ inC, outC, groups, kernel, ...at }: ConvolutionStep, data: Uint8Array): NetNumbers {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  const perChannel = (inC / groups) * kernel[0] * kernel[1];
  const weights = new Float64Array(outC * perChannel);
  for (let channel = 0; channel < outC; channel++) {
    const scale = view.getFloat32(at.scale + 4 * channel, true);
    for (let k = channel * perChannel; k < (channel + 1) * perChannel; k++) {
      weights[k] = view.getInt8(at.weights + k) * scale;
    }
  }
  return { weights, bias: Float32Array.from({ length: outC }, (_, c) => view.getFloat32(at.bias + 4 * c, true)) };
}

export const limitsOf: Readonly<Record<Activation, readonly [low: number, high: number]>> = {
  none: [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY],
  relu: [0, Number.POSITIVE_INFINITY],
  relu6: [0, 6],
};
