import { expect, it } from "vitest";
import { readWish } from "./read-wish.ts";

const shareOf = (words: string, thing: string) => readWish(words).items.find((item) => item.thing === thing)?.share;

it("sizes relative to what is there are read of lawn and patio", () => {
  expect(shareOf("half the lawn and a bench", "lawn")).toBe(0.5);
  expect(shareOf("Lawn is too much to mow. Make it a third the size", "lawn")).toBeCloseTo(1 / 3);
  expect(shareOf("cut the grass in half", "lawn")).toBe(0.5);
  expect(shareOf("twice as large a patio", "patio")).toBe(2);
});

it.each(["half the yard as a patio", "turn half of the yard into a patio", "Half of the yard as patio, and a tree"])(
  "a share of the yard is read: %s",
  (words) => {
    expect(readWish(words).items.find(({ thing }) => thing === "patio")?.ofYard).toBe(0.5);
  },
);

it("what is replaced is not what stays, and a half round patio has its usual size", () => {
  expect(shareOf("replace a third of the lawn with gravel", "lawn")).toBeCloseTo(2 / 3);
  expect(shareOf("a half round patio", "patio")).toBeUndefined();
  expect(shareOf("dig up half of the grass for spuds", "lawn")).toBeUndefined();
});

it("a customer who calls the ground dirt wants a new lawn on it", () => {
  for (const words of [
    "Please make lawn instead of the dirt",
    "everything here is dirt: grass please",
    "all mud, lawn",
  ])
    expect(readWish(words), words).toMatchObject({ bareGround: true, freshLawn: true });
  for (const words of ["a lawn, dirt cheap", "a lawn and a bench"])
    expect(readWish(words).bareGround, words).toBeUndefined();
});

const levelGround = "A slope cannot be read from one photo: we draw it as level ground.";

it.each([
  "our yard slopes, a patio and steps",
  "We live on a hill. Lawn and beds",
  "a steep bank with flowers",
  "not sure what to do with the slope",
])("ground that is not level is drawn level, and that is reported: %s", (words) => {
  expect(readWish(words).remark).toBe(levelGround);
});

it.each(["our sloping yard needs a retaining wall", "a shed with a sloped roof", "a patio and steps"])(
  "nothing is reported of %s",
  (words) => expect(readWish(words).remark ?? "").not.toContain("slope"),
);

it("terraces are levels where a slope, walls or levels are named, else places to sit", () => {
  const meant = (words: string) => readWish(words).items.map(({ thing, object }) => object ?? thing);
  for (const words of ["the yard is steep: terraces", "terraces on three levels", "terraces with low walls"])
    expect(meant(words), words).toContain("terrace");
  for (const words of ["two terraces to sit on", "terraces of brick", "a terrace to sit on, and the hill stays"])
    expect(meant(words), words).toEqual(["patio"]);
});

it("a path takes the place of the walk where the words say so", () => {
  const replaces = (words: string) => readWish(words).path.replaces ?? false;
  for (const words of [
    "a curved path instead of the straight walk",
    "replace our old concrete walkway with a gravel path",
    "make the straight front walk curve",
  ])
    expect(replaces(words), words).toBe(true);
  for (const words of [
    "a curved path to the door",
    "lavender along the path",
    "replace the lawn along the walk, a path",
  ])
    expect(replaces(words), words).toBe(false);
});
