import { expect, test } from "vitest";
import { counted, listed, lowered, pluralOf, withArticle } from "./english.ts";

test.each([
  ["pond", "a pond"],
  ["arch", "an arch"],
  ["8 x 10 ft deck", "an 8 x 10 ft deck"],
  ["12 x 16 ft deck", "a 12 x 16 ft deck"],
  ["border of lavender", "a border of lavender"],
  ["patio of concrete pavers", "a patio of concrete pavers"],
  ["gravel", "gravel"],
  ["steps", "steps"],
  ["somewhere to sit", "somewhere to sit"],
  ["seating for six", "seating for six"],
])("things have their article: %s", (noun, told) => {
  expect(withArticle(noun)).toBe(told);
});

test.each([
  ["lavender", "lavender"],
  ["olive tree", "an olive tree"],
  ["red maple", "a red maple"],
  ["hostas", "hostas"],
  ["clematis", "clematis"],
])("plants have one where people say it: %s", (noun, told) => {
  expect(withArticle(noun, true)).toBe(told);
});

test.each([
  [3, "bench", false, "three benches"],
  [2, "raised bed", false, "two raised beds"],
  [2, "border of roses", false, "two borders of roses"],
  [5, "lavender", true, "five lavender plants"],
  [12, "birch", true, "12 birches"],
  [4, "peony", true, "four peonies"],
])("%d of a thing are many: %s", (count, noun, isPlant, told) => {
  expect(counted(count, noun, isPlant)).toBe(told);
});

test("plurals stay as they are, and lists end with their last entry", () => {
  expect([pluralOf("steps"), pluralOf("hammock")]).toEqual(["steps", "hammocks"]);
  expect([pluralOf("rose of Sharon"), pluralOf("trellis"), pluralOf("clematis")]).toEqual([
    "roses of Sharon",
    "trellises",
    "clematis",
  ]);
  expect(listed(["a pond", "a bench", "roses"])).toBe("a pond, a bench, and roses");
});

test("a catalog's name loses its capital letter within a sentence, unless it is a proper name", () => {
  expect(["Lavender", "Carolina jessamine", "Japanese maple"].map(lowered)).toEqual([
    "lavender",
    "Carolina jessamine",
    "Japanese maple",
  ]);
});
