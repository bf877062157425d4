import { z } from "zod";
import { changeLengthAtMost } from "./follow-up.ts";

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
