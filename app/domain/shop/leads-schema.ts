import { z } from "zod";
import { firmLineAtMost } from "./firm-line.ts";

export const leadsSchema = z.object({
  /** Share pages have a form that asks the firm to call. */
  takesLeads: z.boolean().default(false),
  /** Who builds gardens, in one line: name, place, telephone. */
  firmLine: z
    .string()
    .overwrite((text) => text.replace(/[\p{Cc}\p{Cs}\u2028\u2029\s]+/gu, " ").trim())
    .max(firmLineAtMost, `The line must be at most ${firmLineAtMost} characters`)
    .default(""),
});

export type LeadSettings = z.output<typeof leadsSchema>;
