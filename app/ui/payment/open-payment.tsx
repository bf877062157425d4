import type { ReactNode } from "react";
import type { WithdrawalRight } from "#app/domain/payments/withdrawal/withdrawal-right.ts";
import { CardForm } from "./card-form.tsx";
import { FreeOrder } from "./coupon-form.tsx";
import { StripePayment } from "./stripe-payment.tsx";
import { TestCardNote } from "./test-card-note.tsx";
import { WithdrawalConsent } from "./withdrawal-consent.tsx";

interface OpenPaymentProps {
  order: { requestId: number; amountCents: number; currency: string };
  publishableKey: string | undefined;
  lastRefusal: string | undefined;
  withdrawal: WithdrawalRight | undefined;
  testCards: readonly { number: string; meaning: string }[];
  /** Under the button that pays. */
  children: ReactNode;
}

export function OpenPayment(payment: OpenPaymentProps) {
  const { order, testCards, publishableKey, children } = payment;
  const isByCard = payment.withdrawal?.consent !== "asked" && order.amountCents > 0 && !publishableKey;
  return (
    <>
      <WayToPay {...payment} />
      {children}
      {isByCard && testCards.length > 0 ? <TestCardNote cards={testCards} /> : null}
    </>
  );
}

function WayToPay({ order, publishableKey, lastRefusal, withdrawal }: OpenPaymentProps) {
  const { requestId, amountCents, currency } = order;
  const price = { amountCents, currency, sellsToEu: withdrawal !== undefined };
  if (withdrawal?.consent === "asked") return <WithdrawalConsent />;
  if (amountCents === 0) return <FreeOrder />;
  if (publishableKey)
    return <StripePayment {...{ publishableKey, requestId, ...price }} earlierRefusal={lastRefusal} />;
  return <CardForm {...price} earlierRefusal={lastRefusal} />;
}
