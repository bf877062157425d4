import { and, count, eq, ne } from "drizzle-orm";
import { presentPicture } from "#app/domain/media/stored-picture.ts";
import { enqueue } from "#app/jobs/queue.server.ts";
import { db, inTransaction, type Transaction } from "#db/client.server.ts";
import { designImages, designRequests, media, moments } from "#db/schema.ts";
import { isPaid } from "../request/design-request.ts";
import { describePhotoKept } from "../request/photo-kept-until.server.ts";
import { presentMaker } from "./made-by.ts";
import { type Moment, momentQuery, momentsPerOrder, type ShownMoment } from "./moment.ts";

type MomentRow = typeof moments.$inferSelect;

/** Of a design of the owner's; one that is not there yet is enqueued. Undefined for another person's, and one that is not paid. */
export function showMoment(
  { designId, userId, moment }: { designId: number; userId: number; moment: Moment },
  now = Date.now(),
): ShownMoment | undefined {
  const own = and(eq(designImages.id, designId), eq(designRequests.userId, userId));
  const found = db
    .select({ image: designImages, request: designRequests })
    .from(designImages)
    .innerJoin(designRequests, eq(designRequests.id, designImages.requestId))
    .where(own)
    .get();
  if (!found || !isPaid(found.request)) return undefined;
  const { image, request } = found;
  const when = momentQuery(moment);
  const row = findRow(designId, when);
  const shown = { moment, designId };
  if (row) return { ...shown, ...presentRow(row) };
  if (typeof presentMaker(image.madeBy) === "object") return { ...shown, state: "other-maker" };
  if (describePhotoKept(request, now)?.isOver) return { ...shown, state: "photo-gone" };
  return { ...shown, state: requestNew(request.id, designId, when) };
}

function requestNew(requestId: number, designId: number, when: string): "waiting" | "limit" {
  return inTransaction((tx) => {
    const ofOrder = and(eq(moments.requestId, requestId), ne(moments.status, "failed"));
    const { n } = tx.select({ n: count() }).from(moments).where(ofOrder).get() ?? { n: 0 };
    if (n >= momentsPerOrder) return "limit";
    const row = tx
      .insert(moments)
      .values({ requestId, imageId: designId, moment: when })
      .onConflictDoNothing()
      .returning({ id: moments.id })
      .get();
    if (row) enqueueMoment(tx, row);
    return "waiting";
  });
}

function findRow(imageId: number, moment: string) {
  return db
    .select({ row: moments, picture: media })
    .from(moments)
    .leftJoin(media, eq(media.path, moments.imagePath))
    .where(and(eq(moments.imageId, imageId), eq(moments.moment, moment)))
    .get();
}

type Found = NonNullable<ReturnType<typeof findRow>>;

function presentRow({ row, picture }: Found) {
  if (row.status === "made" && picture) return { state: "made", picture: presentPicture(picture) } as const;
  return { state: row.status === "asked" ? "waiting" : "failed" } as const;
}

export function enqueueMoment(tx: Transaction, { id }: Pick<MomentRow, "id">): void {
  enqueue(tx, "draw-moment", { momentId: id }, { key: `${id}` });
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
