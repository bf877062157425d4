import type { WithdrawalRight } from "#app/domain/payments/withdrawal/withdrawal-right.ts";
import type { TrustFacts } from "../trust-facts.ts";
import { CardForm } from "./card-form.tsx";
import { FreeOrder } from "./coupon-form.tsx";
import { WhatComes } from "./order-summary.tsx";
import { StripePayment } from "./stripe-payment.tsx";
import { TestCardNote } from "./test-card-note.tsx";
import { WithdrawalConsent } from "./withdrawal-consent.tsx";

interface OpenPaymentProps {
  order: { requestId: number; amountCents: number; currency: string; notHappyDays: number };
  publishableKey: string | undefined;
  lastRefusal: string | undefined;
  trust: TrustFacts;
  withdrawal: WithdrawalRight | undefined;
  testCards: readonly { number: string; meaning: string }[];
}

export function OpenPayment({ order, publishableKey, lastRefusal, trust, withdrawal, testCards }: OpenPaymentProps) {
  const { requestId, amountCents, currency, notHappyDays } = order;
  const price = { amountCents, currency, sellsToEu: withdrawal !== undefined };
  if (withdrawal?.consent === "asked") {
    return (
      <>
        <WithdrawalConsent />
        <WhatComes {...{ trust, withdrawal, notHappyDays }} />
      </>
    );
  }
  if (amountCents === 0)
    return (
      <>
        <FreeOrder />
        <WhatComes {...{ trust, withdrawal, notHappyDays }} />
      </>
    );
  if (publishableKey) {
    return (
      <>
        <StripePayment {...{ publishableKey, requestId, ...price }} earlierRefusal={lastRefusal} />
        <WhatComes {...{ trust, withdrawal, notHappyDays }} />
      </>
    );
  }
  return (
    <>
      <CardForm {...price} earlierRefusal={lastRefusal} />
      <WhatComes {...{ trust, withdrawal, notHappyDays }} />
      {testCards.length > 0 ? <TestCardNote cards={testCards} /> : null}
    </>
  );
}
