/** All calls are synchronous. */
export interface TestGatewayStore {
  /** A throw rolls it back. */
  transaction<T>(work: () => T): T;
  findPayment(id: string): TestPayment | undefined;
  /** Of all that were opened since a time. */
  listPaid(since: number): TestPayment[];
  findPaymentByKey(idempotencyKey: string): TestPayment | undefined;
  insertPayment(payment: TestPayment): void;
  updatePayment(id: string, change: TestPaymentChange): void;
  findRefundByKey(idempotencyKey: string): TestRefund | undefined;
  insertRefund(refund: TestRefund): void;
}

export type TestPaymentState = "requires_payment_method" | "requires_action" | "succeeded" | "canceled";

export interface TestPayment {
  id: string;
  clientSecret: string;
  idempotencyKey: string;
  requestId: number;
  amountCents: number;
  currency: string;
  state: TestPaymentState;
  amountReceivedCents: number;
  refundedCents: number;
  failureMessage: string | null;
}

/** Amount, currency and request are fixed. */
export type TestPaymentChange = Partial<
  Pick<TestPayment, "state" | "amountReceivedCents" | "refundedCents" | "failureMessage">
>;

export interface TestRefund {
  id: string;
  paymentId: string;
  idempotencyKey: string;
  amountCents: number;
}
