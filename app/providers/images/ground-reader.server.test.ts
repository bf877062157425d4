import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { seePhoto } from "#app/designer/reader/see-photo.ts";
import { seenKinds } from "#app/designer/reader/seen/seen-kinds.ts";
import { temporaryFolder } from "#app/disk/temporary-folder.server.ts";
import { MadeNet } from "#tests/designer/made-net.ts";
import { faultOfWeights, groundReader, readWeights } from "./ground-reader.server.ts";

const folder = await temporaryFolder();

function fileOf(bytes: Uint8Array): string {
  const file = join(folder, "weights.bin");
  writeFileSync(file, bytes);
  return file;
}

function smallNet(): Uint8Array {
  const net = new MadeNet();
  net.answer("kinds", net.convolve({ in: 0, inC: 3, outC: 16, weights: (channel) => channel }));
  return net.bytes();
}

test("whole weights are read", () => {
  expect(readWeights(fileOf(smallNet())).steps).toHaveLength(2);
  expect(faultOfWeights(fileOf(smallNet()))).toBeUndefined();
});

test("a flipped bit, a truncated and a missing file are reported in one line that names the file", () => {
  const flipped = smallNet();
  flipped[flipped.length - 1] = (flipped.at(-1) ?? 0) ^ 1;
  expect(() => readWeights(fileOf(flipped))).toThrow(expect.objectContaining({ name: "WeightsError" }));
  expect(faultOfWeights(fileOf(flipped))).toMatch(
    /^The weights .* cannot be used: the data are damaged.*weights\.bin\)$/,
  );
  expect(faultOfWeights(fileOf(smallNet().subarray(0, 500)))).toMatch(/cannot be used: .*ends within its header/);
  expect(faultOfWeights(join(folder, "gone.bin"))).toMatch(/cannot be used: the file is missing \(.*gone\.bin\)$/);
});

test("the program's own weights are complete, small enough, and process a gray square", () => {
  const gray = { width: 96, height: 64, data: new Uint8Array(96 * 64 * 3).fill(128) };
  const { kinds } = seePhoto(groundReader(), gray);
  expect(kinds).toHaveLength(seenKinds.length);
  expect(kinds.every((plane) => plane.every((share) => share >= 0 && share <= 1))).toBe(true);
  expect(readWeights().data.length).toBeLessThan(4_000_000);
});
