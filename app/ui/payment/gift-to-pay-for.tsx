import type { GiftSummary, NotPaid } from "#app/domain/payments/payment-review.ts";
import { formatMoney } from "#app/domain/shop/money/format-money.ts";
import { PageFrame } from "#app/ui/shell/page-frame.tsx";
import { WhoRunsThis } from "#app/ui/who-runs-this.tsx";
import { OpenPayment } from "./open-payment.tsx";
import { PaymentState } from "./payment-state.tsx";

/** Left out of an order's page: photo, wish, preview, coupons. */
export function GiftToPayFor(review: NotPaid & GiftSummary) {
  const { gift, includedTax, invoiceTo } = review;
  const { requestId, priceCents: amountCents, currency, packageName, imageCount, recipient, message, email } = gift;
  return (
    <PageFrame title="Pay for Your Gift" width="narrow">
      <section aria-labelledby="summary-heading">
        <h2 id="summary-heading" className="sr-only">
          Order summary
        </h2>
        <div className="rounded-lg border border-line bg-raised p-3 sm:p-4">
          <p className="wrap-anywhere">
            {recipient ? `The code goes to ${recipient}.` : `The code goes to you, at ${email}.`}
          </p>
          {message ? <p className="wrap-anywhere mt-1 text-ink-soft">“{message}”</p> : null}
          <dl className="mt-2 border-line border-t pt-2">
            <div className="flex items-baseline justify-between gap-4">
              <dt className="font-medium">
                Gift code for {packageName}
                <span className="font-normal text-ink-soft text-sm">
                  {" · "}
                  {imageCount === 1 ? "1 image" : `${imageCount} images`}
                </span>
              </dt>
              <dd className="font-semibold font-serif text-2xl text-clay tabular-nums">
                {formatMoney(amountCents, currency)}
              </dd>
            </div>
          </dl>
          {includedTax ? <p className="text-right text-ink-soft text-sm tabular-nums">{includedTax}</p> : null}
        </div>
      </section>
      <section aria-labelledby="payment-heading" className="mt-6">
        <h2 id="payment-heading" className="mb-4 text-xl">
          Payment
        </h2>
        {review.state === "open" ? (
          <OpenPayment {...review} invoiceTo={invoiceTo} order={{ requestId, amountCents, currency }}>
            <dl className="mt-4 grid gap-3 text-sm [&_dd]:text-ink-soft [&_dt]:font-medium">
              <div>
                <dt>Your money</dt>
                <dd>If we can't deliver the code, and no one has used it, you get your money back.</dd>
              </div>
              <WhoRunsThis />
            </dl>
          </OpenPayment>
        ) : null}
        <PaymentState state={review.state} />
      </section>
    </PageFrame>
  );
}
