export const activations = ["none", "relu", "relu6"] as const;
export type Activation = (typeof activations)[number];

/** Outputs of a net: kinds and marks per pixel, and subjects of the whole photo. */
export const answers = ["kinds", "marks", "photo"] as const;
export type Answer = (typeof answers)[number];

/** Offsets are bytes into the file's data. */
export interface ConvolutionStep {
  op: "conv";
  in: number;
  out: number;
  inC: number;
  outC: number;
  /** Height, width. */
  kernel: readonly [number, number];
  stride: number;
  /** Top, left, bottom, right. */
  pad: readonly [number, number, number, number];
  dilation: number;
  /** 1, or the number of channels for a depthwise convolution. */
  groups: number;
  act: Activation;
  /** Signed bytes: outC x inC / groups x height x width. */
  weights: number;
  /** 32 bit floats, one per channel: value of a weight of 1, and bias. */
  scale: number;
  bias: number;
}

/** One step of a net. Tensors are numbered; 0 is the picture, and each step writes a new one. */
export type NetStep =
  | ConvolutionStep
  | { op: "add"; in: readonly [number, number]; out: number }
  | { op: "concat"; in: readonly number[]; out: number }
  | { op: "resize"; in: number; like: number; out: number }
  | { op: "mean"; in: number; out: number }
  | { op: "scale"; in: readonly [number, number]; out: number }
  | { op: "output"; in: number; name: Answer };

/** Only the size of `like` matters. */
export function tensorsReadBy(step: NetStep): readonly number[] {
  if (step.op === "resize") return [step.in, step.like];
  return typeof step.in === "number" ? [step.in] : step.in;
}
