import { formatCents } from "#app/domain/orders/request/format-cents.ts";
import type { ScaleQuestion } from "#app/domain/plans/plan-sheet.ts";
import { GroundOffer, type GroundOfferProps } from "#app/ui/ground/ground-offer.tsx";
import { holdTogether } from "#app/ui/hold-together.ts";
import { MediaPicture } from "#app/ui/media-picture.tsx";
import { PhotoGoesTo } from "#app/ui/photo-goes-to.tsx";
import type { ScaleTry } from "#app/ui/scale/length-form.tsx";
import { ScaleOffer } from "#app/ui/scale/scale-offer.tsx";
import { OrderWish, type OrderWishProps, type WishTry } from "#app/ui/wish/order-wish.tsx";

export interface OrderSummaryProps extends GroundOfferProps, Omit<OrderWishProps, "lastTry"> {
  packageName: string;
  imageCount: number;
  amountCents: number;
  /** Its photo cannot be a yard: nothing in it is there to redesign or to measure. */
  isNoYard: boolean;
  scale: ScaleQuestion | undefined;
  scaleTry: ScaleTry | undefined;
  wishTry: WishTry | undefined;
}

/** What is being paid for: the photo small with what will be redesigned, then a receipt. */
export function OrderTotal(summary: OrderSummaryProps) {
  const { packageName, imageCount, amountCents, photo, isNoYard } = summary;
  const price = formatCents(amountCents);
  return (
    <section aria-labelledby="summary-heading">
      <h2 id="summary-heading" className="text-xl">
        Order summary
      </h2>
      <div className="mt-4 rounded-lg border border-line bg-raised p-4 sm:p-5">
        {isNoYard ? (
          <div className="w-28">
            <MediaPicture {...photo} alt="Your photo" sizes="7rem" eager />
          </div>
        ) : (
          <GroundOffer {...summary} />
        )}
        <dl className="mt-4 border-line border-t pt-3">
          <div className="flex items-baseline justify-between gap-4">
            <dt className="font-medium">
              {packageName}
              <span className="font-normal text-ink-soft text-sm">
                {" · "}
                {imageCount === 1 ? "1 image" : `${imageCount} images`}
              </span>
            </dt>
            <dd className="tabular-nums">{price}</dd>
          </div>
          <div className="mt-1 flex items-baseline justify-between gap-4">
            <dt className="font-semibold">Total</dt>
            <dd className="font-semibold font-serif text-2xl text-clay sm:text-3xl tabular-nums">{price}</dd>
          </div>
        </dl>
      </div>
      <PhotoGoesTo className="mt-2" />
    </section>
  );
}

/** What comes after paying, said under the button that pays. */
export function WhatComes() {
  return (
    <p className="mt-4 text-ink-soft text-sm">
      {holdTogether(
        "Your pictures appear on the next page as they are drawn, and arrive by e-mail. Any picture we can't make is refunded automatically.",
      )}
    </p>
  );
}

/** How the wish is understood, to be read and changed before it is paid for. */
export function WishToPayFor({ prompt, wish, isRoomAwaited, isBeingRead, wishTry }: OrderSummaryProps) {
  return (
    <div className="border-line border-t pt-6">
      <OrderWish {...{ prompt, wish, isRoomAwaited, isBeingRead }} lastTry={wishTry} />
    </div>
  );
}

/** The question that nobody has to answer. */
export function ScaleToPayFor({ scale, photo, scaleTry }: OrderSummaryProps) {
  return scale ? <ScaleOffer scale={scale} photo={photo} lastTry={scaleTry} /> : null;
}
