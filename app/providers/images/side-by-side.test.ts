import { expect, test } from "vitest";
import type { PictureWorker } from "./picture-worker.ts";
import { SideBySide } from "./side-by-side.ts";

/** Workers that end a task on request, and the tasks each was given. */
function twoLanes() {
  const given: string[][] = [[], []];
  const ends: (() => void)[] = [];
  const workers = given.map((tasks): PictureWorker => {
    const run = (_kind: unknown, { photoFile }: { photoFile?: string }) => {
      tasks.push(photoFile ?? "none");
      return new Promise<void>((resolve) => ends.push(resolve));
    };
    return { run: run as unknown as PictureWorker["run"], stop: () => void tasks.push("stopped") };
  });
  const lanes = new SideBySide(workers);
  const draw = (photoFile: string) => lanes.run("draw-design", { photoFile } as never);
  const endAll = async () => {
    for (const end of ends.splice(0)) end();
    await new Promise(setImmediate);
  };
  return { given, lanes, draw, endAll };
}

test("two pictures of one order are drawn at the same time", () => {
  const { given, draw } = twoLanes();
  for (let n = 0; n < 2; n++) void draw("a");
  expect(given).toEqual([["a"], ["a"]]);
});

test("the process that knows a photo gets its next picture, unless that one is busy and another is not", async () => {
  const { given, draw, endAll } = twoLanes();
  void draw("a");
  void draw("b");
  await endAll();
  void draw("b");
  void draw("b");
  await endAll();
  expect(given).toEqual([
    ["a", "b"],
    ["b", "b"],
  ]);
});

test("what has no photo, the encoding of a picture say, makes no process forget its own", async () => {
  const { given, lanes, draw, endAll } = twoLanes();
  void draw("a");
  await endAll();
  void lanes.run("prepare-photo", {} as never);
  void lanes.run("prepare-photo", {} as never);
  await endAll();
  void draw("a");
  expect(given[0]).toContain("none");
  expect(given.map((tasks) => tasks.filter((task) => task === "a").length)).toEqual([2, 0]);
});

test("a task that fails leaves its place", async () => {
  const failing: PictureWorker = { run: () => Promise.reject(new Error("crashed")), stop() {} };
  const lanes = new SideBySide([failing]);
  for (let n = 0; n < 3; n++) await expect(lanes.run("draw-design", {} as never)).rejects.toThrow("crashed");
});

test("all of them are stopped", () => {
  const { given, lanes } = twoLanes();
  lanes.stop();
  expect(given).toEqual([["stopped"], ["stopped"]]);
});
