import { z } from "zod";

/** The gateway judges it, as a real company would. */
export const cardSchema = z.object({
  number: z.string().default(""),
  expiry: z.string().default(""),
  cvc: z.string().default(""),
});

export type CardFields = z.output<typeof cardSchema>;
