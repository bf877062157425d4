/** What bounds a value after its sum: nothing, 0 below, 0 below and 6 above. */
export const activations = ["none", "relu", "relu6"] as const;
export type Activation = (typeof activations)[number];

/** What a net answers: kinds and marks per pixel, and of the photo as a whole. */
export const answers = ["kinds", "marks", "photo"] as const;
export type Answer = (typeof answers)[number];

/** A sum over a window; offsets are bytes into the file's data. */
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
  /** 1, or as many as there are channels: each on its own. */
  groups: number;
  act: Activation;
  /** Bytes with a sign: outC x inC / groups x height x width. */
  weights: number;
  /** 32 bit floats, one per channel: what a weight of 1 is worth, and what is added to the sum. */
  scale: number;
  bias: number;
}

/** One step of a net. Tensors have numbers, 0 is the picture; each step writes a new one. */
export type NetStep =
  | ConvolutionStep
  | { op: "add"; in: readonly [number, number]; out: number }
  | { op: "concat"; in: readonly number[]; out: number }
  | { op: "resize"; in: number; like: number; out: number }
  | { op: "mean"; in: number; out: number }
  | { op: "scale"; in: readonly [number, number]; out: number }
  | { op: "output"; in: number; name: Answer };

/** The tensors that a step reads; of `like` only the size counts. */
export function tensorsReadBy(step: NetStep): readonly number[] {
  if (step.op === "resize") return [step.in, step.like];
  return typeof step.in === "number" ? [step.in] : step.in;
}
