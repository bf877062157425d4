import { PaymentProviderError } from "#app/providers/payments/contract.ts";

export interface Unavailable {
  ok: false;
  reason: "unavailable";
}

export async function orUnavailable<T>(work: Promise<T>): Promise<T | Unavailable> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof PaymentProviderError) return { ok: false, reason: "unavailable" };
    throw error;
  }
}
