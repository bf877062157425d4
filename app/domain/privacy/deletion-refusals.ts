/** Why an order cannot be deleted now. Safe in the browser. */
export type DeletionRefusal = "being-made" | "refund-pending" | "disputed" | "payment-under-way" | "unavailable";

export const deletionRefusalWords: Record<DeletionRefusal, string> = {
  "being-made": "is still being made. Please wait until it is done.",
  "refund-pending": "has a refund on its way. Please wait until it has arrived.",
  disputed: "is part of a dispute with your bank, which needs it. Please wait until that is decided.",
  "payment-under-way": "has a payment under way. Please look at it again in a few minutes.",
  unavailable: "may have a payment open, and our payment provider does not answer just now. Please try again later.",
};
