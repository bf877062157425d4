import type Stripe from "stripe";
import type { TaxCalculation, TaxInAmount, TaxQuestion } from "./contract.ts";
import { callStripe } from "./stripe-calls.server.ts";

/**
 * Stripe records it by itself when the payment that it is linked to succeeds, and takes it back with each refund
 * (docs.stripe.com/tax/payment-intent). What is sold counts as what the account's tax settings say.
 */
export async function calculateStripeTax(stripe: Stripe, question: TaxQuestion): Promise<TaxCalculation> {
  const { amountCents, currency, country, postalCode } = question;
  const calculation = await callStripe(() =>
    stripe.tax.calculations.create({
      currency,
      line_items: [{ amount: amountCents, reference: "designs", tax_behavior: "inclusive" }],
      customer_details: {
        address: { country, ...(postalCode ? { postal_code: postalCode } : {}) },
        address_source: "billing",
      },
    }),
  );
  const parts = calculation.tax_breakdown.map(
    ({ amount, tax_rate_details: { tax_type: type, percentage_decimal } }) => {
      return { amount, type: type ?? "", percentage: Number(percentage_decimal) };
    },
  );
  return { calculationId: calculation.id ?? "", ...addUp(parts) };
}

/** What Stripe's own page computed; undefined where it computes none. Needs `total_details.breakdown` expanded. */
export function readPagesTax(session: Stripe.Checkout.Session): TaxInAmount | undefined {
  if (!session.automatic_tax?.enabled) return undefined;
  const taxes = session.total_details?.breakdown?.taxes ?? [];
  return addUp(
    taxes.map(({ amount, rate }) => ({
      amount,
      type: rate.tax_type ?? "",
      percentage: rate.effective_percentage ?? rate.percentage,
    })),
  );
}

/** A state, a county and a city may each take a part: an invoice shows their sum. */
function addUp(parts: readonly { amount: number; type: string; percentage: number }[]): TaxInAmount {
  const taking = parts.filter(({ amount }) => amount !== 0);
  const types = new Set(taking.map(({ type }) => type));
  const [type = ""] = types.size === 1 ? types : [];
  const percentage = taking.reduce((sum, part) => sum + part.percentage, 0);
  return {
    taxCents: taking.reduce((sum, { amount }) => sum + amount, 0),
    name: type === "sales_tax" ? "Sales tax" : ["vat", "gst", "hst", "jct"].includes(type) ? type.toUpperCase() : "Tax",
    rate: String(Number(percentage.toFixed(4))),
  };
}
