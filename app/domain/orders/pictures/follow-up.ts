/** What a customer may ask for at a finished picture, once each per picture paid for. */
export type FollowUpKind = "not-my-yard" | "change";

export interface FollowUp {
  kind: FollowUpKind;
  variationNumber: number;
  status: "asked" | "made" | "failed";
  change?: string;
  /** When it failed because a service's rules forbid it, or because the built-in designer can draw nothing of it. */
  refusedBy?: "service" | "designer";
}

export const changeLengthAtMost = 300;
