import { z } from "zod";
import { leadLimits } from "./lead-rules.ts";

const { nameAtMost, contactAtMost, messageAtMost } = leadLimits;
const line = () => z.string().overwrite((text) => text.replace(/[\p{Cc}\p{Cs}\u2028\u2029\s]+/gu, " ").trim());

export const leadSchema = z.object({
  name: line().min(1, "Please enter your name").max(nameAtMost, "This name is too long"),
  contact: line()
    .min(1, "Please enter an e-mail address or a telephone number")
    .max(contactAtMost, "This address is too long"),
  message: z
    .string()
    .overwrite((text) => text.replace(/\r\n?/g, "\n").trim())
    .min(1, "Please write what you would like")
    .max(messageAtMost, `The message must be at most ${messageAtMost} characters`),
  consents: z
    .boolean()
    .default(false)
    .refine((ticked) => ticked, "Please tick this, so that your message may be kept"),
  /** Hidden from people: whoever fills it in is a program. */
  website: z.string().default(""),
});

export type LeadFields = z.input<typeof leadSchema>;
export type Lead = z.output<typeof leadSchema>;
