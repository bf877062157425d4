import type { TrustFacts } from "../trust-facts.ts";
import { CardForm } from "./card-form.tsx";
import { WhatComes } from "./order-summary.tsx";
import { StripePayment } from "./stripe-payment.tsx";
import { TestCardNote } from "./test-card-note.tsx";

interface OpenPaymentProps {
  order: { requestId: number; amountCents: number; currency: string };
  publishableKey: string | undefined;
  lastRefusal: string | undefined;
  trust: TrustFacts;
  testCards: readonly { number: string; meaning: string }[];
}

export function OpenPayment({ order, publishableKey, lastRefusal, trust, testCards }: OpenPaymentProps) {
  const { requestId, amountCents, currency } = order;
  if (publishableKey) {
    return (
      <>
        <StripePayment {...{ publishableKey, requestId, amountCents, currency }} earlierRefusal={lastRefusal} />
        <WhatComes trust={trust} />
      </>
    );
  }
  return (
    <>
      <CardForm amountCents={amountCents} currency={currency} earlierRefusal={lastRefusal} />
      <WhatComes trust={trust} />
      {testCards.length > 0 ? <TestCardNote cards={testCards} /> : null}
    </>
  );
}
