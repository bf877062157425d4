import { type ComponentType, useEffect, useState } from "react";
import { href } from "react-router";
import { useToast } from "#app/ui/shell/use-toast.ts";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { useRefusal } from "../form/use-page-form.ts";
import { cardFormId } from "./card-form.tsx";
import { HostedCheckoutForm } from "./hosted-checkout-form.tsx";
import type { CardFailure, StripeCardFormProps } from "./stripe-card-form.tsx";
import { usePaymentDocument } from "./use-payment-document.ts";

/** A card form that has not loaded by then will not: blockers often leave a request hanging instead of refusing it. */
const patienceMs = 8_000;

interface StripePaymentProps {
  publishableKey: string;
  requestId: number;
  amountCents: number;
  currency: string;
  sellsToEu: boolean;
  /** Why an earlier card did not go through, when this page view knows nothing newer. */
  earlierRefusal: string | undefined;
}

/** Always has the button to the hosted page. */
export function StripePayment({ earlierRefusal, ...order }: StripePaymentProps) {
  const { toast } = useToast();
  const [failure, setFailure] = useState<CardFailure>();
  const card = useCardForm();
  const refused = useRefusal(cardFormId)?.error?.[""]?.[0];
  const message = failure?.message ?? refused ?? earlierRefusal;

  function showFailure(next: CardFailure | undefined) {
    setFailure(next);
    if (next) toast({ title: next.title, description: next.message, variant: "destructive" });
  }

  return (
    <div className="grid gap-6">
      {message ? (
        <p role="alert" className="rounded-lg border border-danger border-l-4 bg-raised px-4 py-3 text-danger">
          {message}
        </p>
      ) : null}
      {card.state === "unavailable" ? (
        <p role="status" className="rounded-lg bg-sky px-4 py-3">
          The card form could not be loaded here. You can pay on Stripe's own page instead: same price, same order.
        </p>
      ) : (
        <CardSlot card={card} order={order} onFailure={showFailure} />
      )}
      <HostedCheckoutForm alone={card.state === "unavailable"} sellsToEu={order.sellsToEu} />
    </div>
  );
}

interface CardSlotProps {
  card: ReturnType<typeof useCardForm>;
  order: Omit<StripePaymentProps, "earlierRefusal">;
  onFailure(failure: CardFailure | undefined): void;
}

/** Not for visitors without scripts. */
function CardSlot({ card: { state, CardForm, onReady, onUnavailable }, order, onFailure }: CardSlotProps) {
  const page = href("/payment/:requestId", { requestId: String(order.requestId) });
  return (
    <div className="noscript:hidden">
      {state === "waiting" ? (
        <p role="status" className="grid min-h-40 place-items-center rounded-lg bg-sand/60 p-4 text-ink-soft">
          Loading the card form…
        </p>
      ) : null}
      {CardForm ? (
        // Mounted and out of sight until it can be typed into: a form that is not displayed would never be ready.
        <div className={state === "ready" ? "" : "h-0 overflow-hidden"}>
          <CardForm
            {...order}
            onReady={onReady}
            onUnavailable={onUnavailable}
            onFailure={onFailure}
            // As a document: the server knows the result, and Stripe's script is not carried to the next page.
            onPaid={() => window.location.assign(`${page}?returned=success`)}
          />
        </div>
      ) : null}
      <p className="mt-6 flex items-center gap-4 text-ink-soft text-sm before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        or
      </p>
    </div>
  );
}

/** Eight seconds at most in total. */
function useCardForm() {
  const ours = usePaymentDocument();
  const hydrated = useHydrated();
  const [state, setState] = useState<"waiting" | "ready" | "unavailable">("waiting");
  const [CardForm, setCardForm] = useState<ComponentType<StripeCardFormProps>>();
  const onUnavailable = () => setState("unavailable");

  useEffect(() => {
    if (!ours || !hydrated) return;
    import("./stripe-card-form.tsx").then(
      (module) => setCardForm(() => module.StripeCardForm),
      () => setState("unavailable"),
    );
    const timer = setTimeout(() => setState((now) => (now === "waiting" ? "unavailable" : now)), patienceMs);
    return () => clearTimeout(timer);
  }, [ours, hydrated]);

  return {
    state,
    CardForm,
    // After eight seconds it is too late: the page must not change while it is being used.
    onReady: () => setState((now) => (now === "waiting" ? "ready" : now)),
    onUnavailable,
  };
}
