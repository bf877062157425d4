import { existsSync } from "node:fs";
import { copyFile, mkdir } from "node:fs/promises";
import { dirname } from "node:path";
import { eq, sql } from "drizzle-orm";
import sharp from "sharp";
import { expect, test } from "vitest";
import { requestFollowUp } from "#app/domain/generation/request-follow-up.server.ts";
import { removePictureFiles } from "#app/domain/media/store-picture.server.ts";
import { readOrder } from "#app/domain/orders/request/find-design-request.server.ts";
import { paymentProvider } from "#app/domain/payments/gateway/payment-provider.server.ts";
import { listUnknownPayments } from "#app/domain/payments/list-unknown-payments.server.ts";
import { openOrderPayment } from "#app/domain/payments/opening/open-order-payment.server.ts";
import { diskStorage } from "#app/providers/storage/disk-storage.server.ts";
import { db } from "#db/client.server.ts";
import {
  blogPosts,
  deletedOrders,
  designDrafts,
  designImages,
  designRequests,
  followUps,
  jobs,
  media,
  refunds,
  users,
} from "#db/schema.ts";
import { createPost } from "#tests/factories/create-post.ts";
import { createUser } from "#tests/factories/create-user.ts";
import { createDesignRequest, createPictureRow } from "#tests/factories/design-rows.ts";
import { deleteAccount } from "./delete-account.server.ts";
import { deleteOwnOrder } from "./delete-order.server.ts";
import { deleteUnpaidOrders } from "./delete-unpaid-orders.server.ts";
import { expirePhotos } from "./expire-photos.server.ts";

const day = 24 * 3_600_000;
const done = { status: "completed", paymentStatus: "paid", paidAmountCents: 900 } as const;
const owned = ({ id, userId }: { id: number; userId: number }) => ({ requestId: id, userId });

function pathsOf(requestId: number): string[] {
  const order = readOrder(db, requestId)!;
  const images = db.select().from(designImages).where(eq(designImages.requestId, requestId)).all();
  return [order.originalPhotoPath, ...images.map(({ imagePath }) => imagePath)];
}

async function putOnDisk(path: string): Promise<string> {
  const file = diskStorage.fileOf(path);
  await mkdir(dirname(file), { recursive: true });
  await copyFile("tests/fixtures/fenced-back-yard.jpg", file);
  return file;
}

test("a deleted order leaves its accounts and nothing else", async () => {
  const order = createDesignRequest(createUser().id, { ...done, paidAt: 5, paymentIntentId: "pi_kept" }, 2);
  const files = await Promise.all(pathsOf(order.id).map(putOnDisk));
  db.insert(jobs)
    .values({ kind: "send-receipt-letter", key: "x", payload: { requestId: order.id }, runAt: 0 })
    .run();
  expect(await deleteOwnOrder({ ...owned(order), userId: order.userId + 1 })).toEqual({
    ok: false,
    reason: "not-found",
  });
  expect(await deleteOwnOrder(owned(order))).toEqual({ ok: true });
  expect(await deleteOwnOrder(owned(order))).toEqual({ ok: false, reason: "not-found" });
  expect(files.map((file) => existsSync(file))).toEqual([false, false, false]);
  const kept = db.select().from(deletedOrders).where(eq(deletedOrders.requestId, order.id)).get();
  expect(kept).toMatchObject({ package: "Standard", paidAmountCents: 900, paymentIntentId: "pi_kept", paidAt: 5 });
  const left = db.$client.prepare("select * from deleted_orders").all();
  expect(JSON.stringify(left)).not.toMatch(/ada@|lavender|\.jpg/);
  const ofOrder = sql`json_extract(payload, '$.requestId') = ${order.id}`;
  expect(db.select().from(jobs).where(ofOrder).all()).toEqual([]);
  // Its money is accounted for, not unknown.
  const provider = { ...paymentProvider, listPaid: async () => [{ requestId: order.id, paymentId: "pi_kept" }] };
  expect(await listUnknownPayments(0, provider as unknown as typeof paymentProvider)).toEqual([]);
});

test.each([
  ["in work", { ...done, status: "processing" }, "being-made"],
  ["paid and not begun", { ...done, status: "pending" }, "being-made"],
  ["disputed", { ...done, dispute: "open" }, "disputed"],
] as const)("an order that is %s stays", async (_, state, reason) => {
  const order = createDesignRequest(createUser().id, state);
  expect(await deleteOwnOrder(owned(order))).toEqual({ ok: false, reason });
  expect(await deleteAccount(order.userId)).toEqual({ ok: false, reason, requestId: order.id });
  expect(readOrder(db, order.id)).toBeDefined();
});

