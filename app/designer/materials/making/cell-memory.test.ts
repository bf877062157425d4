import { expect, it } from "vitest";
import { CellMemory } from "./cell-memory.ts";

it("returns each cell's own numbers, whichever cells were requested before", () => {
  const memory = new CellMemory(2, (cellX, cellZ, values, at) => {
    values[at] = cellX;
    values[at + 1] = cellZ;
  });
  // Some of them share a slot: 256 apart across, or 16 apart in depth.
  for (const cellX of [0, 1, 256, -1, 0, 255, -256])
    for (const cellZ of [0, 16, -1, -16, 0]) {
      const at = memory.at(cellX, cellZ);
      expect([memory.values[at], memory.values[at + 1]]).toEqual([cellX, cellZ]);
    }
});

it("works a cell out once for all samples round it", () => {
  let count = 0;
  const memory = new CellMemory(1, () => count++);
  for (let sample = 0; sample < 100; sample++) memory.at(3, -2);
  expect(count).toBe(1);
});
