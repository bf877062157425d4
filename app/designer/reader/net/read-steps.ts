import { type Activation, type Answer, activations, answers, type ConvolutionStep, type NetStep } from "./net-steps.ts";
import { WeightsError } from "./weights-error.ts";

type Channels = Map<number, number>;

/**
 * Validates the steps of a net's file: each reads only tensors written before, with the declared channels, and its
 * numbers are within the data.
 * @param widths channels that each answer must have
 * @throws WeightsError
 */
export function readSteps(
  ops: unknown,
  inputChannels: number,
  widths: Readonly<Record<Answer, number>>,
  dataBytes: number,
): NetStep[] {
  if (!Array.isArray(ops)) throw new WeightsError("the header has no steps");
  const channels: Channels = new Map([[0, inputChannels]]);
  const steps = ops.map((op, at) => {
    try {
      return readStep(op, channels, widths, dataBytes);
    } catch (error) {
      throw new WeightsError(`step ${at}: ${error instanceof Error ? error.message : "unreadable"}`);
    }
  });
  if (!steps.some((step) => step.op === "output" && step.name === "kinds"))
    throw new WeightsError("no step answers with kinds");
  return steps;
}

function readStep(
  op: Record<string, unknown>,
  channels: Channels,
  widths: Readonly<Record<Answer, number>>,
  dataBytes: number,
): NetStep {
  if (op.op === "output") {
    const name = oneOf(answers, op.name);
    expect(channelsOf(op.in, channels) === widths[name], `${name} of other channels`);
    return { op: "output", in: Number(op.in), name };
  }
  const out = natural(op.out);
  expect(!channels.has(out), "writes what is there");
  const step = op.op === "conv" ? readConvolution(op, channels, dataBytes) : readCombination(op, channels);
  channels.set(out, step.outC);
  return step.step;
}

interface WrittenStep {
  step: NetStep;
  outC: number;
}

function readCombination(op: Record<string, unknown>, channels: Channels): WrittenStep {
  const out = natural(op.out);
  if (op.op === "mean") return { step: { op: "mean", in: Number(op.in), out }, outC: channelsOf(op.in, channels) };
  if (op.op === "resize") {
    channelsOf(op.like, channels);
    const step: NetStep = { op: "resize", in: Number(op.in), like: Number(op.like), out };
    return { step, outC: channelsOf(op.in, channels) };
  }
  const inputs = op.in;
  expect(Array.isArray(inputs) && inputs.length > 0, "reads nothing");
  const each = inputs.map((input) => channelsOf(input, channels));
  if (op.op === "concat") return { step: { op: "concat", in: inputs, out }, outC: each.reduce((a, b) => a + b) };
  const kind = oneOf<"add" | "scale">(["add", "scale"], op.op);
  const [a, b] = inputs;
  expect(inputs.length === 2 && each[0] === each[1], "two of one kind are needed");
  return { step: { op: kind, in: [a, b], out }, outC: each[0] ?? 0 };
}

/** Larger windows are slow here, and no net uses them. */
const largestKernel = 7;

function readConvolution(op: Record<string, unknown>, channels: Channels, dataBytes: number): WrittenStep {
  const [inC, outC, groups] = [natural(op.inC), natural(op.outC), natural(op.groups)];
  const [kernelHeight, kernelWidth] = naturals(op.kernel, 2);
  const [top, left, bottom, right] = naturals(op.pad, 4);
  const step: ConvolutionStep = {
    op: "conv",
    in: Number(op.in),
    out: natural(op.out),
    inC,
    outC,
    kernel: [kernelHeight, kernelWidth],
    stride: natural(op.stride),
    pad: [top, left, bottom, right],
    dilation: natural(op.dilation),
    groups,
    act: oneOf<Activation>(activations, op.act),
    weights: natural(op.weights),
    scale: natural(op.scale),
    bias: natural(op.bias),
  };
  expect(channelsOf(op.in, channels) === inC, `reads other than ${inC} channels`);
  expect(Math.min(inC, outC, kernelHeight, kernelWidth, step.stride, step.dilation) > 0, "a size of 0");
  expect(Math.max(kernelHeight, kernelWidth) <= largestKernel, "too wide a window");
  expect(groups === 1 || (groups === inC && groups === outC), `${groups} groups`);
  const weights = outC * (inC / groups) * kernelHeight * kernelWidth;
  expect(step.weights + weights <= dataBytes, "weights beyond the file's end");
  expect(Math.max(step.scale, step.bias) + 4 * outC <= dataBytes, "numbers beyond the file's end");
  return { step, outC };
}

function channelsOf(tensor: unknown, channels: Channels): number {
  const count = typeof tensor === "number" ? channels.get(tensor) : undefined;
  if (count === undefined) throw new WeightsError(`reads ${String(tensor)}, which is not written yet`);
  return count;
}

function natural(value: unknown): number {
  expect(Number.isSafeInteger(value) && Number(value) >= 0, `${String(value)} is no natural number`);
  return Number(value);
}

function naturals(value: unknown, count: number): number[] {
  expect(Array.isArray(value) && value.length === count, `${count} numbers are needed`);
  return value.map(natural);
}

function oneOf<T extends string>(known: readonly T[], value: unknown): T {
  const found = known.find((name) => name === value);
  expect(found !== undefined, `unknown: ${String(value)}`);
  return found;
}

function expect(holds: boolean, otherwise: string): asserts holds {
  if (!holds) throw new WeightsError(otherwise);
}
