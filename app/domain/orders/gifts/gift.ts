import type { PaymentStatus } from "../request/design-request.ts";

/** As its buyer sees it. Safe in the browser. */
export interface Gift {
  requestId: number;
  packageName: string;
  imageCount: number;
  priceCents: number;
  currency: string;
  paymentStatus: PaymentStatus;
  /** Undefined until it is paid. */
  code: string | undefined;
  /** Undefined where the buyer gets the code, and once it was erased. */
  recipient: string | undefined;
  message: string | undefined;
  email: string;
  letter: "pending" | "mailed" | "given-up";
  isUsed: boolean;
  /** Its money went back, or the operator ended it. */
  isOver: boolean;
}

/** As it was typed, by someone who has yet to sign in. */
export type GiftDraft = {
  packageId: string;
  recipient: string;
  message: string;
  email: string;
};
