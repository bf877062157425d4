import { type Books, type Calculation, invalid, newId, type Session } from "./books.ts";
import { type FormBody, textAt } from "./form-body.ts";

/** Where the account is registered; nothing is collected elsewhere. A country has one rate, or the parts of a place. */
const rates: Record<string, { type: string; percent: number }[]> = {
  DE: [{ type: "vat", percent: 19 }],
  US: [
    { type: "sales_tax", percent: 4 },
    { type: "sales_tax", percent: 4.875 },
  ],
};

/** docs.stripe.com/api/tax/calculations/create; docs.stripe.com/tax/customer-locations says where a postal code is needed. */
export function calculateTax(books: Books, body: FormBody): Calculation {
  const at = (path: string) => textAt(body, path) ?? missing(path);
  const amount = Number(at("line_items.0.amount"));
  if (at("line_items.0.tax_behavior") !== "inclusive") throw invalid(400, undefined, "Only inclusive prices here");
  at("line_items.0.reference");
  at("customer_details.address_source");
  const country = at("customer_details.address.country");
  if (["US", "CA"].includes(country) && !textAt(body, "customer_details.address.postal_code"))
    throw invalid(400, "customer_tax_location_invalid", "The customer's location isn't recognized.");
  const parts = partsOf(amount, country);
  const calculation: Calculation = {
    id: newId("taxcalc"),
    object: "tax.calculation",
    amount_total: amount,
    currency: at("currency"),
    tax_amount_inclusive: parts.reduce((sum, part) => sum + part.amount, 0),
    tax_breakdown: parts.map(({ amount, percent, type }) => ({
      amount,
      inclusive: true,
      tax_rate_details: { percentage_decimal: String(percent), tax_type: type },
    })),
  };
  books.calculations.set(calculation.id, calculation);
  return calculation;
}

/** docs.stripe.com/tax/payment-intent: the amount is not changed by what is linked. */
export function requireCalculation(books: Books, id: string | undefined): string | undefined {
  if (id !== undefined && !books.calculations.has(id))
    throw invalid(400, "resource_missing", `No such tax calculation: '${id}'`, "hooks[inputs][tax][calculation]");
  return id;
}

/** By the address that its page asks for: a German one here. */
export function taxOnPage(session: Session): void {
  if (!session.automatic_tax.enabled) return;
  const parts = partsOf(session.amount_total, "DE");
  session.total_details = {
    amount_tax: parts.reduce((sum, part) => sum + part.amount, 0),
    breakdown: {
      taxes: parts.map(({ amount, percent, type }) => ({
        amount,
        rate: { percentage: percent, effective_percentage: percent, tax_type: type },
      })),
    },
  };
}

function partsOf(amount: number, country: string) {
  const here = rates[country] ?? [];
  const whole = 100 + here.reduce((sum, { percent }) => sum + percent, 0);
  return here.map((part) => ({ ...part, amount: Math.round((amount * part.percent) / whole) }));
}

function missing(name: string): never {
  throw invalid(400, "parameter_missing", `Missing required param: ${name}.`, name);
}
