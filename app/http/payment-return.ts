/**
 * What a payment company appends to our address when a bank sends the customer back
 * (docs.stripe.com/payments/accept-a-payment). The secret among them must not stay in the address bar, enter the
 * history, or be stored on the way to a sign-in.
 */
const returnKeys = [
  "payment_intent",
  "payment_intent_client_secret",
  "redirect_status",
  "setup_intent",
  "setup_intent_client_secret",
  "source_type",
];

/** "" when the address names none; undefined for an ordinary address. */
export function paymentReturnOf(requestUrl: string): string | undefined {
  const { searchParams } = new URL(requestUrl);
  if (!returnKeys.some((key) => searchParams.has(key))) return undefined;
  return searchParams.get("payment_intent") ?? "";
}

export function withoutPaymentReturn(path: string): string {
  const [pathname = "", query] = path.split("?", 2);
  if (!query) return path;
  const params = new URLSearchParams(query);
  for (const key of returnKeys) params.delete(key);
  return params.size > 0 ? `${pathname}?${params}` : pathname;
}
