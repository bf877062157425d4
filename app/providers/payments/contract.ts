/** A payment company. Amounts are integer cents; every call may be made twice with the same idempotency key. */
export interface PaymentProvider {
  name: "test" | "stripe";
  /** Who renders the card form: our own server, or the company's script in the page. */
  cardForm: "server-rendered" | "in-page-script";
  /** Shown to the browser; undefined where no script needs it. */
  publishableKey?: string;
  /** Opens the payment of one design request, or returns the one already opened under the same key. */
  openPayment(order: PaymentOrder): Promise<OpenPayment>;
  /**
   * The secret of a payment opened earlier, so that one request keeps one payment after the idempotency key has expired.
   * Undefined for a payment that is unknown or canceled: only then may another one be opened.
   */
  resumePayment(paymentId: string): Promise<OpenPayment | undefined>;
  /** The payment's current state at the company; undefined for an unknown id. */
  readPayment(paymentId: string): Promise<PaymentReading | undefined>;
  /** This installation's payments that were opened since a time (epoch milliseconds) and have received money. */
  listPaid(since: number): Promise<PaidPayment[]>;
  /** Cancels an unpaid payment permanently; "too-late" when it is paid or under way. */
  cancelPayment(paymentId: string): Promise<"canceled" | "too-late">;
  /** A page of the company's own, for browsers without JavaScript and as the fallback. */
  openHostedCheckout(order: PaymentOrder, urls: { success: string; cancel: string }): Promise<HostedCheckout>;
  /** The page's current state at the company; undefined for an unknown id. */
  readHostedCheckout(checkoutId: string): Promise<CheckoutReading | undefined>;
  /** Closes the page to further payments; "too-late" when it was paid there. */
  closeHostedCheckout(checkoutId: string): Promise<"closed" | "too-late">;
  /** The same key refunds once. @throws PaymentProviderError("refused") above what was charged */
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
  /** From our metadata. */
  requestId: number | undefined;
  /** From our metadata; undefined where the provider does not report it. */
  userId?: number;
  /** All refunds of it, whoever made them; undefined from a provider whose refunds are all ours. */
  refunds?: RefundReading[];
  /** The customer's bank asks for the money back: still open, or decided for us (won) or for the customer (lost). */
  dispute?: "open" | "won" | "lost";
  /** The company's words about the last refusal, fit for the customer. */
  failureMessage?: string;
}

/** What a list of payments contains for each; the rest is read one by one. */
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
  /** The key of our refund call; undefined when a person made it in the company's dashboard. */
  idempotencyKey: string | undefined;
}

/** A hint that something happened to a payment; its state is read back. */
export interface PaymentEvent {
  eventId: string;
  type: string;
  paymentId: string | undefined;
  requestId: number | undefined;
}

/**
 * refused: the same call would be refused again. unreachable: it may work later. misconfigured: it may work when the operator
 * has fixed the keys.
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
