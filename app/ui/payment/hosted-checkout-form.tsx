import { Button } from "#app/ui/button.tsx";

/** The intent for the payment company's hosted page. */
export const hostedIntent = "hosted-checkout";

/**
 * A plain form from the start, so that it works before, without and instead of every script. `alone`: it is the only
 * way to pay.
 */
export function HostedCheckoutForm({ alone, sellsToEu }: { alone: boolean; sellsToEu: boolean }) {
  return (
    <form method="post">
      <input type="hidden" name="intent" value={hostedIntent} />
      <Button
        variant={alone ? "primary" : "secondary"}
        className="w-full noscript:bg-moss noscript:text-paper"
        aria-describedby="hosted-note"
      >
        {sellsToEu ? "Order with obligation to pay, on Stripe's page" : "Pay on Stripe's page"}
      </Button>
      <p id="hosted-note" className="mt-2 text-ink-soft text-sm">
        You leave for Stripe's own page and come back here when you have paid.
      </p>
      <noscript>
        <p className="mt-2 text-sm">
          Stripe's page needs JavaScript. Your order stays open: you can pay later, also from another device.
        </p>
      </noscript>
    </form>
  );
}
