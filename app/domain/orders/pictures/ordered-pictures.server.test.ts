import { beforeEach, expect, test } from "vitest";
import { readOrder } from "#app/domain/orders/request/find-design-request.server.ts";
import { db, inTransaction } from "#db/client.server.ts";
import { jobs } from "#db/schema.ts";
import { createPaidOrder } from "#tests/factories/create-order.ts";
import { createUnpaidOrder } from "#tests/factories/create-unpaid-order.ts";
import {
  countProgress,
  enqueuePicture,
  losePicture,
  markMade,
  type OrderedPicture,
  orderPictures,
  startPicture,
} from "./ordered-pictures.server.ts";

beforeEach(() => void db.delete(jobs).run());

const progressOf = (order: { id: number; imageCount: number }) => inTransaction((tx) => countProgress(tx, order));
const first = ({ id }: { id: number }): OrderedPicture => ({ requestId: id, variationNumber: 1 });
const keys = () =>
  db
    .select()
    .from(jobs)
    .all()
    .map(({ kind, key }) => `${kind} ${key}`);

test("what is made stays made, though its job is given up after it", () => {
  const order = createPaidOrder({ imageCount: 2 });
  inTransaction((tx) => markMade(tx, first(order)));
  inTransaction((tx) => losePicture(tx, first(order)));
  expect(progressOf(order)).toEqual({ ordered: 2, made: 1, lost: 0 });
});

test("a picture that comes after it was given up counts", () => {
  const order = createPaidOrder({ imageCount: 2 });
  inTransaction((tx) => losePicture(tx, first(order)));
  expect(progressOf(order)).toEqual({ ordered: 2, made: 0, lost: 1 });
  inTransaction((tx) => markMade(tx, first(order)));
  expect(progressOf(order)).toEqual({ ordered: 2, made: 1, lost: 0 });
});

test("pictures are enqueued once, and again only while they are outstanding", () => {
  const order = createPaidOrder({ imageCount: 2 });
  inTransaction((tx) => markMade(tx, first(order)));
  db.delete(jobs).run();
  inTransaction((tx) => orderPictures(tx, order));
  expect(keys()).toEqual([`generate-image ${order.id}:2`]);
  expect(progressOf(order)).toEqual({ ordered: 2, made: 1, lost: 0 });
});

test("a try is noted while the picture is outstanding; of an unpaid order there is none", () => {
  const order = createPaidOrder();
  expect(inTransaction((tx) => startPicture(tx, first(order)))).toBe("outstanding");
  inTransaction((tx) => losePicture(tx, first(order)));
  expect(inTransaction((tx) => startPicture(tx, first(order)))).toBe("lost");
  expect(inTransaction((tx) => startPicture(tx, first(createUnpaidOrder())))).toBeUndefined();
});

test("giving up a picture of an unpaid order changes nothing", () => {
  const order = createUnpaidOrder();
  inTransaction((tx) => enqueuePicture(tx, first(order)));
  inTransaction((tx) => losePicture(tx, first(order)));
  expect(readOrder(db, order.id)).toEqual(order);
  expect(keys()).toEqual([`generate-image ${order.id}:1`]);
});
