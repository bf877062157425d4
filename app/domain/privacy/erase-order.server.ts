import { and, eq, inArray, ne, notExists, sql } from "drizzle-orm";
import type { DesignRequestRow } from "#app/domain/orders/request/find-design-request.server.ts";
import type { Transaction } from "#db/client.server.ts";
import { isReady } from "#db/partial-indexes.ts";
import {
  deletedOrders,
  designDrafts,
  designImages,
  designRequests,
  jobs,
  letters,
  media,
  moments,
  previews,
} from "#db/schema.ts";
import type { StoredFiles } from "./remove-files.server.ts";

/** Keeps what bookkeeping needs of a paid order. Returns the unused files, to be deleted once this is committed. */
export function eraseOrder(tx: Transaction, order: DesignRequestRow, now: number): StoredFiles {
  const designs = tx.select().from(designImages).where(eq(designImages.requestId, order.id)).all();
  const sent = tx.select().from(letters).where(eq(letters.requestId, order.id)).all();
  const drawn = tx.select().from(previews).where(eq(previews.requestId, order.id)).all();
  const then = tx.select().from(moments).where(eq(moments.requestId, order.id)).all();
  if (order.paidAmountCents > 0) keepAccounts(tx, order, now);
  tx.delete(designRequests).where(eq(designRequests.id, order.id)).run();
  const ofOrder = sql`json_extract(${jobs.payload}, '$.requestId') = ${order.id}`;
  tx.delete(jobs).where(and(isReady, ofOrder)).run();
  const paths = [
    order.originalPhotoPath,
    ...[...designs, ...drawn, ...then].flatMap(({ imagePath }) => imagePath ?? []),
  ];
  return { pictures: takePictures(tx, paths), letters: sent.map(({ messageId }) => messageId) };
}

function keepAccounts(tx: Transaction, order: DesignRequestRow, now: number): void {
  const { id, createdAt, package: name, paymentIntentId, paidAt } = order;
  const { priceCents, currency, paidAmountCents, refundedAmountCents } = order;
  const money = { priceCents, currency, paidAmountCents, refundedAmountCents, paymentIntentId, paidAt };
  tx.insert(deletedOrders)
    .values({ requestId: id, package: name, ...money, orderedAt: createdAt, deletedAt: now })
    .run();
}

/** A photo may also belong to another order or a draft; that of gifts is no file. */
function takePictures(tx: Transaction, paths: readonly string[]) {
  const inOrder = tx.select().from(designRequests).where(eq(designRequests.originalPhotoPath, media.path));
  const inDraft = tx.select().from(designDrafts).where(eq(designDrafts.photoMediaId, media.id));
  const free = and(inArray(media.path, [...paths]), ne(media.kind, "none"), notExists(inOrder), notExists(inDraft));
  return tx.delete(media).where(free).returning({ path: media.path, widths: media.widths }).all();
}
