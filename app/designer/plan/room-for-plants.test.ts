import { expect, it } from "vitest";
import { layOut, terrainOf } from "#tests/designer/alike-plans.ts";

it.each([
  "yarrow, red barberry and lavender along the path, a patio with a fire pit",
  "a patio, hydrangeas by the door, boxwood and roses along the fence",
])("no plant lacks room that is there in the end: %s", (words) => {
  for (const name of ["6 m2", "12 m2", "16 m2", "shallow"] as const)
    for (const { summary, plants } of layOut(terrainOf(name), words, 5)) {
      const planted = new Set(plants.map(({ species }) => species.replaceAll("-", " ")));
      expect(summary.noRoom.filter((words) => planted.has(words))).toEqual([]);
    }
});
