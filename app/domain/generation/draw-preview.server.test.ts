import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { desc, eq } from "drizzle-orm";
import sharp from "sharp";
import { beforeEach, expect, test } from "vitest";
import { temporaryFolder } from "#app/disk/temporary-folder.server.ts";
import { enqueueOutstandingWork } from "#app/domain/orders/enqueue-outstanding-work.server.ts";
import { findOrderPreview } from "#app/domain/orders/preview/find-order-preview.server.ts";
import { requestPreview } from "#app/domain/orders/preview/previews.server.ts";
import { removeOldPreviews } from "#app/domain/orders/preview/remove-old-previews.server.ts";
import { rewordWish } from "#app/domain/orders/wish/reword-wish.server.ts";
import { deleteOwnOrder } from "#app/domain/privacy/delete-order.server.ts";
import { handlers } from "#app/jobs/handlers.server.ts";
import { PostponeJob } from "#app/jobs/kinds.ts";
import type { ImageProvider, PreviewOrder } from "#app/providers/images/contract.ts";
import { diskStorage } from "#app/providers/storage/disk-storage.server.ts";
import { env } from "#app/settings/env.server.ts";
import { db, inTransaction } from "#db/client.server.ts";
import { designRequests, jobs, media, orderedPictures, previews } from "#db/schema.ts";
import { createPaidOrder } from "#tests/factories/create-order.ts";
import { createUnpaidOrder } from "#tests/factories/create-unpaid-order.ts";
import { yardReading } from "#tests/factories/yard-reading.ts";
import { checkRoom } from "./check-room.server.ts";
import { drawPreview } from "./draw-preview.server.ts";

const { signal } = new AbortController();

beforeEach(() => {
  db.delete(previews).run();
  db.delete(jobs).run();
  db.delete(orderedPictures).run();
});

/** Its preview is a square of one color. */
function createPainter(meanwhile: () => unknown = () => {}) {
  const asked: PreviewOrder[] = [];
  const provider: ImageProvider = {
    name: "painter",
    makeDesign: () => Promise.reject(new Error("not asked")),
    checkRoom: async () => ({ fits: [], missing: [], noRoom: [], resized: [], designs: [] }),
    drawPreview: async (order) => {
      asked.push(order);
      await meanwhile();
      const file = join(await temporaryFolder(), `preview-${randomUUID()}.png`);
      await sharp({ create: { width: 64, height: 48, channels: 3, background: "#486" } })
        .png()
        .toFile(file);
      return file;
    },
  };
  return { provider, asked };
}

function orderToPreview(columns: Parameters<typeof createUnpaidOrder>[0] = {}) {
  const order = createUnpaidOrder({ yardReading: yardReading(), ...columns });
  inTransaction((tx) => requestPreview(tx, { requestId: order.id }, order.userId));
  return order;
}

const rowOf = (requestId: number) =>
  db.select().from(previews).where(eq(previews.requestId, requestId)).orderBy(desc(previews.id)).get()!;
const draw = (requestId: number, { provider } = createPainter()) =>
  drawPreview(rowOf(requestId).id, { signal, provider });
const pictureOf = (requestId: number) =>
  db
    .select()
    .from(media)
    .where(eq(media.path, rowOf(requestId).imagePath ?? ""))
    .get();
const orderRow = (id: number) => db.select().from(designRequests).where(eq(designRequests.id, id)).get()!;

test("once the room of an unpaid order is known, its first design is drawn small, for its owner only", async () => {
  const order = createUnpaidOrder({ yardReading: yardReading(), roomCheckSince: 7 });
  const painter = createPainter();
  await checkRoom({ requestId: order.id, since: 7 }, { signal, ...painter });
  expect(findOrderPreview(orderRow(order.id))).toEqual({ state: "waiting" });
  await draw(order.id, painter);
  await draw(order.id, painter);
  expect(painter.asked).toMatchObject([{ seed: order.seed, wish: { plants: ["lavender"] } }]);
  const picture = pictureOf(order.id)!;
  expect(picture).toMatchObject({ kind: "preview", ownerId: order.userId, width: 64, widths: [] });
  const { xmpAsString } = await sharp(diskStorage.fileOf(picture.path)).metadata();
  expect(xmpAsString).toContain('digitalsourcetype/compositeSynthetic"');
  expect(findOrderPreview(orderRow(order.id))).toMatchObject({ state: "made", picture: { path: picture.path } });
});

