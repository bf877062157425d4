import { expect, test } from "vitest";
import { db } from "#db/client.server.ts";
import { designImages, refunds } from "#db/schema.ts";
import { createUser } from "#tests/factories/create-user.ts";
import { createDesignRequest, createPictureRow } from "#tests/factories/design-rows.ts";
import { findOrder, listOrders } from "./list-orders.server.ts";

test("an order's refunds say why, and name nothing at the payment company", () => {
  const order = createDesignRequest(createUser().id, { paymentStatus: "paid" });
  const causes = ["missing-images", "duplicate:pi_other", "dashboard:re_1"];
  for (const cause of causes) db.insert(refunds).values({ requestId: order.id, cause, amountCents: 100 }).run();
  const shown = findOrder(order.id, order.userId)!;
  expect(shown.refunds.map(({ kind }) => kind)).toEqual(["missing-images", "duplicate", "dashboard"]);
  expect(JSON.stringify(shown)).not.toMatch(/pi_|re_1/);
});

test("orders are their owner's alone, newest first", () => {
  const [ada, bo] = [createUser(), createUser()];
  const first = createDesignRequest(ada.id, { createdAt: 1000 });
  const later = createDesignRequest(ada.id, { createdAt: 3000 });
  const between = createDesignRequest(ada.id, { createdAt: 2000 });
  createDesignRequest(bo.id);
  expect(listOrders(ada.id).items.map(({ id }) => id)).toEqual([later.id, between.id, first.id]);
  expect(listOrders(ada.id, { page: 2, pageSize: 2 })).toMatchObject({ items: [{ id: first.id }], total: 3, page: 2 });
  expect(listOrders(ada.id, { page: 9, pageSize: 2 })).toMatchObject({ page: 2, pageCount: 2 });
  expect(findOrder(first.id, bo.id)).toBeUndefined();
  expect(findOrder(`${first.id}`, ada.id)).toMatchObject({ id: first.id });
  expect(findOrder(`0${first.id}`, ada.id)).toBeUndefined();
});

test("what a provider stored in another shape leaves the order as it is", () => {
  const { id: requestId, userId } = createDesignRequest(createUser().id, {
    status: "completed",
    paymentStatus: "paid",
  });
  const imagePath = createPictureRow(userId, "design").path;
  const plan = ["of", "another", "time"];
  db.insert(designImages)
    .values({ requestId, variationNumber: 1, imagePath, drift: { lost: 0.1 }, plan })
    .run();
  expect(findOrder(requestId, userId)?.images).toMatchObject([
    { variationNumber: 1, house: undefined, title: undefined },
  ]);
});
