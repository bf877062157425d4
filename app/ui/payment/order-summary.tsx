import { formatCents } from "#app/domain/orders/request/format-cents.ts";
import type { PhotoKept } from "#app/domain/orders/request/photo-kept.ts";
import type { ScaleQuestion } from "#app/domain/plans/plan-sheet.ts";
import { PhotoKeeping } from "#app/ui/design-view/photo-keeping.tsx";
import { GroundOffer, type GroundOfferProps } from "#app/ui/ground/ground-offer.tsx";
import { holdTogether } from "#app/ui/hold-together.ts";
import { MediaPicture } from "#app/ui/media-picture.tsx";
import { PhotoGoesTo } from "#app/ui/photo-goes-to.tsx";
import type { ScaleTry } from "#app/ui/scale/length-form.tsx";
import { ScaleOffer } from "#app/ui/scale/scale-offer.tsx";
import { OrderWish, type OrderWishProps, type WishTry } from "#app/ui/wish/order-wish.tsx";

export interface OrderSummaryProps extends GroundOfferProps, Omit<OrderWishProps, "designs" | "lastTry"> {
  packageName: string;
  imageCount: number;
  amountCents: number;
  photoKept: PhotoKept | undefined;
  /** Its photo cannot be a yard: nothing in it is there to redesign or to measure. */
  isNoYard: boolean;
  scale: ScaleQuestion | undefined;
  scaleTry: ScaleTry | undefined;
  wishTry: WishTry | undefined;
}

/** What is being paid for: the total first, the photo small beside it. */
export function OrderTotal(summary: OrderSummaryProps) {
  const { packageName, imageCount, amountCents, photo, photoKept, isNoYard } = summary;
  const price = formatCents(amountCents);
  return (
    <section aria-labelledby="summary-heading">
      <h2 id="summary-heading" className="text-xl">
        Order summary
      </h2>
      <div className="mt-4 flex items-end justify-between gap-4">
        <p>
          <span className="block text-ink-soft text-sm">Total</span>
          <span className="font-semibold font-serif text-4xl text-clay tabular-nums">{price}</span>
        </p>
        <div className="w-28">
          <MediaPicture {...photo} alt={isNoYard ? "Your photo" : "Your yard"} sizes="7rem" eager />
        </div>
      </div>
      <dl className="mt-4 divide-y divide-line border-line border-y">
        <Row term="Package" value={packageName} />
        <Row term="Designs" value={imageCount === 1 ? "1 image" : `${imageCount} images`} />
        <Row term="Price" value={price} />
      </dl>
      <p className="mt-4 text-ink-soft text-sm">
        {holdTogether(
          "The pictures appear on the page that follows as they are drawn, and arrive by e-mail. Any picture we can't make is refunded automatically.",
        )}
      </p>
      <PhotoGoesTo className="mt-2" />
      <PhotoKeeping photoKept={photoKept} isUnpaid className="mt-2" />
    </section>
  );
}

/** How the order is understood, and where it can still be changed: the ground, the wish, the scale. */
export function OrderDetails(summary: OrderSummaryProps) {
  const { imageCount, photo, isNoYard, scale, scaleTry, prompt, wish, isRoomAwaited, wishTry, isBeingRead } = summary;
  if (isNoYard) return null;
  return (
    <section aria-label="How we understand your order">
      <GroundOffer {...summary} />
      <OrderWish {...{ prompt, wish, isRoomAwaited, isBeingRead }} designs={imageCount} lastTry={wishTry} />
      {scale ? <ScaleOffer scale={scale} photo={photo} lastTry={scaleTry} /> : null}
    </section>
  );
}

function Row({ term, value }: { term: string; value: string }) {
  return (
    <div className="flex items-baseline justify-between gap-4 py-3">
      <dt className="text-ink-soft">{term}</dt>
      <dd className="tabular-nums">{value}</dd>
    </div>
  );
}
