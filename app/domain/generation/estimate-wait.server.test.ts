import { beforeEach, expect, test } from "vitest";
import { db } from "#db/client.server.ts";
import { jobs } from "#db/schema.ts";
import { createPaidOrder } from "#tests/factories/create-order.ts";
import { estimateWait } from "./estimate-wait.server.ts";

beforeEach(() => void db.delete(jobs).run());

function pastImages(seconds: number[]): void {
  for (const [i, s] of seconds.entries()) {
    const times = { runAt: 0, startedAt: 1_000_000, finishedAt: 1_000_000 + s * 1_000 };
    db.insert(jobs)
      .values({ kind: "generate-image", key: `past:${i}`, payload: {}, status: "done", ...times })
      .run();
  }
}

test.each<[string, number[], number | undefined]>([
  ["nothing was made here yet", [], undefined],
  ["one", [8], 24],
  ["the median counts, not the one that hung", [8, 8, 9, 400], 26],
  ["only the last twenty count", [...Array(10).fill(900), ...Array(20).fill(5)], 15],
])("with three pictures ordered: %s", (_, past, expected) => {
  pastImages(past);
  expect(estimateWait(createPaidOrder({ imageCount: 3 }).id)).toBe(expected);
});

test("counts the orders ahead, not those behind", () => {
  pastImages([10]);
  createPaidOrder({ imageCount: 5 });
  const mine = createPaidOrder({ imageCount: 1 });
  createPaidOrder({ imageCount: 10 });
  expect(estimateWait(mine.id)).toBe(60);
});

test("an order without outstanding pictures needs no estimate", () => {
  pastImages([10]);
  expect(estimateWait(999_999)).toBeUndefined();
});