test("another wish is drawn anew, and the picture of the old one is deleted", async () => {
  const order = orderToPreview();
  await draw(order.id);
  const old = pictureOf(order.id)!;
  const owned = { requestId: String(order.id), userId: order.userId };
  expect(await rewordWish(owned, "A gravel path to the shed instead")).toMatchObject({ ok: true });
  expect(findOrderPreview(orderRow(order.id))).toEqual({ state: "waiting" });
  const painter = createPainter();
  const since = orderRow(order.id).roomCheckSince!;
  await checkRoom({ requestId: order.id, since }, { signal, ...painter });
  await draw(order.id, painter);
  expect(painter.asked).toMatchObject([{ wish: { asked: ["path"] } }]);
  expect(pictureOf(order.id)!.path).not.toBe(old.path);
  expect(db.select().from(media).where(eq(media.path, old.path)).all()).toEqual([]);
  expect(existsSync(diskStorage.fileOf(old.path))).toBe(false);
});

test.each([
  ["reworded", (id: number) => db.update(designRequests).set({ roomCheckSince: 9 }).where(eq(designRequests.id, id))],
  ["paid", (id: number) => db.update(designRequests).set({ paymentStatus: "paid" }).where(eq(designRequests.id, id))],
])("an order that was %s since it was asked for gets none", async (_, change) => {
  const order = orderToPreview();
  change(order.id).run();
  const painter = createPainter();
  await draw(order.id, painter);
  expect(painter.asked).toEqual([]);
  expect(rowOf(order.id)).toMatchObject({ status: "outdated", imagePath: null });
});

test("what is drawn while another one is asked for is discarded, with its file", async () => {
  const order = orderToPreview();
  const again = () => inTransaction((tx) => requestPreview(tx, { requestId: order.id }, order.userId));
  await draw(order.id, createPainter(again));
  const all = db.select().from(previews).where(eq(previews.requestId, order.id)).all();
  expect(all.map(({ status, imagePath }) => [status, imagePath])).toEqual([
    ["outdated", null],
    ["asked", null],
  ]);
  expect(db.select().from(media).where(eq(media.ownerId, order.userId)).all()).toMatchObject([{ kind: "photo" }]);
});

test("paid pictures go first, and a preview that has waited too long is given up in words", async () => {
  const paid = createPaidOrder({ imageCount: 1 });
  db.insert(orderedPictures).values({ requestId: paid.id, variationNumber: 1 }).onConflictDoNothing().run();
  const order = orderToPreview();
  const painter = createPainter();
  await expect(draw(order.id, painter)).rejects.toThrow(PostponeJob);
  db.update(previews)
    .set({ createdAt: Date.now() - 100_000 })
    .where(eq(previews.requestId, order.id))
    .run();
  await draw(order.id, painter);
  expect(painter.asked).toEqual([]);
  expect(findOrderPreview(orderRow(order.id))).toEqual({ state: "busy" });
});

test("an account has as many in an hour as the limit says", async () => {
  const { userId } = orderToPreview();
  const earlier = Array.from({ length: env.LIMIT_PREVIEWS }, () => ({ userId, status: "made" as const }));
  db.insert(previews).values(earlier).run();
  const order = orderToPreview({ userId });
  await draw(order.id);
  expect(findOrderPreview(orderRow(order.id))).toEqual({ state: "limited" });
  const other = orderToPreview();
  await draw(other.id);
  expect(findOrderPreview(orderRow(other.id))).toMatchObject({ state: "made" });
  db.update(previews)
    .set({ createdAt: Date.now() - 3_700_000 })
    .where(eq(previews.userId, userId))
    .run();
  const later = orderToPreview({ userId });
  await draw(later.id);
  expect(findOrderPreview(orderRow(later.id))).toMatchObject({ state: "made" });
});

test("one that cannot be drawn is given up in words, and one whose job is lost is found again", async () => {
  const order = orderToPreview();
  db.delete(jobs).run();
  await enqueueOutstandingWork();
  const payload = { previewId: rowOf(order.id).id };
  expect(db.select().from(jobs).where(eq(jobs.kind, "draw-preview")).all()).toMatchObject([{ payload }]);
  inTransaction((tx) => handlers["draw-preview"].onDead(tx, payload));
  expect(findOrderPreview(orderRow(order.id))).toEqual({ state: "failed" });
});

test("it goes with its unpaid order, and from a paid one at the next sweep", async () => {
  const unpaid = orderToPreview();
  const paid = orderToPreview();
  const kept = orderToPreview();
  for (const { id } of [unpaid, paid, kept]) await draw(id);
  const fileOf = ({ id }: { id: number }) => diskStorage.fileOf(pictureOf(id)!.path);
  const files = [unpaid, paid, kept].map(fileOf);
  await deleteOwnOrder({ requestId: String(unpaid.id), userId: unpaid.userId });
  db.update(designRequests).set({ paymentStatus: "paid" }).where(eq(designRequests.id, paid.id)).run();
  await removeOldPreviews();
  await removeOldPreviews(Date.now() + 2 * 24 * 3_600_000);
  expect(files.map((file) => existsSync(file))).toEqual([false, false, true]);
  expect(db.select().from(previews).all()).toMatchObject([{ requestId: kept.id }]);
});
