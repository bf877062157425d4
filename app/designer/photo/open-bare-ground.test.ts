import { expect, it } from "vitest";
import { drawSyntheticYard, seenSyntheticYard } from "#tests/designer/synthetic-yard.ts";
import { openBareGround } from "./open-bare-ground.ts";
import { readScene } from "./read-scene.ts";
import { groundKinds, type Scene } from "./scene/scene.ts";

const width = 320;
const height = 240;
const photo = drawSyntheticYard(width, height);
const read = readScene(photo, seenSyntheticYard(width, height));
/** The whole ground, taken for a drive. */
const scene: Scene = {
  ...read,
  doors: [],
  ground: new Uint8Array(width * height),
  groundKinds: {
    ...read.groundKinds,
    values: read.groundKinds.values.map((kind) => (kind > 0 ? groundKinds.indexOf("driveway") : 0)),
  },
};
const groundOf = ({ ground }: Scene) => ground.filter((share) => share > 127).length;

it("earth that was taken for a drive is ground for a customer who says it is dirt", () => {
  const opened = openBareGround(scene, paint([150, 110, 70]));
  expect(groundOf(opened)).toBeGreaterThan(0.85 * groundOf(read));
});

it("a gray drive stays one, and so does a tan one before a garage door", () => {
  expect(openBareGround(scene, paint([140, 138, 134]))).toBe(scene);
  const [left, right] = [0.4, 0.6].map((across) => [across, garageFoot()] as const);
  if (!left || !right) throw new Error("a door has two sides");
  const garage: Scene["doors"] = [{ kind: "garage-door", left, right }];
  const tan = paint([160, 145, 122]);
  expect(groundOf(openBareGround(scene, tan))).toBeGreaterThan(0);
  expect(openBareGround({ ...scene, doors: garage }, tan).ground).toBe(scene.ground);
});

/** The photo with ground of one color. */
function paint(color: readonly [number, number, number]) {
  const data = photo.data.slice();
  for (let i = 0; i < width * height; i++) if ((read.ground[i] ?? 0) > 0 || isHard(i)) data.set(color, i * 3);
  return { ...photo, data };
}

function isHard(pixel: number): boolean {
  const { width: columns, height: rows, values } = read.groundKinds;
  const column = Math.floor(((pixel % width) * columns) / width);
  return (values[Math.floor((Math.floor(pixel / width) * rows) / height) * columns + column] ?? 0) > 0;
}

/** Just above the ground in the middle of the picture, as share of the height. */
function garageFoot(): number {
  let row = height - 1;
  while (row > 0 && isHard(row * width + width / 2)) row--;
  return (row + 1) / height;
}
