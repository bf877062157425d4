import { z } from "zod";

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

/** The included change in the customer's words. */
export const changeSchema = z
  .string({ error: "Say what should be changed." })
  .transform((words) => words.replaceAll(/[\p{Cc}\p{Cf}]+/gu, " ").trim())
  .pipe(
    z
      .string()
      .min(3, "Say what should be changed, in a few words.")
      .max(changeLengthAtMost, `Say it in at most ${changeLengthAtMost} characters.`),
  );
