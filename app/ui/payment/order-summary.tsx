import { formatCents } from "#app/domain/orders/request/format-cents.ts";
import type { PhotoKept } from "#app/domain/orders/request/photo-kept.ts";
import type { ScaleQuestion } from "#app/domain/plans/plan-sheet.ts";
import type { WishReadBack } from "#app/domain/plans/wish-words.ts";
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

/** What is being paid for: a receipt, the photo small beside it. */
export function OrderTotal(summary: OrderSummaryProps) {
  const { packageName, imageCount, amountCents, photo, isNoYard, wish } = summary;
  const price = formatCents(amountCents);
  return (
    <section aria-labelledby="summary-heading">
      <h2 id="summary-heading" className="text-xl">
        Order summary
      </h2>
      <div className="mt-5 rounded-lg border border-line bg-raised p-5">
        <div className="grid grid-cols-[7rem_minmax(0,1fr)] items-center gap-5">
          <MediaPicture {...photo} alt={isNoYard ? "Your photo" : "Your yard"} sizes="7rem" eager />
          <dl className="grid gap-1.5">
            <Row term="Package" value={packageName} />
            <Row term="Designs" value={imageCount === 1 ? "1 image" : `${imageCount} images`} />
            <Row term="Price" value={price} />
          </dl>
        </div>
        <dl className="mt-5 border-line border-t pt-4">
          <div className="flex items-baseline justify-between gap-4">
            <dt className="font-semibold">Total</dt>
            <dd className="font-semibold font-serif text-3xl text-clay tabular-nums">{price}</dd>
          </div>
        </dl>
      </div>
      {wish && isTold(wish) ? (
        <p className="mt-4 text-sm">
          Not everything comes as you asked:{" "}
          <a href="#wish" className="text-moss underline underline-offset-4">
            see how we read your wish
          </a>
          .
        </p>
      ) : null}
      <p className="mt-4 text-ink-soft text-sm">
        {holdTogether(
          "Your pictures appear on the next page as they are drawn, and arrive by e-mail. Any picture we can't make is refunded automatically.",
        )}
      </p>
      <PhotoGoesTo className="mt-2" />
    </section>
  );
}

/** Whether there is something to know before paying. */
function isTold({ notDrawn, notUnderstood, room }: WishReadBack): boolean {
  return [notDrawn, notUnderstood, room?.noRoom ?? [], room?.resized ?? []].some((list) => list.length > 0);
}

/** How the order is understood, and where it can still be changed: the wish, the ground, the scale. Below what is to be paid, and quieter. */
export function OrderDetails(summary: OrderSummaryProps) {
  const { imageCount, photo, isNoYard, scale, scaleTry, prompt, wish, isRoomAwaited, wishTry, isBeingRead } = summary;
  const keeping = <PhotoKeeping photoKept={summary.photoKept} isUnpaid className="md:col-span-2" />;
  if (isNoYard) return keeping;
  return (
    <section
      aria-label="How we understand your order"
      className="grid items-start gap-x-14 gap-y-8 border-line border-t pt-8 md:col-span-2 md:grid-cols-2"
    >
      <OrderWish {...{ prompt, wish, isRoomAwaited, isBeingRead }} designs={imageCount} lastTry={wishTry} />
      <div>
        <GroundOffer {...summary} />
        {scale ? <ScaleOffer scale={scale} photo={photo} lastTry={scaleTry} /> : null}
      </div>
      {keeping}
    </section>
  );
}

function Row({ term, value }: { term: string; value: string }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <dt className="text-ink-soft">{term}</dt>
      <dd className="tabular-nums">{value}</dd>
    </div>
  );
}
