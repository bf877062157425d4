import { type GroundOutline, outlineGround } from "#app/domain/ground/stored-ground.server.ts";
import { describeIncludedTax } from "#app/domain/invoices/included-tax.server.ts";
import type { StoredPicture } from "#app/domain/media/stored-picture.ts";
import { findOwnGift } from "#app/domain/orders/gifts/find-gift.server.ts";
import { isBeingRead } from "#app/domain/orders/ground/find-ground.server.ts";
import { noteSubject, type SubjectNote } from "#app/domain/orders/ground/yard-gate.server.ts";
import { findOrder } from "#app/domain/orders/list-orders.server.ts";
import { findScaleQuestion } from "#app/domain/orders/plans/list-knowable-lengths.server.ts";
import { findOrderPreview } from "#app/domain/orders/preview/find-order-preview.server.ts";
import type { Preview } from "#app/domain/orders/preview/preview.ts";
import { hasCoupons } from "#app/domain/orders/request/coupons.server.ts";
import { amountDueCents, isOpen, isUnpaid } from "#app/domain/orders/request/design-request.ts";
import {
  type DesignRequestRow,
  findDesignRequest,
  findPurchase,
} from "#app/domain/orders/request/find-design-request.server.ts";
import type { PhotoKept } from "#app/domain/orders/request/photo-kept.ts";
import { findSaidLocality, type SaidLocality } from "#app/domain/orders/wish/choose-locality.server.ts";
import { awaitRoomCheck } from "#app/domain/orders/wish/room-check.server.ts";
import { findWishInterpretation } from "#app/domain/orders/wish/wish-interpretation.server.ts";
import { describeChoice } from "#app/domain/plans/locality-words.ts";
import type { ScaleQuestion } from "#app/domain/plans/plan-sheet.ts";
import { findRoomNote, type RoomNote } from "#app/domain/plans/room-note.ts";
import type { WishReadBack } from "#app/domain/plans/wish-words.ts";
import { countries, countryName } from "#app/domain/shop/countries.ts";
import { readSeller } from "#app/domain/shop/seller.server.ts";
import { faultOfWeights } from "#app/providers/images/ground-reader.server.ts";
import { imageProvider } from "#app/providers/images/image-provider.server.ts";
import type { PaymentProvider } from "#app/providers/payments/contract.ts";
import { testCards } from "#app/providers/payments/test-cards.ts";
import { paymentProvider } from "./gateway/payment-provider.server.ts";
import { needsTaxPlace } from "./opening/open-place.server.ts";
import type { AskedTaxPlace, GiftSummary, InvoiceTo, PaymentReview, ReviewOf } from "./payment-review.ts";
import { syncOrder } from "./settling/sync-order.server.ts";
import { findWithdrawalRight } from "./withdrawal/consent.server.ts";

export interface OrderSummary {
  requestId: number;
  packageName: string;
  imageCount: number;
  amountCents: number;
  priceCents: number;
  couponCode: string | undefined;
  /** There is something to enter. */
  hasCoupons: boolean;
  notHappyDays: number;
  currency: string;
  includedTax: string | undefined;
  /** Undefined where no invoices are issued. */
  invoiceTo: InvoiceTo | undefined;
  photo: StoredPicture;
  photoKept: PhotoKept | undefined;
  ground: GroundOutline | undefined;
  scale: ScaleQuestion | undefined;
  subject: SubjectNote | undefined;
  isBeingRead: boolean;
  prompt: string;
  wish: WishReadBack | undefined;
  /** Undefined where plants are chosen for no place. */
  locality:
    | { words: string; facing: string; hasShadows: boolean; chosenFor: string; unread: SaidLocality | undefined }
    | undefined;
  /** What the designs fall short of. */
  roomNote: RoomNote | undefined;
  isRoomAwaited: boolean;
  preview: Preview | undefined;
}

/** Undefined for a gift, too. @throws PaymentProviderError */
export async function reviewOrder(
  wanted: { requestId: string; userId: number },
  provider: PaymentProvider = paymentProvider,
): Promise<ReviewOf<{ order: OrderSummary }> | undefined> {
  const request = await findWithRoom(wanted);
  const order = request && summarize(request);
  if (!order) return undefined;
  const review = await reviewPayment(request, provider);
  return review.state === "paid" ? review : { ...review, order };
}

