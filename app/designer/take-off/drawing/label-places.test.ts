import { expect, test } from "vitest";
import { takePlace } from "./label-places.ts";

const place = (x: number, y = 0) => ({ x, y, width: 10, height: 10 });

test("a label takes the first place that is free, and it is taken then", () => {
  const taken = [place(0)];
  expect(takePlace(taken, [place(5), place(10), place(30)])).toEqual(place(10));
  expect(takePlace(taken, [place(12), place(0, 10)])).toEqual(place(0, 10));
  expect(taken).toHaveLength(3);
});

test("where none is free it takes the one that covers least", () => {
  expect(takePlace([place(0), place(20)], [place(2), place(14), place(8)])).toEqual(place(8));
});
