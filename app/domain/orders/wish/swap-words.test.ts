import { expect, test } from "vitest";
import { swapWords } from "./swap-words.ts";

test.each([
  ["With a hot tub, please", "hot tub", "With a pond, please"],
  ["The Hot\nTub and roses", "hot tub", "a pond and roses"],
  ["A spa-like mood and a spa", "spa", "A spa-like mood and a pond"],
  ["Somthing with a jacuzi.", "jacuzzi", "Somthing with a jacuzi, a pond"],
  ["A c++ (nice) corner", "c++ (nice)", "a pond corner"],
])("%j without %j", (wish, of, swapped) => {
  expect(swapWords(wish, { of, instead: "a pond" })).toBe(swapped);
});
