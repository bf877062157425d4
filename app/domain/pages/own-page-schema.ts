import { z } from "zod";
import { ownPageLimits } from "./own-page-rules.ts";

const { titleAtMost } = ownPageLimits;

/** Whether the address can be used is checked where the page is saved. */
export const ownPageSchema = z.object({
  path: z.string().trim().toLowerCase().default(""),
  title: z
    .string()
    .overwrite((text) => text.replace(/[\p{Cc}\p{Cs}\s]+/gu, " ").trim())
    .pipe(z.string().min(1, "Title is required").max(titleAtMost, `Title must be at most ${titleAtMost} characters`)),
  content: z.string().default(""),
});

export type OwnPageFields = z.input<typeof ownPageSchema>;
