import { createHash } from "node:crypto";
import { seenKinds, seenMarks } from "#app/designer/reader/seen/seen-kinds.ts";

interface MadeConvolution {
  in: number;
  inC: number;
  outC: number;
  /** Height, width; 1 x 1 when not said. */
  kernel?: readonly [number, number];
  stride?: number;
  pad?: readonly [number, number, number, number];
  dilation?: number;
  groups?: number;
  act?: string;
  /** Weight by channel, input channel, row and column, -127..127; and one for each channel. */
  weights: (channel: number, input: number, y: number, x: number) => number;
  scale?: (channel: number) => number;
  bias?: (channel: number) => number;
}

/** A file of weights as training writes it, step by step, with numbers that a test can work out itself. */
export class MadeNet {
  readonly ops: Record<string, unknown>[] = [];
  header: Record<string, unknown> = {};
  #data = new Uint8Array(0);
  #last = 0;

  /** Each step answers the number of the tensor that it writes. */
  convolve(step: MadeConvolution): number {
    const { inC, outC, kernel = [1, 1], stride = 1, pad = [0, 0, 0, 0], dilation = 1, groups = 1, act = "none" } = step;
    const weights: number[] = [];
    for (let channel = 0; channel < outC; channel++)
      for (let input = 0; input < inC / groups; input++)
        for (let y = 0; y < kernel[0]; y++)
          for (let x = 0; x < kernel[1]; x++) weights.push(step.weights(channel, input, y, x));
    const each = (own: (channel: number) => number) => Float32Array.from({ length: outC }, (_, c) => own(c));
    const numbers = {
      weights: this.#append(Int8Array.from(weights)),
      scale: this.#append(each(step.scale ?? (() => 1))),
      bias: this.#append(each(step.bias ?? (() => 0))),
    };
    return this.add({ op: "conv", in: step.in, inC, outC, kernel, stride, pad, dilation, groups, act, ...numbers });
  }

  add(op: Record<string, unknown>): number {
    this.#last += 1;
    this.ops.push({ ...op, out: this.#last });
    return this.#last;
  }

  answer(name: string, from: number): void {
    this.ops.push({ op: "output", in: from, name });
  }

  bytes(): Uint8Array {
    const header = {
      version: 1,
      input: { longSide: 64, multipleOf: 32, mean: [0, 0, 0], std: [1, 1, 1] },
      kinds: seenKinds,
      marks: seenMarks,
      ops: this.ops,
      sha256: createHash("sha256").update(this.#data).digest("hex"),
      ...this.header,
    };
    const text = Buffer.from(JSON.stringify(header));
    const padded = Buffer.concat([text, Buffer.alloc((4 - (text.length % 4)) % 4, " ")]);
    const length = Buffer.alloc(4);
    length.writeUInt32LE(padded.length);
    return Buffer.concat([Buffer.from("LAGR"), length, padded, this.#data]);
  }

  #append(values: Int8Array | Float32Array): number {
    const at = Math.ceil(this.#data.length / 4) * 4;
    const data = new Uint8Array(at + values.byteLength);
    data.set(this.#data);
    data.set(new Uint8Array(values.buffer), at);
    this.#data = data;
    return at;
  }
}
