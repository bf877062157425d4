import { describe, expect, it } from "vitest";
import { MadeNet } from "#tests/designer/made-net.ts";
import { readWeightsFile } from "./weights-file.ts";

function smallNet(): MadeNet {
  const net = new MadeNet();
  net.answer("kinds", net.convolve({ in: 0, inC: 3, outC: 16, weights: (channel) => channel }));
  return net;
}

function changed(change: (net: MadeNet) => void): Uint8Array {
  const net = smallNet();
  change(net);
  return net.bytes();
}

describe("a file of weights", () => {
  it("gives its steps, its input and the location of its data", () => {
    const { input, steps, data, sha256 } = readWeightsFile(smallNet().bytes());
    expect(input).toMatchObject({ longSide: 64, multipleOf: 32, coordinates: false });
    expect(steps.map(({ op }) => op)).toEqual(["conv", "output"]);
    expect(data).toHaveLength(16 * 3 + 16 * 4 + 16 * 4);
    expect(sha256).toMatch(/^[0-9a-f]{64}$/);
  });

  const damaged: Record<string, Uint8Array> = {
    "another file": Buffer.from("\x89PNG and more"),
    "nothing at all": new Uint8Array(0),
    "no more than its name": Buffer.from("LAGR"),
    "a file cut off in its header": smallNet().bytes().subarray(0, 100),
    "a file cut off in its data": smallNet().bytes().subarray(0, -1),
    "a header that is no JSON": Buffer.from(smallNet().bytes()).fill("!", 8, 40),
    "another version": changed((net) => Object.assign(net.header, { version: 2 })),
    "other kinds": changed((net) => Object.assign(net.header, { kinds: ["sky"] })),
    "no input": changed((net) => Object.assign(net.header, { input: { longSide: 0 } })),
    "no steps": changed((net) => Object.assign(net.header, { ops: undefined })),
    "no answer": changed((net) => net.ops.pop()),
    "a tensor that is not there": changed((net) => Object.assign(net.ops[0] ?? {}, { in: 7 })),
    "other channels": changed((net) => Object.assign(net.ops[0] ?? {}, { inC: 4 })),
    "weights beyond the end": changed((net) => Object.assign(net.ops[0] ?? {}, { weights: 1e9 })),
    "an unknown step": changed((net) => Object.assign(net.ops[0] ?? {}, { op: "dream" })),
    "an unknown activation": changed((net) => Object.assign(net.ops[0] ?? {}, { act: "gelu" })),
    "no step, but nothing": changed((net) => Object.assign(net.header, { ops: [null] })),
  };
  it.each(Object.keys(damaged))("is refused in words: %s", (what) => {
    const read = () => readWeightsFile(damaged[what] ?? new Uint8Array(0));
    expect(read).toThrow(expect.objectContaining({ name: "WeightsError", message: expect.stringMatching(/\w+ \w+/) }));
  });
});
