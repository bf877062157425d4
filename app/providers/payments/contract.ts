/** Amounts are integers in minor units of their currency, as Stripe counts and spells it; every call may be made twice with the same idempotency key. */
export interface PaymentProvider {
  name: "test" | "stripe";
  /** By our own server, or the company's script in the page. */
  cardForm: "server-rendered" | "in-page-script";
  /** Undefined where no script needs it. */
  publishableKey?: string;
  /** Returns the payment already opened under the same key. */
  openPayment(order: PaymentOrder): Promise<OpenPayment>;
  /**
   * Of a payment opened earlier, so that a request keeps one payment after the idempotency key has expired. Undefined
   * for an unknown or canceled one: only then may another be opened.
   */
  resumePayment(paymentId: string): Promise<OpenPayment | undefined>;
  /** Undefined for an unknown id. */
  readPayment(paymentId: string): Promise<PaymentReading | undefined>;
  /** This installation's, opened since a time (epoch milliseconds), that have received money. */
  listPaid(since: number): Promise<PaidPayment[]>;
  /** Permanently; "too-late" when it is paid or under way. */
  cancelPayment(paymentId: string): Promise<"canceled" | "too-late">;
  /** For browsers without JavaScript and as the fallback. */
  openHostedCheckout(order: PaymentOrder, urls: { success: string; cancel: string }): Promise<HostedCheckout>;
  /** Undefined for an unknown id. */
  readHostedCheckout(checkoutId: string): Promise<CheckoutReading | undefined>;
  /** "too-late" when it was paid there. */
  closeHostedCheckout(checkoutId: string): Promise<"closed" | "too-late">;
  /** The same key refunds once. @throws PaymentProviderError("refused") above what was charged */
  refund(order: RefundOrder): Promise<{ refundId: string; amountCents: number }>;
  /** Of an amount that includes it. @throws PaymentProviderError("refused") for a place that is not found */
  calculateTax(question: TaxQuestion): Promise<TaxCalculation>;
  /** Checks a webhook's signature over the raw body. @throws PaymentProviderError("forged-event" or "wrong-mode") */
  verifyEvent(rawBody: string, signature: string | null): PaymentEvent;
}

export interface PaymentOrder {
  requestId: number;
  userId: number;
  amountCents: number;
  currency: string;
  description: string;
  idempotencyKey: string;
  /** The provider records it with the payment. A hosted page computes its own, by the address that it asks for. */
  taxCalculationId?: string;
}

export interface TaxQuestion {
  amountCents: number;
  currency: string;
  /** ISO 3166-1 */
  country: string;
  /** Empty where none is needed. */
  postalCode: string;
}

/** `rate` in percent: "8.875" */
export interface TaxInAmount {
  taxCents: number;
  name: string;
  rate: string;
}

export interface TaxCalculation extends TaxInAmount {
  calculationId: string;
}

export interface OpenPayment {
  paymentId: string;
  clientSecret: string;
}

export interface HostedCheckout {
  checkoutId: string;
  url: string;
}

export interface CheckoutReading extends HostedCheckout {
  state: "open" | "complete" | "expired";
  /** Some companies open it only when the customer pays. */
  paymentId: string | undefined;
  /** Undefined where the page computes none. */
  tax?: TaxInAmount;
}

export type PaymentState = "unpaid" | "needs-authentication" | "processing" | "succeeded" | "canceled";

export interface PaymentReading {
  paymentId: string;
  state: PaymentState;
  amountCents: number;
  amountReceivedCents: number;
  refundedCents: number;
  currency: string;
  /** From our metadata. */
  requestId: number | undefined;
  /** From our metadata; undefined where the provider does not report it. */
  userId?: number;
  /** All refunds of it, by anyone; undefined from a provider whose refunds are all ours. */
  refunds?: RefundReading[];
  /** The customer's bank asks for the money back: still open, or decided for us (won) or for the customer (lost). */
  dispute?: "open" | "won" | "lost";
  /** The company's words about the last refusal, fit for the customer. */
  failureMessage?: string;
  /** As the hosted page computed it, if it was paid there. */
  tax?: TaxInAmount;
}

/** The rest is read one by one. */
export type PaidPayment = Pick<
  PaymentReading,
  "paymentId" | "requestId" | "amountReceivedCents" | "refundedCents" | "currency"
>;

export interface RefundOrder {
  paymentId: string;
  amountCents: number;
  idempotencyKey: string;
}

export interface RefundReading {
  refundId: string;
  amountCents: number;
  state: "done" | "failed";
  /** The key of our refund call; undefined when a person made it in the company's dashboard. */
  idempotencyKey: string | undefined;
}

/** A hint: the payment's state is read back. */
export interface PaymentEvent {
  eventId: string;
  type: string;
  paymentId: string | undefined;
  requestId: number | undefined;
}

/**
 * refused: the same call would be refused again. unreachable: it may work later. misconfigured: the operator must fix
 * the keys.
 */
export type PaymentProviderFailure = "forged-event" | "wrong-mode" | "unreachable" | "misconfigured" | "refused";

export class PaymentProviderError extends Error {
  readonly failure: PaymentProviderFailure;

  constructor(failure: PaymentProviderFailure, message: string) {
    super(message);
    this.name = "PaymentProviderError";
    this.failure = failure;
  }
}
