/** In order of row, column, channel. */
export interface Tensor {
  width: number;
  height: number;
  channels: number;
  values: Float32Array;
}

export function createTensor(width: number, height: number, channels: number): Tensor {
  return { width, height, channels, values: new Float32Array(width * height * channels) };
}

export interface Border {
  top: number;
  left: number;
  bottom: number;
  right: number;
}

/** So that convolutions need no bounds checks. */
export function withBorder(input: Tensor, { top, left, bottom, right }: Border): Tensor {
  if (top + left + bottom + right === 0) return input;
  const { width, height, channels, values } = input;
  const out = createTensor(width + left + right, height + top + bottom, channels);
  const row = width * channels;
  for (let y = 0; y < height; y++) {
    out.values.set(values.subarray(y * row, (y + 1) * row), ((y + top) * out.width + left) * channels);
  }
  return out;
}
