import { href } from "react-router";
import type { Preview } from "#app/domain/orders/preview/preview.ts";
import type { ScaleQuestion } from "#app/domain/plans/plan-sheet.ts";
import { notHappyPromise } from "#app/domain/shop/money/not-happy-words.ts";
import { holdTogether } from "#app/ui/hold-together.ts";
import { PhotoGoesTo } from "#app/ui/photo-goes-to.tsx";
import { PreviewFigure } from "#app/ui/preview/preview-figure.tsx";
import { ScaleOffer } from "#app/ui/scale/scale-offer.tsx";
import { deliveryFact, photoFact, type TrustFacts } from "#app/ui/trust-facts.ts";
import { WhoRunsThis } from "#app/ui/who-runs-this.tsx";
import { OrderWish, type OrderWishProps } from "#app/ui/wish/order-wish.tsx";
import { CouponForm } from "./coupon-form.tsx";
import { OrderTotal, type OrderTotalProps } from "./order-total.tsx";

export interface OrderSummaryProps extends OrderTotalProps, OrderWishProps {
  preview: Preview | undefined;
  hasCoupons: boolean;
  scale: ScaleQuestion | undefined;
}

export function OrderToPayFor(summary: OrderSummaryProps) {
  const { couponCode, hasCoupons } = summary;
  return (
    <section aria-labelledby="summary-heading">
      <OrderTotal {...summary} />
      {hasCoupons || couponCode ? <CouponForm couponCode={couponCode} /> : null}
      <PhotoGoesTo className="mt-2" />
    </section>
  );
}

interface WhatComesProps {
  trust: TrustFacts;
  notHappyDays: number;
}

/** Under the button that pays. */
export function WhatComes({ trust, notHappyDays }: WhatComesProps) {
  const promise = notHappyPromise(notHappyDays);
  return (
    <dl className="mt-4 grid gap-3 text-sm [&_dd]:text-ink-soft [&_dt]:font-medium">
      <div>
        <dt>Your pictures</dt>
        <dd>{`They appear on the next page as they are drawn, and arrive by e-mail. ${deliveryFact(trust) ?? ""}`}</dd>
      </div>
      <div>
        <dt>Your money</dt>
        <dd>{holdTogether("Any picture we can't make is refunded automatically.")}</dd>
        {promise ? <dd>{promise}</dd> : null}
      </div>
      <div>
        <dt>Your photo</dt>
        <dd>{photoFact(trust)}</dd>
      </div>
      <WhoRunsThis />
    </dl>
  );
}

export function WishToPayFor(summary: OrderSummaryProps) {
  const { prompt, wish, isRoomAwaited, isBeingRead, roomNote, locality } = summary;
  const { preview, photo, requestId, imageCount } = summary;
  const address = href("/payment/:requestId/preview.jpg", { requestId: String(requestId) });
  return (
    <div className="grid gap-6 border-line max-md:mt-4 max-md:border-t max-md:pt-6">
      {preview && !roomNote?.isClosed ? (
        <PreviewFigure {...{ preview, address, photo }} about={aboutPreview(imageCount)} />
      ) : null}
      <OrderWish {...{ prompt, wish, isRoomAwaited, isBeingRead, roomNote, locality }} />
    </div>
  );
}

function aboutPreview(imageCount: number): string {
  const others = imageCount === 1 ? "" : `, and ${imageCount - 1} other designs`;
  return `A preview of your first design. After paying you get it large and without the mark${others}.`;
}

/** An optional question. */
export function ScaleToPayFor({ scale, photo }: OrderSummaryProps) {
  return scale ? <ScaleOffer scale={scale} photo={photo} /> : null;
}
