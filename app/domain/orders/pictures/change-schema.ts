import { z } from "zod";
import { changeLengthAtMost } from "./follow-up.ts";

export const changeSchema = z
  .string({ error: "Say what should be changed." })
  .transform((words) => words.replaceAll(/[\p{Cc}\p{Cf}]+/gu, " ").trim())
  .pipe(
    z
      .string()
      .min(3, "Say what should be changed, in a few words.")
      .max(changeLengthAtMost, `Say it in at most ${changeLengthAtMost} characters.`),
  );

/** Which picture, and for a change the words. */
export const redoFormSchema = z.object({
  imageId: z
    .string()
    .regex(/^[1-9][0-9]{0,14}$/)
    .transform(Number),
});
export const changeFormSchema = redoFormSchema.extend({ change: changeSchema });
export type ChangeFields = z.input<typeof changeFormSchema>;
