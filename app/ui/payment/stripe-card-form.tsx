import { Elements, PaymentElement, useElements, useStripe } from "@stripe/react-stripe-js";
import type { Appearance, Stripe, StripeElements } from "@stripe/stripe-js";
import { loadStripe } from "@stripe/stripe-js/pure";
import { type FormEvent, useEffect, useMemo, useState } from "react";
import { href } from "react-router";
import { formatMoney } from "#app/domain/shop/money/format-money.ts";
import { Button } from "#app/ui/button.tsx";
import { payLabel } from "./pay-label.ts";
import { openIntent, paymentWords, reportPayment } from "./report-payment.ts";

export interface CardFailure {
  title: string;
  message: string;
}

export interface StripeCardFormProps {
  publishableKey: string;
  requestId: number;
  amountCents: number;
  currency: string;
  sellsToEu: boolean;
  /** The card fields can be typed into. */
  onReady(): void;
  /** There will be no card fields: blocked, offline, or the company is away. */
  onUnavailable(): void;
  onFailure(failure: CardFailure | undefined): void;
  onPaid(): void;
}

/**
 * A chunk of its own. The payment is opened on submit, not on load, so a visitor who takes the hosted page never opens
 * a second one.
 */
export function StripeCardForm(props: StripeCardFormProps) {
  const { publishableKey, amountCents, currency, onUnavailable } = props;
  const [stripe, setStripe] = useState<Stripe | null>(null);
  const appearance = useMemo(readAppearance, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per key, whatever else the page renders.
  useEffect(() => {
    // Never passed to <Elements> as a promise: a rejection would break the page.
    loadStripe(publishableKey).then((loaded) => (loaded ? setStripe(loaded) : onUnavailable()), onUnavailable);
  }, [publishableKey]);
  if (!stripe) return null;
  return (
    <Elements
      stripe={stripe}
      options={{
        mode: "payment",
        amount: amountCents,
        currency,
        allowedPaymentMethodTypes: ["card"],
        locale: "en",
        appearance,
      }}
    >
      <CardFields {...props} />
    </Elements>
  );
}

function CardFields(props: StripeCardFormProps) {
  const { requestId, amountCents, currency, sellsToEu, onReady, onUnavailable, onFailure, onPaid } = props;
  const stripe = useStripe();
  const elements = useElements();
  const [ready, setReady] = useState(false);
  const [busy, setBusy] = useState(false);

  async function pay(event: FormEvent) {
    event.preventDefault();
    if (!stripe || !elements || busy) return;
    setBusy(true);
    onFailure(undefined);
    const outcome = await payOnce(stripe, elements, { requestId, amountCents }).catch(() => unexpected);
    if (outcome === "paid") return onPaid();
    setBusy(false);
    onFailure(outcome);
  }

  return (
    <form onSubmit={pay} className="grid gap-5" aria-busy={busy}>
      <PaymentElement
        options={{ layout: "tabs", wallets: { applePay: "never", googlePay: "never", link: "never" } }}
        onReady={() => {
          setReady(true);
          onReady();
        }}
        onLoadError={onUnavailable}
      />
      {ready ? (
        <Button disabled={busy} className="w-full">
          {busy ? "Paying…" : payLabel(formatMoney(amountCents, currency), sellsToEu)}
        </Button>
      ) : null}
    </form>
  );
}

const unexpected: CardFailure = { title: "Payment error", message: paymentWords.unexpected };
const unverified: CardFailure = { title: "Payment verification failed", message: paymentWords.unverified };

function refused(message: string | undefined): CardFailure {
  return { title: "Payment failed", message: message || paymentWords.failed };
}

/** After a refusal it can be retried. */
async function payOnce(
  stripe: Stripe,
  elements: StripeElements,
  order: { requestId: number; amountCents: number },
): Promise<"paid" | CardFailure> {
  const checked = await elements.submit();
  if (checked.error) return refused(checked.error.message);
  const opened = await openIntent(order.requestId, order.amountCents);
  if ("alreadyPaid" in opened) return "paid";
  if ("message" in opened) return refused(opened.message);
  const results = href("/results/:requestId", { requestId: String(order.requestId) });
  const confirmed = await stripe.confirmPayment({
    elements,
    clientSecret: opened.clientSecret,
    // Only a bank that insists on a page of its own comes back this way.
    confirmParams: { return_url: new URL(results, window.location.href).href },
    redirect: "if_required",
  });
  if (confirmed.error) return refused(confirmed.error.message);
  const { id, status } = confirmed.paymentIntent;
  if (status !== "succeeded" && status !== "processing") return refused(undefined);
  const believed = await reportPayment(order.requestId, id).catch(() => false);
  return believed ? "paid" : unverified;
}

/** The page's own tokens, as this visitor's color scheme has them: Stripe's frames cannot read our style sheet. */
function readAppearance(): Appearance {
  const styles = getComputedStyle(document.documentElement);
  const token = (name: string) => styles.getPropertyValue(name).trim();
  return {
    theme: "stripe",
    variables: {
      colorPrimary: token("--color-moss"),
      colorBackground: token("--color-raised"),
      colorText: token("--color-ink"),
      colorTextSecondary: token("--color-ink-soft"),
      colorDanger: token("--color-danger"),
      fontFamily: token("--font-sans"),
      fontSizeBase: "17px",
      borderRadius: token("--radius-lg"),
    },
  };
}