/** @throws PaymentProviderError */
export async function reviewGift(
  { requestId, userId }: { requestId: string; userId: number },
  provider: PaymentProvider = paymentProvider,
): Promise<ReviewOf<GiftSummary> | undefined> {
  const gift = findOwnGift(requestId, userId);
  const request = gift && findPurchase(gift.requestId, userId);
  if (!request) return undefined;
  const review = await reviewPayment(request, provider);
  if (review.state === "paid") return review;
  const includedTax = describeIncludedTax(request);
  const invoiceTo = readSeller() && { buyer: request.buyer, countries };
  return { ...review, gift, includedTax, invoiceTo };
}

/**
 * Asks the provider about an open payment and settles it if it has gone through meanwhile: in another tab, at the bank,
 * or just before the tab was closed.
 */
async function reviewPayment(request: DesignRequestRow, provider: PaymentProvider): Promise<PaymentReview> {
  if (!isUnpaid(request)) return { state: "paid", requestId: request.id, justNow: false };
  const { reading, settlement } = await syncOrder(request, provider);
  if (settlement?.ok) return { state: "paid", requestId: request.id, justNow: settlement.outcome === "settled" };
  if (settlement?.reason === "processing") return { state: "processing" };
  if (settlement && settlement.reason !== "not-paid" && settlement.reason !== "canceled")
    return { state: "not-verified" };
  if (request.giftPackageId === null && faultOfWeights()) return { state: "no-designer" };
  const notes = testCards.map(({ number, meaning }) => ({ number, meaning }));
  return {
    state: "open",
    lastRefusal: reading?.failureMessage,
    publishableKey: provider.cardForm === "in-page-script" ? provider.publishableKey : undefined,
    testCards: provider.name === "test" ? notes : [],
    withdrawal: findWithdrawalRight(request),
    taxPlace: askTaxPlace(request),
  };
}

function askTaxPlace(request: DesignRequestRow): AskedTaxPlace | undefined {
  if (readSeller()?.tax !== "stripe" || amountDueCents(request) === 0) return undefined;
  const { country = "", postalCode = "" } = request.tax ?? {};
  const isNeeded = needsTaxPlace(request);
  return { country, postalCode, isNeeded, countryName: countryName(country), countries };
}

async function findWithRoom({ requestId, userId }: { requestId: string; userId: number }) {
  const request = findDesignRequest(requestId, userId);
  if (!request || request.roomCheckSince === null || !isOpen(request)) return request;
  await awaitRoomCheck(request.id);
  return findDesignRequest(requestId, userId);
}

function summarize(request: DesignRequestRow): OrderSummary | undefined {
  const design = findOrder(request.id, request.userId);
  const wish = findWishInterpretation(request);
  return (
    design && {
      requestId: design.id,
      packageName: design.package,
      imageCount: design.imageCount,
      amountCents: amountDueCents(design),
      priceCents: design.priceCents,
      couponCode: request.couponCode ?? undefined,
      hasCoupons: hasCoupons(),
      notHappyDays: request.notHappyDays,
      currency: design.currency,
      includedTax: describeIncludedTax(request),
      invoiceTo: readSeller() && { buyer: request.buyer, countries },
      photo: design.photo,
      photoKept: design.photoKept,
      ground: outlineGround(request),
      scale: findScaleQuestion(request),
      subject: noteSubject(request),
      isBeingRead: isBeingRead(request.id),
      prompt: request.prompt,
      wish,
      locality: imageProvider.readLocality && {
        words: request.locality?.words ?? "",
        facing: request.locality?.facing ?? "",
        hasShadows: request.yardReading?.sunAcross !== undefined,
        chosenFor: describeChoice(request.locality),
        unread: findUnread(request),
      },
      roomNote: findRoomNote(wish, request.scope === "yard"),
      isRoomAwaited: request.roomCheckSince !== null,
      preview: findOrderPreview(request),
    }
  );
}

/** What was typed in the order form. */
function findUnread({ locality, userId }: DesignRequestRow): SaidLocality | undefined {
  const said = locality ? undefined : findSaidLocality(userId);
  return said?.problem ? said : undefined;
}
