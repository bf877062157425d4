import { z } from "zod";
import { isPlainAddress } from "#app/providers/mailer/plain-address.ts";

export const validMinutes = 15;

const noAddress = "Please enter a valid email address";

export const addressFormSchema = z.object({
  email: z
    .string({ error: noAddress })
    .transform((text) => text.trim().toLowerCase())
    .refine(isPlainAddress, noAddress),
});

const noCode = "Please enter the six digits from the e-mail";

/** Mail programs and people put spaces between digits. */
export const codeFormSchema = z.object({
  code: z
    .string({ error: noCode })
    .transform((text) => text.replaceAll(/[\s-]/g, ""))
    .refine((text) => /^\d{6}$/.test(text), noCode),
});
