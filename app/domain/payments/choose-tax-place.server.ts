import { amountDueCents, isUnpaid } from "#app/domain/orders/request/design-request.ts";
import { findPurchase } from "#app/domain/orders/request/find-design-request.server.ts";
import { moneyPart } from "#app/domain/shop/money/shop-currency.server.ts";
import { type PaymentProvider, PaymentProviderError, type TaxQuestion } from "#app/providers/payments/contract.ts";
import { orUnavailable, type Unavailable } from "./gateway/or-unavailable.ts";
import { paymentProvider } from "./gateway/payment-provider.server.ts";
import { changeWhatIsDue } from "./opening/change-what-is-due.server.ts";
import type { TaxPlace } from "./tax-place-schema.ts";

export type ChosenTaxPlace =
  | { ok: true }
  /** unknown-place: no tax can be calculated for it. */
  | { ok: false; reason: "not-found" | "already-paid" | "under-way" | "unknown-place" }
  | Unavailable;

/** Calculates the tax in what is due, before anything is open to be paid. Safe to run again. */
export async function chooseTaxPlace(
  owned: { requestId: string | number; userId: number },
  place: TaxPlace,
  provider: PaymentProvider = paymentProvider,
): Promise<ChosenTaxPlace> {
  const order = findPurchase(owned.requestId, owned.userId);
  if (!order) return { ok: false, reason: "not-found" };
  if (!isUnpaid(order)) return { ok: false, reason: "already-paid" };
  const amountCents = amountDueCents(order);
  return orUnavailable(
    (async (): Promise<ChosenTaxPlace> => {
      const calculated = await calculate({ amountCents, currency: order.currency, ...place }, provider);
      if (!calculated) return { ok: false, reason: "unknown-place" };
      const tax = { ...place, ...calculated, amountCents, calculatedAt: Date.now() };
      return changeWhatIsDue(order, { tax }, provider);
    })(),
  );
}

async function calculate(question: TaxQuestion, provider: PaymentProvider) {
  try {
    return await provider.calculateTax(question);
  } catch (error) {
    if (error instanceof PaymentProviderError && error.failure === "refused") return undefined;
    throw error;
  }
}

/** Whether the provider calculates tax for this account at all. */
export async function isTaxCalculated(provider: PaymentProvider = paymentProvider): Promise<boolean> {
  const { currency } = moneyPart.read();
  const somewhere = { country: "DE", postalCode: "10115" };
  try {
    await provider.calculateTax({ amountCents: 100_000, currency, ...somewhere });
    return true;
  } catch (error) {
    if (error instanceof PaymentProviderError) return false;
    throw error;
  }
}
