import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import {
  finishWhenNoneOutstanding,
  losePicture,
  markMade,
} from "#app/domain/orders/pictures/ordered-pictures.server.ts";
import type { JobHandlers } from "#app/jobs/handler.ts";
import { PermanentJobError } from "#app/jobs/kinds.ts";
import { db, inTransaction } from "#db/client.server.ts";
import { designImages, designRequests, editions, jobs } from "#db/schema.ts";
import { createPaidOrder } from "#tests/factories/create-order.ts";
import { createPictureRow } from "#tests/factories/design-rows.ts";
import { runUntilEmpty } from "#tests/harness/run-until-empty.ts";
import { finishDesign } from "./finish-design.server.ts";

beforeEach(() => void db.delete(jobs).run());

function painter(refused: number[]): JobHandlers["generate-image"] {
  return {
    run({ requestId, variationNumber }) {
      if (refused.includes(variationNumber)) throw new PermanentJobError("refused");
      inTransaction((tx) => {
        const imagePath = createPictureRow(1, "design").path;
        tx.insert(designImages).values({ requestId, variationNumber, imagePath }).run();
        markMade(tx, { requestId, variationNumber });
      });
    },
    onDead: losePicture,
  };
}

async function runOrder(imageCount: number, refused: number[], changes = {}) {
  const order = createPaidOrder({ imageCount, paidAmountCents: 900, ...changes });
  const asked: [string, unknown][] = [];
  const note = (kind: string) => ({ run: (payload: unknown) => void asked.push([kind, payload]) });
  await runUntilEmpty({
    handlers: {
      "generate-image": painter(refused),
      "send-designs-ready-letter": note("letter"),
      "refund-payment": note("refund"),
    },
  });
  const row = db.select().from(designRequests).where(eq(designRequests.id, order.id)).get()!;
  return { row, asked };
}

test("readers get home anew, which reports how long orders take", async () => {
  const edition = () => db.select().from(editions).where(eq(editions.of, "readers")).get()!.number;
  const before = edition();
  await runOrder(1, []);
  expect(edition()).toBe(before + 1);
});

describe("how an order ends", () => {
  test.each<[string, number, number[], string, number | undefined]>([
    ["all five made", 5, [], "completed", undefined],
    ["the only one made", 1, [], "completed", undefined],
    ["one of five lost", 5, [3], "partial", 180],
    ["the first of five lost", 5, [1], "partial", 180],
    ["the last of five lost", 5, [5], "partial", 180],
    ["four of five lost", 5, [1, 2, 4, 5], "partial", 720],
    ["one of seven lost, rounded up", 7, [2], "partial", 129],
    ["all five lost", 5, [1, 2, 3, 4, 5], "error", 900],
    ["the only one lost", 1, [1], "error", 900],
  ])("%s", async (_, imageCount, refused, status, refundCents) => {
    const { row, asked } = await runOrder(imageCount, refused);
    expect(row).toMatchObject({ status, finishedAt: expect.any(Number) });
    const requestId = row.id;
    const letter = ["letter", { requestId }];
    const refund = ["refund", { requestId, cause: "missing-images", amountCents: refundCents }];
    const expected = [...(status === "error" ? [] : [letter]), ...(refundCents ? [refund] : [])];
    expect(asked).toEqual(expected);
  });
});

test("an order with pictures outstanding is not finished", () => {
  const order = createPaidOrder({ imageCount: 2 });
  inTransaction((tx) => finishWhenNoneOutstanding(tx, order.id));
  expect(
    db
      .select()
      .from(jobs)
      .all()
      .map((job) => job.kind),
  ).toEqual(["generate-image", "generate-image"]);
  expect(() => finishDesign(order.id)).toThrow("still being made");
  expect(db.select().from(designRequests).where(eq(designRequests.id, order.id)).get()?.status).toBe("processing");
});

test("finishing twice decides once", async () => {
  const { row, asked } = await runOrder(2, [2]);
  expect(asked).toHaveLength(2);
  finishDesign(row.id);
  const again = db.select().from(designRequests).where(eq(designRequests.id, row.id)).get()!;
  expect(again.finishedAt).toBe(row.finishedAt);
  expect(
    db
      .select()
      .from(jobs)
      .all()
      .filter((job) => job.status === "ready"),
  ).toEqual([]);
});

test("an unpaid order is left alone", () => {
  const order = createPaidOrder({ status: "pending", paymentStatus: "unpaid" });
  finishDesign(order.id);
  expect(db.select().from(designRequests).where(eq(designRequests.id, order.id)).get()?.status).toBe("pending");
});
