import type { TestCheckout } from "#app/providers/payments/test-gateway.server.ts";
import type { CheckoutDecision } from "#app/providers/payments/test-gateway-books.server.ts";
import { env } from "#app/settings/env.server.ts";
import { testGateway } from "./payment-provider.server.ts";

export const checkoutDecisions = ["approve", "decline", "cancel"] as const satisfies readonly CheckoutDecision[];

/** Undefined for a URL that the test gateway did not create, and where real money is taken. */
export function findTestCheckout(paymentId: string, query: URLSearchParams): TestCheckout | undefined {
  const checkout = testGateway?.readCheckout(paymentId, query);
  return checkout && isOurs(checkout.urls.success) && isOurs(checkout.urls.cancel) ? checkout : undefined;
}

/** Returns where to send the customer. */
export function decideTestCheckout(checkout: TestCheckout, decision: CheckoutDecision): string {
  testGateway?.decideCheckout(checkout.payment.paymentId, decision);
  return decision === "approve" ? checkout.urls.success : checkout.urls.cancel;
}

function isOurs(url: string): boolean {
  return URL.canParse(url) && new URL(url).origin === env.PUBLIC_URL;
}
