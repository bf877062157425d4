import { formatCents } from "#app/domain/orders/request/format-cents.ts";
import type { ScaleQuestion } from "#app/domain/plans/plan-sheet.ts";
import { GroundOffer, type GroundOfferProps } from "#app/ui/ground/ground-offer.tsx";
import { MediaPicture } from "#app/ui/media-picture.tsx";
import { PhotoGoesTo } from "#app/ui/photo-goes-to.tsx";
import type { ScaleTry } from "#app/ui/scale/length-form.tsx";
import { ScaleOffer } from "#app/ui/scale/scale-offer.tsx";
import { OrderWish, type OrderWishProps, type WishTry } from "#app/ui/wish/order-wish.tsx";

export interface OrderSummaryProps extends GroundOfferProps, Omit<OrderWishProps, "designs" | "lastTry"> {
  packageName: string;
  imageCount: number;
  amountCents: number;
  /** Its photo cannot be a yard: nothing in it is there to redesign or to measure. */
  isNoYard: boolean;
  scale: ScaleQuestion | undefined;
  scaleTry: ScaleTry | undefined;
  wishTry: WishTry | undefined;
}

/** What is being paid for, with the customer's own photo. */
export function OrderSummary({
  packageName,
  imageCount,
  amountCents,
  photo,
  isNoYard,
  scale,
  scaleTry,
  prompt,
  wish,
  isRoomAwaited,
  wishTry,
  ...offer
}: OrderSummaryProps) {
  const price = formatCents(amountCents);
  return (
    <section aria-labelledby="summary-heading">
      <h2 id="summary-heading" className="text-xl">
        Order summary
      </h2>
      <div className="mt-5 max-h-44 overflow-hidden rounded-lg md:max-h-80">
        <MediaPicture
          {...photo}
          alt={isNoYard ? "Your photo" : "Your yard"}
          sizes="(min-width: 64rem) 26rem, 92vw"
          eager
        />
      </div>
      {isNoYard ? null : (
        <>
          <GroundOffer photo={photo} {...offer} />
          <OrderWish
            {...{ prompt, wish, isRoomAwaited }}
            isBeingRead={offer.isBeingRead}
            designs={imageCount}
            lastTry={wishTry}
          />
          {scale ? <ScaleOffer scale={scale} photo={photo} lastTry={scaleTry} /> : null}
        </>
      )}
      <dl className="mt-5 divide-y divide-line border-line border-y">
        <Row term="Package" value={packageName} />
        <Row term="Designs" value={imageCount === 1 ? "1 image" : `${imageCount} images`} />
        <Row term="Price" value={price} />
        <div className="flex items-baseline justify-between gap-4 py-4">
          <dt className="font-medium">Total</dt>
          <dd className="font-semibold font-serif text-3xl text-clay tabular-nums">{price}</dd>
        </div>
      </dl>
      <p className="mt-4 text-ink-soft text-sm">Pictures we cannot make are refunded by themselves.</p>
      <PhotoGoesTo className="mt-2" />
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
