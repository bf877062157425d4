import type { DeliveryProblem } from "#app/providers/mailer/contract.ts";

/** Delivery of a letter about an order. Safe in the browser. */
export interface Delivery {
  kind: "receipt" | "designs-ready" | "refund" | "withdrawal";
  recipient: string;
  status: "owed" | "sent" | "given-up";
  sentAt: number | undefined;
  problem: DeliveryProblem | undefined;
}

export const letterNames: Record<Delivery["kind"], string> = {
  receipt: "receipt",
  "designs-ready": "e-mail with your designs",
  refund: "e-mail about your refund",
  withdrawal: "e-mail about your withdrawal",
};

/** A mail server's answer, as the end of a sentence. */
export const problemWords: Record<DeliveryProblem, string> = {
  "no-such-mailbox": "the mail server there says that there is no such mailbox",
  "mailbox-full": "the mailbox is full",
  refused: "the mail server there does not take it",
  unreachable: "the mail server could not be reached",
};
