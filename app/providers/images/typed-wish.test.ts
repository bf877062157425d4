import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { parseLabelledWishes } from "#tests/designer/wishes/labelled/labelled-wish.ts";
import { parseTypedWish, readTypedWish, storeTypedWish, typedWishOf } from "./typed-wish.ts";

const stored = (words: string): unknown => JSON.parse(JSON.stringify(storeTypedWish(readTypedWish(words))));

it("comes out of storage as it was read, for wishes of all kinds", () => {
  const file = "tests/designer/wishes/labelled/tune.json";
  const wishes = parseLabelledWishes(readFileSync(file, "utf8")).map(({ wish }) => wish);
  expect(wishes.length).toBeGreaterThan(100);
  for (const words of wishes) expect(parseTypedWish(stored(words)), words).toEqual(readTypedWish(words));
});

it("is read from the words where none is stored, or one that this version cannot read", () => {
  const order = { prompt: "a pond", wishReading: null, locality: null, scope: null };
  expect(typedWishOf({ ...order, wish: stored("a gravel path") }).asked).toEqual(["path"]);
  for (const wish of [null, {}, { ...Object(stored("a gravel path")), version: 99 }, "a path"]) {
    expect(typedWishOf({ ...order, wish }).asked).toEqual(["pond"]);
  }
});

it("has the scope that the owner chose", () => {
  const order = { prompt: "", wish: stored("a pond"), wishReading: null, locality: null };
  expect(typedWishOf({ ...order, scope: "yard" }).chosenScope).toBe("yard");
  expect(typedWishOf({ ...order, scope: null }).chosenScope).toBeUndefined();
});
