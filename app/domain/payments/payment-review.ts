import type { Buyer } from "#app/domain/invoices/buyer-schema.ts";
import type { Gift } from "#app/domain/orders/gifts/gift.ts";
import type { Country } from "#app/domain/shop/countries.ts";
import type { WithdrawalRight } from "./withdrawal/withdrawal-right.ts";

/** What the payment page shows of a payment. Safe in the browser. */
export type PaymentReview = Paid | NotPaid;

/** `justNow`: this call found the payment and settled it. */
interface Paid {
  state: "paid";
  requestId: number;
  justNow: boolean;
}

export type NotPaid =
  | {
      state: "open";
      lastRefusal: string | undefined;
      publishableKey: string | undefined;
      testCards: readonly { number: string; meaning: string }[];
      withdrawal: WithdrawalRight | undefined;
      /** Undefined where the tax does not depend on it. */
      taxPlace: AskedTaxPlace | undefined;
    }
  | { state: "processing" | "no-designer" | "not-verified" };

/** With what it is for, while that is still of use. */
export type ReviewOf<Summary> = Paid | (NotPaid & Summary);

export interface AskedTaxPlace {
  country: string;
  postalCode: string;
  /** Nothing can be paid before. */
  isNeeded: boolean;
  countryName: string;
  countries: readonly Country[];
}

export interface InvoiceTo {
  buyer: Buyer | null;
  countries: readonly Country[];
}

export interface GiftSummary {
  gift: Gift;
  includedTax: string | undefined;
  /** Undefined where no invoices are issued. */
  invoiceTo: InvoiceTo | undefined;
}
