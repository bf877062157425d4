import { and, asc, count, desc, eq, exists, getTableColumns, inArray, isNull, type SQL, sql } from "drizzle-orm";
import { presentPicture } from "#app/domain/media/stored-picture.ts";
import { readStoredPlan } from "#app/domain/plans/read-stored-plan.ts";
import { type AppDatabase, db } from "#db/client.server.ts";
import { type Page, placePage } from "#db/page.ts";
import { idsIn, prepared } from "#db/prepared.server.ts";
import { designImages, designRequests, followUps, imageAttempts, media, refunds } from "#db/schema.ts";
import { type DesignImage, type DesignVersion, isUnderWay, type Order, type OrderRefund } from "./order.ts";
import type { FollowUp } from "./pictures/follow-up.ts";
import { builtIn, presentMaker } from "./pictures/made-by.ts";
import { countRefusedImages } from "./pictures/refused-images.server.ts";
import { readStoredDrift } from "./pictures/stored-drift.ts";
import { isOpen } from "./request/design-request.ts";
import { describePhotoKept } from "./request/photo-kept-until.server.ts";
import { readRequestId } from "./request/request-id.ts";
import { describeOrderedWish } from "./wish/wish-interpretation.server.ts";

const ordersAPage = 20;

/** A user's ID; "everyone" for a program that the operator lets read orders. */
export type Whose = number | "everyone";

export function listOrders(userId: number, { page = 1, pageSize = ordersAPage } = {}): Page<Order> {
  const own = and(eq(designRequests.userId, userId), ofDesigns);
  const total = db.select({ n: count() }).from(designRequests).where(own).get()?.n ?? 0;
  const { offset, ...place } = placePage(total, page, pageSize);
  return { items: loadOrders(own, pageSize, offset), ...place };
}

export function listOrdersWithPictures(whose: Whose, atMost: number): Order[] {
  const pictures = db.select().from(designImages).where(eq(designImages.requestId, designRequests.id));
  if (whose !== "everyone") return loadOrders(and(eq(designRequests.userId, whose), exists(pictures)), atMost);
  const rows = selectOrders(db, exists(pictures)).orderBy(desc(designRequests.id)).limit(atMost).all();
  return presentOrders(rows);
}

export function findOrder(requestId: number | string, whose: Whose): Order | undefined {
  const id = readRequestId(requestId);
  if (id === undefined) return undefined;
  if (whose === "everyone") return presentOrders(selectOrders(db, eq(designRequests.id, id)).all())[0];
  return presentOrders(ownRequest(db).all({ userId: whose, id }))[0];
}

const ownRequest = prepared((db) => {
  const { id, userId } = designRequests;
  return selectOrders(db, and(eq(userId, sql.placeholder("userId")), eq(id, sql.placeholder("id")))).prepare();
});

function loadOrders(which: SQL | undefined, atMost: number, offset = 0): Order[] {
  const newestFirst = [desc(designRequests.createdAt), desc(designRequests.id)];
  const rows = selectOrders(db, which)
    .orderBy(...newestFirst)
    .limit(atMost)
    .offset(offset)
    .all();
  return presentOrders(rows);
}

function selectOrders(db: AppDatabase, which: SQL | undefined) {
  return db
    .select({ request: designRequests, photo: media })
    .from(designRequests)
    .innerJoin(media, eq(media.path, designRequests.originalPhotoPath))
    .where(and(which, ofDesigns));
}

/** Gifts have no photo to show. */
const ofDesigns = isNull(designRequests.giftPackageId);

function presentOrders(rows: ReturnType<ReturnType<typeof selectOrders>["all"]>): Order[] {
  const ids = rows.map((row) => row.request.id);
  const images = loadImages(ids);
  const refundsOf = loadRefunds(ids);
  const refused = countRefusedImages(ids);
  return rows.map(({ request, photo }) => ({
    id: request.id,
    name: request.name,
    status: request.status,
    paymentStatus: request.paymentStatus,
    prompt: request.prompt,
    wish: describeWish(request, images.get(request.id) ?? []),
    package: request.package,
    priceCents: request.priceCents,
    discountCents: request.discountCents,
    currency: request.currency,
    imageCount: request.imageCount,
    deliveryEmail: request.deliveryEmail,
    paidAmountCents: request.paidAmountCents,
    refundedAmountCents: request.refundedAmountCents,
    refunds: refundsOf.get(request.id) ?? [],
    dispute: request.dispute,
    createdAt: request.createdAt,
    photo: presentPicture(photo),
    photoKept: describePhotoKept(request),
    images: images.get(request.id) ?? [],
    refusedImages: request.status === "processing" ? 0 : (refused.get(request.id) ?? 0),
  }));
}

