import { expect, test } from "vitest";
import { db, inTransaction } from "#db/client.server.ts";
import { designImages, jobs } from "#db/schema.ts";
import { createUser } from "#tests/factories/create-user.ts";
import { createDesignRequest, createPictureRow } from "#tests/factories/design-rows.ts";
import { finishWhenSettled } from "./finish-when-settled.server.ts";

function isFinishing(requestId: number): boolean {
  inTransaction((tx) => finishWhenSettled(tx, requestId));
  return db
    .select()
    .from(jobs)
    .all()
    .some(({ kind, key }) => kind === "finish-design" && key === `${requestId}`);
}

test("an order ends with its last picture; one that was changed meanwhile counts once", () => {
  const paid = { status: "processing", paymentStatus: "paid", imageCount: 2 } as const;
  const { id: requestId, userId } = createDesignRequest(createUser().id, paid, 1);
  const add = (variationNumber: number, origin: "ordered" | "change") =>
    db
      .insert(designImages)
      .values({ requestId, variationNumber, origin, imagePath: createPictureRow(userId, "design").path })
      .run();
  add(1, "change");
  expect(isFinishing(requestId)).toBe(false);
  add(2, "ordered");
  expect(isFinishing(requestId)).toBe(true);
});
