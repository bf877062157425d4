import { and, asc, eq } from "drizzle-orm";
import { mediaLinkLifetimeMs, signMediaUrl } from "#app/domain/media/sign-media-url.server.ts";
import { refundDueCents } from "#app/domain/orders/pictures/missing-images.ts";
import { describeRefusal } from "#app/domain/orders/pictures/refused-images.server.ts";
import { readOrder } from "#app/domain/orders/request/find-design-request.server.ts";
import { orderNumber } from "#app/domain/orders/request/order-name.ts";
import { describeOrderedWish } from "#app/domain/orders/wish/wish-interpretation.server.ts";
import { describeChoice } from "#app/domain/plans/locality-words.ts";
import { readStoredPlan } from "#app/domain/plans/read-stored-plan.ts";
import { asSentence, listWishWords } from "#app/domain/plans/wish-words.ts";
import { readBrand } from "#app/domain/shop/brand.server.ts";
import { formatMoney } from "#app/domain/shop/money/format-money.ts";
import type { DesignsReadyFacts } from "#app/mail/designs-ready-letter.tsx";
import { sendDesignsReadyLetter } from "#app/mail/send-letter.server.ts";
import type { Mailer } from "#app/providers/mailer/contract.ts";
import { db } from "#db/client.server.ts";
import { designImages, type designRequests } from "#db/schema.ts";
import { deliverLetter } from "./deliver-letter.server.ts";
import { designsReadyLetterOf, type OrderLetter } from "./letter-facts.ts";
import { letterLink } from "./letter-link.server.ts";

/** Once per order. Not sent for an order without pictures. */
export async function deliverDesignsReadyLetter(requestId: number, mailer?: Mailer, copy?: OrderLetter): Promise<void> {
  const request = readOrder(db, requestId);
  if (!request) return;
  const images = db
    .select()
    .from(designImages)
    .where(and(eq(designImages.requestId, requestId), eq(designImages.origin, "ordered")))
    .orderBy(asc(designImages.variationNumber))
    .all();
  if (images.length === 0) return;
  const letter = copy ?? designsReadyLetterOf(request);
  await deliverLetter(letter, (to) => sendDesignsReadyLetter(gatherFacts(letter, request, images), to, mailer));
}

function noteWish(
  request: typeof designRequests.$inferSelect,
  images: (typeof designImages.$inferSelect)[],
): DesignsReadyFacts["wishNotes"] {
  const drawn = images.flatMap(({ plan }) => readStoredPlan(plan).wish ?? []);
  const wish = describeOrderedWish(request, { drawn, isUnfinished: false });
  if (!wish) return [];
  const lines = [...listWishWords(wish, "after").map(asSentence), describeChoice(request.locality)];
  return wish.remark ? [...lines, wish.remark] : lines;
}

function gatherFacts(
  { key }: OrderLetter,
  request: typeof designRequests.$inferSelect,
  images: (typeof designImages.$inferSelect)[],
): DesignsReadyFacts {
  const { id, imageCount: ordered } = request;
  const refundCents = refundDueCents(request, { made: images.length, ordered });
  const expiresAt = Date.now() + mediaLinkLifetimeMs;
  return {
    ...readBrand(),
    order: orderNumber(id),
    packageName: request.package,
    prompt: request.prompt,
    orderedCount: ordered,
    wishNotes: noteWish(request, images),
    refund: refundCents > 0 ? formatMoney(refundCents, request.currency) : undefined,
    refusal: describeRefusal(id, ordered),
    resultsUrl: letterLink(key),
    packetUrl: images.some(({ plan }) => readStoredPlan(plan).geometry) ? `${letterLink(key)}#packet` : undefined,
    photoUrl: signMediaUrl(request.originalPhotoPath, expiresAt, 480),
    designs: images.map(({ imagePath, variationNumber }) => ({
      number: variationNumber,
      largeUrl: signMediaUrl(imagePath, expiresAt, 960),
      thumbnailUrl: signMediaUrl(imagePath, expiresAt, 480),
    })),
  };
}
