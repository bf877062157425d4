import { expect, it } from "vitest";
import { readWish } from "./read-wish.ts";

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
