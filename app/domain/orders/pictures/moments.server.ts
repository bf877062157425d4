import { and, asc, count, eq, ne } from "drizzle-orm";
import { presentPicture } from "#app/domain/media/stored-picture.ts";
import { enqueue } from "#app/jobs/queue.server.ts";
import { db, inTransaction, type Transaction } from "#db/client.server.ts";
import { designImages, designRequests, media, moments } from "#db/schema.ts";
import { isPaid } from "../request/design-request.ts";
import { describePhotoKept } from "../request/photo-kept-until.server.ts";
import { presentMaker } from "./made-by.ts";
import {
  type DrawnMoment,
  type Moment,
  momentQuery,
  momentsPerOrder,
  momentTries,
  readMoment,
  type ShownMoment,
} from "./moment.ts";

type MomentRow = typeof moments.$inferSelect;

interface WantedMoment {
  designId: number;
  userId: number;
  moment: Moment;
}

/** Of a design of the owner's; one that is not there yet is enqueued. Undefined for another person's, and one that is not paid. */
export function showMoment({ designId, userId, moment }: WantedMoment, now = Date.now()): ShownMoment | undefined {
  const found = findDesign(designId, userId);
  if (!found) return undefined;
  const { image, request } = found;
  const when = momentQuery(moment);
  const row = findRow(designId, when);
  const shown = { moment, designId };
  const isOver = describePhotoKept(request, now)?.isOver ?? false;
  if (row) return { ...shown, ...presentRow(row, isOver) };
  if (typeof presentMaker(image.madeBy) === "object") return { ...shown, state: "other-maker" };
  if (isOver) return { ...shown, state: "photo-gone" };
  return { ...shown, state: requestNew(request.id, designId, when) };
}

/** Enqueues one that failed again, if it may be; the page shows what became of it. False for another person's design. */
export function retryMoment({ designId, userId, moment }: WantedMoment, now = Date.now()): boolean {
  const found = findDesign(designId, userId);
  if (!found) return false;
  if (describePhotoKept(found.request, now)?.isOver) return true;
  inTransaction((tx) => {
    const row = findRow(designId, momentQuery(moment), tx)?.row;
    if (!row || !mayTryAgain(row) || isAtLimit(tx, row.requestId)) return;
    const again = { status: "asked", imagePath: null, times: row.times + 1, createdAt: now } as const;
    tx.update(moments).set(again).where(eq(moments.id, row.id)).run();
    enqueueMoment(tx, { ...row, ...again });
  });
  return true;
}

/** Of an order, the first design's first. */
export function listDrawnMoments(requestId: number): DrawnMoment[] {
  return db
    .select({ row: moments, picture: media })
    .from(moments)
    .innerJoin(media, eq(media.path, moments.imagePath))
    .where(eq(moments.requestId, requestId))
    .orderBy(asc(moments.imageId), asc(moments.id))
    .all()
    .map(({ row, picture }) => ({
      designId: row.imageId,
      moment: readMoment(new URLSearchParams(row.moment)) ?? {},
      picture: presentPicture(picture),
    }));
}

function findDesign(designId: number, userId: number) {
  const found = db
    .select({ image: designImages, request: designRequests })
    .from(designImages)
    .innerJoin(designRequests, eq(designRequests.id, designImages.requestId))
    .where(and(eq(designImages.id, designId), eq(designRequests.userId, userId)))
    .get();
  return found && isPaid(found.request) ? found : undefined;
}

function requestNew(requestId: number, designId: number, when: string): "waiting" | "limit" {
  return inTransaction((tx) => {
    if (isAtLimit(tx, requestId)) return "limit";
    const row = tx
      .insert(moments)
      .values({ requestId, imageId: designId, moment: when })
      .onConflictDoNothing()
      .returning()
      .get();
    if (row) enqueueMoment(tx, row);
    return "waiting";
  });
}

function isAtLimit(tx: Transaction, requestId: number): boolean {
  const ofOrder = and(eq(moments.requestId, requestId), ne(moments.status, "failed"));
  const { n } = tx.select({ n: count() }).from(moments).where(ofOrder).get() ?? { n: 0 };
  return n >= momentsPerOrder;
}

function findRow(imageId: number, moment: string, from: typeof db | Transaction = db) {
  return from
    .select({ row: moments, picture: media })
    .from(moments)
    .leftJoin(media, eq(media.path, moments.imagePath))
    .where(and(eq(moments.imageId, imageId), eq(moments.moment, moment)))
    .get();
}

type Found = NonNullable<ReturnType<typeof findRow>>;

function presentRow({ row, picture }: Found, isPhotoGone: boolean) {
  if (row.status === "made" && picture) return { state: "made", picture: presentPicture(picture) } as const;
  if (row.status === "asked") return { state: "waiting" } as const;
  return { state: "failed", mayTryAgain: !isPhotoGone && mayTryAgain(row) } as const;
}

/** Also where the picture was made, and its file is gone. */
function mayTryAgain({ status, imagePath, times }: MomentRow): boolean {
  return status !== "asked" && imagePath === null && times < momentTries;
}

export function enqueueMoment(tx: Transaction, { id, times }: Pick<MomentRow, "id" | "times">): void {
  enqueue(tx, "draw-moment", { momentId: id }, { key: `${id}:${times}` });
}

/** False where it was made, given up or deleted meanwhile. */
export function endMoment(
  tx: Transaction,
  id: number,
  end: { status: "failed" } | { status: "made"; imagePath: string },
): boolean {
  const open = and(eq(moments.id, id), eq(moments.status, "asked"));
  return tx.update(moments).set(end).where(open).run().changes === 1;
}
