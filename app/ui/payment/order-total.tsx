import { formatMoney } from "#app/domain/shop/money/format-money.ts";
import { GroundOffer, type GroundOfferProps } from "#app/ui/ground/ground-offer.tsx";
import { MediaPicture } from "#app/ui/media-picture.tsx";

export interface OrderTotalProps extends GroundOfferProps {
  packageName: string;
  imageCount: number;
  amountCents: number;
  priceCents: number;
  couponCode: string | undefined;
  currency: string;
  /** "Includes 19 % VAT: $1.44" */
  includedTax: string | undefined;
  /** Its photo shows no yard: there is nothing to redesign or to measure. */
  isNoYard: boolean;
}

/** The photo is small, with what will be redesigned. */
export function OrderTotal(props: OrderTotalProps) {
  const { packageName, imageCount, amountCents, priceCents, couponCode, currency } = props;
  const { includedTax, isNoYard, ...offer } = props;
  return (
    <>
      <h2 id="summary-heading" className="sr-only">
        Order summary
      </h2>
      <div className="rounded-lg border border-line bg-raised p-3 sm:p-4">
        {isNoYard ? (
          <div className="w-28">
            <MediaPicture {...offer.photo} alt="Your photo" sizes="7rem" eager />
          </div>
        ) : (
          <GroundOffer {...offer} />
        )}
        <dl className="mt-2 border-line border-t pt-2 ">
          <div className="flex items-baseline justify-between gap-4">
            <dt className="font-medium">
              {packageName}
              <span className="font-normal text-ink-soft text-sm">
                {" · "}
                {imageCount === 1 ? "1 image" : `${imageCount} images`}
              </span>
            </dt>
            <dd className="tabular-nums">{formatMoney(priceCents, currency)}</dd>
          </div>
          {couponCode ? (
            <div className="flex items-baseline justify-between gap-4">
              <dt className="wrap-anywhere">Coupon {couponCode}</dt>
              <dd className="whitespace-nowrap tabular-nums">−{formatMoney(priceCents - amountCents, currency)}</dd>
            </div>
          ) : null}
          <div className="flex items-baseline justify-between gap-4">
            <dt className="font-semibold">Total</dt>
            <dd className="font-semibold font-serif text-2xl text-clay tabular-nums">
              {formatMoney(amountCents, currency)}
            </dd>
          </div>
        </dl>
        {includedTax ? <p className="text-right text-ink-soft text-sm tabular-nums">{includedTax}</p> : null}
      </div>
    </>
  );
}
