import type { ReactNode } from "react";
import type { AskedTaxPlace } from "#app/domain/payments/payment-review.ts";
import type { WithdrawalRight } from "#app/domain/payments/withdrawal/withdrawal-right.ts";
import { BuyerFold, type BuyerFoldProps } from "../invoice/buyer-fold.tsx";
import { CardForm } from "./card-form.tsx";
import { FreeOrder } from "./coupon-form.tsx";
import { StripePayment } from "./stripe-payment.tsx";
import { TaxPlaceForm } from "./tax-place-form.tsx";
import { TestCardNote } from "./test-card-note.tsx";
import { RightOfWithdrawal, WithdrawalConsent } from "./withdrawal-consent.tsx";

interface OpenPaymentProps {
  order: { requestId: number; amountCents: number; currency: string };
  publishableKey: string | undefined;
  lastRefusal: string | undefined;
  withdrawal: WithdrawalRight | undefined;
  taxPlace: AskedTaxPlace | undefined;
  testCards: readonly { number: string; meaning: string }[];
  /** Undefined where nothing is invoiced. */
  invoiceTo: BuyerFoldProps | undefined;
  /** Under the button that pays. */
  children: ReactNode;
}

export function OpenPayment(payment: OpenPaymentProps) {
  const { order, testCards, publishableKey, withdrawal, invoiceTo, children } = payment;
  const isAsked = payment.withdrawal?.consent === "asked" || payment.taxPlace?.isNeeded;
  const isByCard = !isAsked && order.amountCents > 0 && !publishableKey;
  return (
    <>
      {/* Before the button that pays. */}
      {invoiceTo ? <BuyerFold {...invoiceTo} /> : null}
      {withdrawal ? <RightOfWithdrawal {...withdrawal} /> : null}
      <WayToPay {...payment} />
      {children}
      {isByCard && testCards.length > 0 ? <TestCardNote cards={testCards} /> : null}
    </>
  );
}

function WayToPay({ order, publishableKey, lastRefusal, withdrawal, taxPlace }: OpenPaymentProps) {
  const { requestId, amountCents, currency } = order;
  const price = { amountCents, currency, sellsToEu: withdrawal !== undefined };
  if (withdrawal?.consent === "asked") return <WithdrawalConsent />;
  if (amountCents === 0) return <FreeOrder />;
  return (
    <>
      {taxPlace ? <TaxPlaceForm {...taxPlace} /> : null}
      {taxPlace?.isNeeded ? null : publishableKey ? (
        <StripePayment {...{ publishableKey, requestId, ...price }} earlierRefusal={lastRefusal} />
      ) : (
        <CardForm {...price} earlierRefusal={lastRefusal} />
      )}
    </>
  );
}
