import { expect, test } from "vitest";
import { pictureName, pictureWords, readPictureName } from "./picture-name.ts";

test.each([
  ["3", { variationNumber: 3, origin: "ordered" }, "design 3"],
  ["10-change", { variationNumber: 10, origin: "change" }, "design 10, changed"],
  ["1-not-my-yard", { variationNumber: 1, origin: "not-my-yard" }, "design 1, drawn again"],
] as const)("%s", (name, picture, words) => {
  expect(readPictureName(name)).toEqual(picture);
  expect(pictureName(picture)).toBe(name);
  expect(pictureWords(picture)).toBe(words);
});

test.each(["", "0", "01", "1-", "1-ordered", "1-toString", "-change", "1-change-", "1-changed", "change", "1 -change"])(
  "%j names nothing",
  (name) => expect(readPictureName(name)).toBeUndefined(),
);
