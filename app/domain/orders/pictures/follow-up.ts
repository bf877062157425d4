export type FollowUpKind = "not-my-yard" | "change";

export interface FollowUp {
  kind: FollowUpKind;
  variationNumber: number;
  status: "asked" | "made" | "failed";
  change?: string;
  /** Set when it failed because a service's rules forbid it, or because the built-in designer can draw none of it. */
  refusedBy?: "service" | "designer";
}

export const changeLengthAtMost = 300;
