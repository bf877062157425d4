import type { OrderStatus, PaymentStatus } from "#app/domain/orders/request/design-request.ts";

export interface OrderAtDesk {
  id: number;
  createdAt: number;
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  dispute: "open" | "won" | "lost" | null;
  package: string;
  isGift: boolean;
  /** The name in the link that brought its customer here. */
  sentBy: string | null;
  deliveryEmail: string;
  imageCount: number;
  made: number;
  paidAmountCents: number;
  refundedAmountCents: number;
  currency: string;
}

export interface JobAtDesk {
  id: number;
  kind: string;
  key: string;
  status: "running" | "ready" | "done" | "dead";
  attempts: number;
  lastError: string | null;
  /** Epoch milliseconds: when it was started, is due, or was given up. */
  at: number;
  mayBeRetried: boolean;
  mayBeCancelled: boolean;
}
