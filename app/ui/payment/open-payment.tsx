import type { WithdrawalRight } from "#app/domain/payments/withdrawal/withdrawal-right.ts";
import type { TrustFacts } from "../trust-facts.ts";
import { CardForm } from "./card-form.tsx";
import { FreeOrder } from "./coupon-form.tsx";
import { WhatComes } from "./order-summary.tsx";
import { StripePayment } from "./stripe-payment.tsx";
import { TestCardNote } from "./test-card-note.tsx";
import { WithdrawalConsent } from "./withdrawal-consent.tsx";

interface OpenPaymentProps {
  order: { requestId: number; amountCents: number; currency: string };
  publishableKey: string | undefined;
  lastRefusal: string | undefined;
  trust: TrustFacts;
  withdrawal: WithdrawalRight | undefined;
  testCards: readonly { number: string; meaning: string }[];
}

export function OpenPayment({ order, publishableKey, lastRefusal, trust, withdrawal, testCards }: OpenPaymentProps) {
  const { requestId, amountCents, currency } = order;
  const price = { amountCents, currency, sellsToEu: withdrawal !== undefined };
  if (withdrawal?.consent === "asked") {
    return (
      <>
        <WithdrawalConsent />
        <WhatComes trust={trust} withdrawal={withdrawal} />
      </>
    );
  }
  if (amountCents === 0)
    return (
      <>
        <FreeOrder />
        <WhatComes trust={trust} withdrawal={withdrawal} />
      </>
    );
  if (publishableKey) {
    return (
      <>
        <StripePayment {...{ publishableKey, requestId, ...price }} earlierRefusal={lastRefusal} />
        <WhatComes trust={trust} withdrawal={withdrawal} />
      </>
    );
  }
  return (
    <>
      <CardForm {...price} earlierRefusal={lastRefusal} />
      <WhatComes trust={trust} withdrawal={withdrawal} />
      {testCards.length > 0 ? <TestCardNote cards={testCards} /> : null}
    </>
  );
}
