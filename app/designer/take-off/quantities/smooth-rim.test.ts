import { expect, test } from "vitest";
import { smoothRim } from "./smooth-rim.ts";

const [none, kept, ground] = [1, 2, 3];

function smoothed(
  lay: (labelAt: (row: number, column: number, label: number) => void) => void,
): (row: number, column: number) => number {
  const [width, height] = [60, 160];
  const labels = new Uint8Array(width * height).map((_, cell) => (cell < 120 * width ? ground : none));
  lay((row, column, label) => {
    labels[row * width + column] = label;
  });
  smoothRim({ width, height, labels, firstRegion: ground }, { kept, none });
  return (row, column) => labels[row * width + column]!;
}

function column(
  from: number,
  to: number,
  at: number,
  label: number,
  set: (row: number, column: number, label: number) => void,
) {
  for (let row = from; row < to; row++) for (let i = 0; i < 3; i++) set(row, at + i, label);
}

test("a straight end of the ground stays where it is", () => {
  const labelAt = smoothed(() => {});
  expect([0, 30, 59].map((at) => labelAt(119, at))).toEqual([ground, ground, ground]);
  expect([0, 30, 59].map((at) => labelAt(120, at))).toEqual([none, none, none]);
});

test("spikes beyond it and slits into it are removed, and kept ground is distinguished from upright objects", () => {
  const labelAt = smoothed((set) => {
    column(120, 150, 20, ground, set);
    column(90, 120, 40, none, set);
  });
  expect(labelAt(140, 21)).toBe(none);
  expect(labelAt(100, 41)).toBe(ground);
  const beside = smoothed((set) => {
    for (let row = 120; row < 160; row++) for (let at = 0; at < 60; at++) set(row, at, kept);
    column(120, 150, 20, ground, set);
  });
  expect(beside(140, 21)).toBe(kept);
});

test("what the photo does not show has no say and stays unknown", () => {
  const labelAt = smoothed((set) => {
    for (let row = 0; row < 160; row++) for (let at = 0; at < 30; at++) set(row, at, 0);
  });
  expect([labelAt(100, 29), labelAt(100, 30)]).toEqual([0, ground]);
});
