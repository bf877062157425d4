import { env } from "#app/settings/env.server.ts";

/** Where the provider's page returns the customer: to the page that reads the payment, whatever the URL claims. */
export function paymentReturnUrls(requestId: number): { success: string; cancel: string } {
  const page = `${env.PUBLIC_URL}/payment/${requestId}`;
  return { success: `${page}?returned=success`, cancel: `${page}?returned=cancel` };
}
