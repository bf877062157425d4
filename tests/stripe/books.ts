import { randomBytes } from "node:crypto";

/** What the local Stripe remembers. The names are those of Stripe's API, so that objects can be sent as they are. */
export interface Intent {
  id: string;
  object: "payment_intent";
  amount: number;
  amount_received: number;
  currency: string;
  status: "requires_payment_method" | "requires_action" | "processing" | "succeeded" | "canceled";
  client_secret: string;
  metadata: Record<string, string>;
  description: string | null;
  allowed_payment_method_types: string[] | null;
  latest_charge: string | null;
  last_payment_error: StripeErrorBody | null;
  next_action: { type: string } | null;
  livemode: boolean;
  created: number;
  /** Not Stripe's: the checkout session this payment was made on. */
  session: string | null;
  hooks: { inputs: { tax: { calculation: string } } } | null;
}

/** docs.stripe.com/api/tax/calculations */
export interface Calculation {
  id: string;
  object: "tax.calculation";
  amount_total: number;
  currency: string;
  tax_amount_inclusive: number;
  tax_breakdown: {
    amount: number;
    inclusive: true;
    tax_rate_details: { percentage_decimal: string; tax_type: string };
  }[];
}

export interface Session {
  id: string;
  object: "checkout.session";
  mode: "payment";
  status: "open" | "complete" | "expired";
  payment_status: "unpaid" | "paid";
  /** Made when the customer pays: empty until then. */
  payment_intent: string | null;
  amount_total: number;
  currency: string;
  automatic_tax: { enabled: boolean };
  total_details: { amount_tax: number; breakdown?: { taxes: object[] } };
  metadata: Record<string, string>;
  client_reference_id: string | null;
  /** Empty once it is no longer open. */
  url: string | null;
  success_url: string;
  cancel_url: string;
  livemode: boolean;
  /** Not Stripe's: what the payment will carry. */
  payment_intent_data: { metadata: Record<string, string>; description: string | null };
}

export interface Charge {
  id: string;
  object: "charge";
  payment_intent: string;
  amount: number;
  amount_refunded: number;
  refunded: boolean;
  paid: boolean;
  disputed: boolean;
  currency: string;
  livemode: boolean;
}

export interface Refund {
  id: string;
  object: "refund";
  amount: number;
  charge: string;
  payment_intent: string;
  status: "succeeded" | "pending" | "failed";
  metadata: Record<string, string>;
  currency: string;
}

export interface Dispute {
  id: string;
  object: "dispute";
  amount: number;
  charge: string;
  payment_intent: string;
  status: "needs_response" | "under_review" | "won" | "lost" | "warning_needs_response";
  livemode: boolean;
}

/** docs.stripe.com/api/errors: these four types and no other. */
export interface StripeErrorBody {
  type: "card_error" | "invalid_request_error" | "idempotency_error" | "api_error";
  code?: string;
  decline_code?: string;
  param?: string;
  message: string;
  payment_intent?: unknown;
}

/** An answer other than 200. */
export class Refusal extends Error {
  readonly status: number;
  readonly body: StripeErrorBody;

  constructor(status: number, body: StripeErrorBody) {
    super(body.message);
    this.status = status;
    this.body = body;
  }
}

export interface Books {
  intents: Map<string, Intent>;
  sessions: Map<string, Session>;
  charges: Map<string, Charge>;
  refunds: Map<string, Refund>;
  disputes: Map<string, Dispute>;
  calculations: Map<string, Calculation>;
}

export function openBooks(): Books {
  const shelves = { intents: new Map(), sessions: new Map(), charges: new Map(), refunds: new Map() };
  return { ...shelves, disputes: new Map(), calculations: new Map() };
}

export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString("hex")}`;
}

/** docs.stripe.com/error-codes: an unknown id is 404 resource_missing. */
export function requireIn<T>(shelf: Map<string, T>, id: string, noun: string): T {
  const found = shelf.get(id);
  if (found) return found;
  throw invalid(404, "resource_missing", `No such ${noun}: '${id}'`);
}

export function invalid(status: number, code: string | undefined, message: string, param?: string): Refusal {
  return new Refusal(status, { type: "invalid_request_error", code, message, param });
}

const steps: Record<string, number> = { bhd: 10, jod: 10, kwd: 10, omr: 10, tnd: 10, isk: 100, ugx: 100 };

/** Card networks take no last digit of three decimals; krónur and shillings are whole. */
export function checkSteps(amount: number, currency: string): void {
  const step = steps[currency] ?? 1;
  if (amount % step !== 0)
    throw invalid(400, "amount_invalid", `The amount must be a multiple of ${step} in ${currency}`);
}
