import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { env } from "#app/settings/env.server.ts";
import { db } from "#db/client.server.ts";
import { jobs, orderedPictures } from "#db/schema.ts";
import { createPaidOrder } from "#tests/factories/create-order.ts";
import { createUser } from "#tests/factories/create-user.ts";
import { createDesignRequest } from "#tests/factories/design-rows.ts";
import { estimateWait } from "./estimate-wait.server.ts";

beforeEach(() => void db.delete(orderedPictures).run());

function pastImages(seconds: number[]): void {
  const { id: requestId } = createDesignRequest(createUser().id);
  let startedAt = 1_000_000;
  for (const [i, s] of seconds.entries()) {
    const finishedAt = startedAt + s * 1_000;
    db.insert(orderedPictures)
      .values({ requestId, variationNumber: i + 1, status: "made", startedAt, finishedAt })
      .run();
    startedAt = finishedAt;
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

test("as many pictures as are made at once take the time of one", () => {
  const usual = env.IMAGE_CONCURRENCY;
  env.IMAGE_CONCURRENCY = 2;
  try {
    pastImages([10]);
    expect(estimateWait(createPaidOrder({ imageCount: 5 }).id)).toBe(30);
  } finally {
    env.IMAGE_CONCURRENCY = usual;
  }
});

test("counts the pictures ahead in line, not those behind", () => {
  pastImages([10]);
  const minute = 60_000;
  const now = Date.now();
  createPaidOrder({ imageCount: 5, paidAt: now - 2.5 * minute });
  const mine = createPaidOrder({ imageCount: 1, paidAt: now });
  createPaidOrder({ imageCount: 10, paidAt: now + 1 });
  expect(estimateWait(mine.id)).toBe(40);
});

test("what was given up is neither a picture nor in the way, and jobs are not asked", () => {
  pastImages([10]);
  const given = createPaidOrder({ imageCount: 5 });
  db.update(orderedPictures)
    .set({ status: "lost", startedAt: 0, finishedAt: 90_000_000 })
    .where(eq(orderedPictures.requestId, given.id))
    .run();
  const mine = createPaidOrder({ imageCount: 2 });
  db.delete(jobs).run();
  expect(estimateWait(mine.id)).toBe(20);
});

test("an order without outstanding pictures needs no estimate", () => {
  pastImages([10]);
  expect(estimateWait(999_999)).toBeUndefined();
});