test("an order stays while a change is being made or money is on its way back", async () => {
  const order = createDesignRequest(createUser().id, done, 1);
  const [image] = db.select().from(designImages).where(eq(designImages.requestId, order.id)).all();
  expect(requestFollowUp({ ...owned(order), imageId: image!.id, kind: "not-my-yard" })).toEqual({ ok: true });
  expect(await deleteOwnOrder(owned(order))).toMatchObject({ reason: "being-made" });
  db.update(followUps).set({ status: "failed" }).where(eq(followUps.requestId, order.id)).run();
  db.insert(refunds).values({ requestId: order.id, cause: "missing-images", amountCents: 180 }).run();
  expect(await deleteOwnOrder(owned(order))).toMatchObject({ reason: "refund-pending" });
});

test("an unpaid order is deleted only once it cannot be paid any more", async () => {
  const order = createDesignRequest(createUser().id);
  const opened = await openOrderPayment({ ...owned(order), amountCents: 900 });
  if (!opened.ok) throw new Error(opened.reason);
  const { paymentIntentId } = readOrder(db, order.id)!;
  const tooLate = { ...paymentProvider, cancelPayment: async () => "too-late" as const };
  expect(await deleteOwnOrder(owned(order), tooLate)).toEqual({ ok: false, reason: "payment-under-way" });
  expect(await deleteOwnOrder(owned(order))).toEqual({ ok: true });
  expect(await paymentProvider.readPayment(paymentIntentId!)).toMatchObject({ state: "canceled" });
  expect(db.select().from(deletedOrders).where(eq(deletedOrders.requestId, order.id)).all()).toEqual([]);
});

test("an account goes with its orders, drafts and photos; what it wrote for the blog stays", async () => {
  const user = createUser();
  const post = await createPost({}, user);
  const order = createDesignRequest(user.id, done, 1);
  const draftPhoto = createPictureRow(user.id);
  db.insert(designDrafts).values({ userId: user.id, photoMediaId: draftPhoto.id, prompt: "later" }).run();
  const files = await Promise.all([...pathsOf(order.id), draftPhoto.path].map(putOnDisk));
  expect(await deleteAccount(user.id)).toEqual({ ok: true });
  expect(files.some((file) => existsSync(file))).toBe(false);
  expect(db.select().from(users).where(eq(users.id, user.id)).all()).toEqual([]);
  expect(db.select().from(media).where(eq(media.ownerId, user.id)).all()).toEqual([]);
  expect(db.select().from(blogPosts).where(eq(blogPosts.id, post.id)).get()).toMatchObject({ authorId: null });
});

test("after its days a photo is a copy of 1600 pixels, and nothing more is made of it", async () => {
  const order = createDesignRequest(createUser().id, { ...done, finishedAt: Date.now() }, 1);
  const path = order.originalPhotoPath;
  const file = await putOnDisk(path);
  await sharp({ create: { width: 1500, height: 2000, channels: 3, background: "#686" } })
    .jpeg()
    .toFile(file);
  const size = { width: 1500, height: 2000, widths: [480, 960] };
  db.update(media).set(size).where(eq(media.path, path)).run();
  const photo = () => db.select().from(media).where(eq(media.path, path)).get();
  await expirePhotos(Date.now() + 89 * day);
  expect(photo()).toMatchObject(size);
  await expirePhotos(Date.now() + 91 * day);
  await expirePhotos(Date.now() + 91 * day);
  expect(photo()).toMatchObject({ width: 1200, height: 1600, widths: [480, 960] });
  expect(await sharp(file).metadata()).toMatchObject({ width: 1200, height: 1600 });

  const [image] = db.select().from(designImages).where(eq(designImages.requestId, order.id)).all();
  const wanted = { ...owned(order), imageId: image!.id, kind: "change", change: "brick" } as const;
  expect(requestFollowUp(wanted, Date.now() + 91 * day)).toEqual({ ok: false, reason: "photo-gone" });
  expect(requestFollowUp(wanted)).toEqual({ ok: true });
  await removePictureFiles(path, []);
});

test("unpaid orders expire with their photo, others do not", async () => {
  const user = createUser();
  const old = { createdAt: Date.now() - 31 * day };
  const orders = [
    createDesignRequest(user.id, old),
    createDesignRequest(user.id, { ...old, paymentOpenedAt: Date.now() - 2 * day }),
    createDesignRequest(user.id, { ...old, ...done }),
    createDesignRequest(user.id),
  ];
  await deleteUnpaidOrders();
  expect(orders.map(({ id }) => readOrder(db, id) !== undefined)).toEqual([false, true, true, true]);
  expect(db.select().from(media).where(eq(media.path, orders[0]!.originalPhotoPath)).get()).toBeUndefined();
  expect(db.select().from(designRequests).where(eq(designRequests.userId, user.id)).all()).toHaveLength(3);
});
