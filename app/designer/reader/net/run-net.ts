import { add, concatenate, mean, resize, scale } from "./combine.ts";
import { convolve, type PackedConvolution, packConvolution } from "./convolve.ts";
import { type ChannelConvolution, convolveChannels, packChannelConvolution } from "./convolve-channels.ts";
import { Kernel } from "./kernel.ts";
import { readNumbers } from "./net-numbers.ts";
import { type Answer, type ConvolutionStep, type NetStep, tensorsReadBy } from "./net-steps.ts";
import type { Tensor } from "./tensor.ts";

type PreparedStep =
  | Exclude<NetStep, ConvolutionStep>
  | { op: "conv"; run(input: Tensor): Tensor; in: number; out: number };

/** About 8 bytes per weight; keep it while reading photos. */
export interface Net {
  steps: readonly PreparedStep[];
  /** Per step, the tensors that are not read afterward. */
  endings: readonly (readonly number[])[];
}

export function prepareNet(steps: readonly NetStep[], data: Uint8Array): Net {
  const lastReader = new Map<number, number>();
  steps.forEach((step, at) => {
    for (const tensor of tensorsReadBy(step)) lastReader.set(tensor, at);
  });
  const endings = steps.map((_, at) => [...lastReader].filter(([, last]) => last === at).map(([tensor]) => tensor));
  const kernel = new Kernel();
  return { steps: steps.map((step) => (step.op === "conv" ? prepareConvolution(step, data, kernel) : step)), endings };
}

function prepareConvolution(step: ConvolutionStep, data: Uint8Array, kernel: Kernel): PreparedStep {
  const numbers = readNumbers(step, data);
  const { in: input, out } = step;
  if (step.groups > 1) {
    const packed: ChannelConvolution = packChannelConvolution(step, numbers, kernel);
    return { op: "conv", in: input, out, run: (tensor) => convolveChannels(packed, tensor) };
  }
  const packed: PackedConvolution = packConvolution(step, numbers, kernel);
  return { op: "conv", in: input, out, run: (tensor) => convolve(packed, tensor) };
}

export function runNet({ steps, endings }: Net, picture: Tensor): Partial<Record<Answer, Tensor>> {
  const tensors = new Map([[0, picture]]);
  const outputs: Partial<Record<Answer, Tensor>> = {};
  const tensorAt = (index: number) => {
    const tensor = tensors.get(index);
    if (!tensor) throw new Error(`Tensor ${index} is read before it is written`);
    return tensor;
  };
  steps.forEach((step, at) => {
    if (step.op === "output") outputs[step.name] = tensors.get(step.in);
    else tensors.set(step.out, runStep(step, tensorAt));
    for (const tensor of endings[at]) tensors.delete(tensor);
  });
  return outputs;
}

function runStep(step: Exclude<PreparedStep, { op: "output" }>, tensor: (index: number) => Tensor): Tensor {
  switch (step.op) {
    case "conv":
      return step.run(tensor(step.in));
    case "add":
      return add(tensor(step.in[0]), tensor(step.in[1]));
    case "scale":
      return scale(tensor(step.in[0]), tensor(step.in[1]));
    case "concat":
      return concatenate(step.in.map(tensor));
    case "mean":
      return mean(tensor(step.in));
    case "resize": {
      const { width, height } = tensor(step.like);
      return resize(tensor(step.in), width, height);
    }
  }
}
