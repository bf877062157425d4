/** A payment company. Amounts are integer cents; every call may be made twice with the same idempotency key. */
export interface PaymentProvider {
  name: "test" | "stripe";
  /** Whom the card form belongs to: our own server-rendered test form, or the company's script in the page. */
  cardForm: "server-rendered" | "in-page-script";
  /** Shown to the browser; absent where no script needs it. */
  publishableKey?: string;
  /** Opens the payment of one design request, or returns the one already opened under the same key. */
  openPayment(order: PaymentOrder): Promise<OpenPayment>;
  /**
   * The secret of a payment opened earlier, so that one request keeps one payment after the idempotency key has been
   * forgotten. Undefined for a payment that is unknown or canceled: only then may another one be opened.
   */
  resumePayment(paymentId: string): Promise<OpenPayment | undefined>;
  /** The payment as the company knows it now; undefined for an id it does not know. */
  readPayment(paymentId: string): Promise<PaymentReading | undefined>;
  /** Every payment of this installation that was opened since a moment (epoch milliseconds) and has taken money in. */
  listPaid(since: number): Promise<PaidPayment[]>;
  /** Ends a payment that is not paid, so that it never can be; "too-late" when it is paid or under way. */
  cancelPayment(paymentId: string): Promise<"canceled" | "too-late">;
  /** A page of the company's own, for browsers without JavaScript and as the fallback. */
  openHostedCheckout(order: PaymentOrder, urls: { success: string; cancel: string }): Promise<HostedCheckout>;
  /** Such a page as the company knows it now; undefined for an id it does not know. */
  readHostedCheckout(checkoutId: string): Promise<CheckoutReading | undefined>;
  /** Ends such a page, so that nobody can pay there any more; "too-late" when somebody has. */
  closeHostedCheckout(checkoutId: string): Promise<"closed" | "too-late">;
  /** Gives money back; the same key refunds once. @throws PaymentProviderError("refused") above what was charged */
  refund(order: RefundOrder): Promise<{ refundId: string; amountCents: number }>;
  /** Checks a webhook's signature over the raw body. @throws PaymentProviderError("forged-event" or "wrong-mode") */
  verifyEvent(rawBody: string, signature: string | null): PaymentEvent;
}

export interface PaymentOrder {
  requestId: number;
  userId: number;
  amountCents: number;
  currency: "usd";
  description: string;
  idempotencyKey: string;
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
  /** The payment made there; some companies open it only when the customer pays. */
  paymentId: string | undefined;
}

export type PaymentState = "unpaid" | "needs-authentication" | "processing" | "succeeded" | "canceled";

export interface PaymentReading {
  paymentId: string;
  state: PaymentState;
  amountCents: number;
  amountReceivedCents: number;
  refundedCents: number;
  currency: string;
  /** From the metadata we gave when opening it. */
  requestId: number | undefined;
  /** Likewise; undefined where the provider does not tell. */
  userId?: number;
  /** Every refund of it, whoever made it; left out by a provider whose refunds are all made by us. */
  refunds?: RefundReading[];
  /** The customer's bank asks the money back: still open, or ended for us (won) or for the customer (lost). */
  dispute?: "open" | "won" | "lost";
  /** The company's words about the last refusal, fit for the customer. */
  failureMessage?: string;
}

/** What a list of payments tells of each; the rest is read one by one. */
export type PaidPayment = Pick<PaymentReading, "paymentId" | "requestId" | "amountReceivedCents" | "refundedCents">;

export interface RefundOrder {
  paymentId: string;
  amountCents: number;
  idempotencyKey: string;
}

export interface RefundReading {
  refundId: string;
  amountCents: number;
  state: "done" | "failed";
  /** The key under which we asked for it; undefined when a person made it in the company's dashboard. */
  idempotencyKey: string | undefined;
}

/** Says that something happened to a payment, and is only a hint: what counts is read back. */
export interface PaymentEvent {
  eventId: string;
  type: string;
  paymentId: string | undefined;
  requestId: number | undefined;
}

/**
 * refused: asking again the same way is useless. unreachable: it may work later. misconfigured: it may work when the
 * operator has mended the keys.
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