function describeWish(request: typeof designRequests.$inferSelect, images: readonly DesignImage[]): Order["wish"] {
  const drawn = images.flatMap(({ wish }) => wish ?? []);
  return describeOrderedWish(request, { drawn, isUnfinished: isOpen(request) || isUnderWay(request) });
}

/** Stored plans without their geometry, which is most of their bytes and not shown in lists. */
const planInWords = sql`json_remove(${designImages.plan}, '$.geometry')`.mapWith(designImages.plan);

const imagesOfRequests = prepared((db) =>
  db
    .select({ image: { ...getTableColumns(designImages), plan: planInWords }, picture: media })
    .from(designImages)
    .innerJoin(media, eq(media.path, designImages.imagePath))
    .where(inArray(designImages.requestId, idsIn("ids")))
    .orderBy(asc(designImages.variationNumber), asc(designImages.id))
    .prepare(),
);

function loadImages(requestIds: number[]): Map<number, DesignImage[]> {
  const byRequest = new Map<number, DesignImage[]>();
  const followUpsOf = loadFollowUps(requestIds);
  const rows = imagesOfRequests(db).all({ ids: JSON.stringify(requestIds) });
  for (const { image, picture } of rows) {
    const list = byRequest.get(image.requestId) ?? [];
    byRequest.set(image.requestId, list);
    const version = presentVersion(image, picture);
    const ordered = list.find(({ variationNumber }) => variationNumber === image.variationNumber);
    if (ordered) ordered.versions.push(version);
    else list.push({ ...version, versions: [], followUps: followUpsOf(image.requestId, image.variationNumber) });
  }
  return byRequest;
}

function presentVersion(image: typeof designImages.$inferSelect, picture: typeof media.$inferSelect): DesignVersion {
  const { title, reason, wish } = readStoredPlan(image.plan);
  return {
    id: image.id,
    origin: image.origin,
    parentId: image.parentId ?? undefined,
    change: image.change ?? undefined,
    maker: presentMaker(image.madeBy),
    house: readStoredDrift(image.drift)?.state,
    variationNumber: image.variationNumber,
    picture: presentPicture(picture),
    title,
    reason,
    wish,
  };
}

const followUpsOfRequests = prepared((db) =>
  db
    .select()
    .from(followUps)
    .where(inArray(followUps.requestId, idsIn("ids")))
    .prepare(),
);

function loadFollowUps(requestIds: number[]) {
  const rows = followUpsOfRequests(db).all({ ids: JSON.stringify(requestIds) });
  return (requestId: number, variationNumber: number): FollowUp[] =>
    rows
      .filter((row) => row.requestId === requestId && row.variationNumber === variationNumber)
      .map((row) => ({
        kind: row.kind,
        variationNumber,
        status: row.status,
        change: row.change ?? undefined,
        refusedBy: row.status === "failed" ? findRefuser(row) : undefined,
      }));
}

function findRefuser({ requestId, variationNumber }: typeof followUps.$inferSelect): FollowUp["refusedBy"] {
  const last = db
    .select()
    .from(imageAttempts)
    .where(and(eq(imageAttempts.requestId, requestId), eq(imageAttempts.variationNumber, variationNumber)))
    .orderBy(desc(imageAttempts.id))
    .limit(1)
    .get();
  if (last?.outcome !== "refuse") return undefined;
  return last.provider === builtIn ? "designer" : "service";
}

const refundsOfRequests = prepared((db) =>
  db
    .select()
    .from(refunds)
    .where(inArray(refunds.requestId, idsIn("ids")))
    .orderBy(asc(refunds.createdAt), asc(refunds.id))
    .prepare(),
);

function loadRefunds(requestIds: number[]): Map<number, OrderRefund[]> {
  const rows = refundsOfRequests(db).all({ ids: JSON.stringify(requestIds) });
  // Only the kind of the cause, before the colon: the rest names payments and refunds at the provider.
  const presented = rows.map(({ requestId, cause, amountCents, status }) => ({
    requestId,
    refund: { kind: cause.replace(/:.*/s, ""), amountCents, status },
  }));
  return new Map(
    requestIds.map((id) => [id, presented.filter(({ requestId }) => requestId === id).map(({ refund }) => refund)]),
  );
}
