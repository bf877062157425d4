/** Numbers on a grid, the channels of one place side by side: rows from the top, then columns, then channels. */
export interface Tensor {
  width: number;
  height: number;
  channels: number;
  values: Float32Array;
}

export function createTensor(width: number, height: number, channels: number): Tensor {
  return { width, height, channels, values: new Float32Array(width * height * channels) };
}

/** Empty rows and columns round a tensor. */
export interface Border {
  top: number;
  left: number;
  bottom: number;
  right: number;
}

/** The tensor with rows and columns of zeros round it: what slides over it need not ask where it ends. */
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
