import type { DeliveryProblem } from "#app/providers/mailer/contract.ts";

/** What became of a letter about an order. Safe in the browser. */
export interface Delivery {
  kind: "receipt" | "designs-ready" | "refund";
  recipient: string;
  status: "owed" | "sent" | "given-up";
  /** Epoch milliseconds: when it went; empty until then. */
  sentAt: number | undefined;
  problem: DeliveryProblem | undefined;
}

/** What each kind of letter is called. */
export const letterNames: Record<Delivery["kind"], string> = {
  receipt: "receipt",
  "designs-ready": "e-mail with your designs",
  refund: "e-mail about your refund",
};

/** What a mail server answered, as the end of a sentence. */
export const problemWords: Record<DeliveryProblem, string> = {
  "no-such-mailbox": "the mail server there says that there is no such mailbox",
  "mailbox-full": "the mailbox is full",
  refused: "the mail server there does not take it",
  unreachable: "the mail server could not be reached",
};
