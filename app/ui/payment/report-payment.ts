import { href } from "react-router";
/** In the browser. Messages are ours or the provider's. */

export const paymentWords = {
  failed: "There was an error processing your payment",
  unverified: "Your payment was processed, but we couldn't verify it. Please contact support.",
  unexpected: "An unexpected error occurred during payment.",
} as const;

const timeoutMs = 30_000;

export type OpenedIntent = { clientSecret: string } | { alreadyPaid: true } | { message: string };

/** Or finds it open. `amountCents` is as shown on this page; the server compares it. */
export async function openIntent(designRequestId: number, amountCents: number): Promise<OpenedIntent> {
  const { status, body } = await postJson(href("/api/create-payment-intent"), { designRequestId, amount: amountCents });
  if (status === 409) return { alreadyPaid: true };
  if (status === 200 && typeof body.clientSecret === "string") return { clientSecret: body.clientSecret };
  return { message: typeof body.message === "string" && body.message ? body.message : paymentWords.failed };
}

/** Whether the server accepts it; money may be in transit. */
export async function reportPayment(designRequestId: number, paymentIntentId: string): Promise<boolean> {
  const call = href("/api/designs/:requestId/payment-complete", { requestId: String(designRequestId) });
  const { status } = await postJson(call, { paymentIntentId });
  return status >= 200 && status < 300;
}

async function postJson(path: string, payload: unknown): Promise<{ status: number; body: Record<string, unknown> }> {
  const response = await fetch(path, {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: "application/json" },
    credentials: "same-origin",
    body: JSON.stringify(payload),
    signal: AbortSignal.timeout(timeoutMs),
  });
  const body: unknown = await response.json().catch(() => undefined);
  return { status: response.status, body: typeof body === "object" ? { ...body } : {} };
}
