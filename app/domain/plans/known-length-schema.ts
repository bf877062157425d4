import { z } from "zod";

/** readKnownLength judges it. */
export const knownLengthSchema = z.object({
  what: z.string().default(""),
  length: z
    .string()
    .default("")
    .overwrite((typed) => typed.slice(0, 40)),
  unit: z.enum(["m", "ft"]).catch("m"),
});

/** As typed. */
export type LengthFields = z.output<typeof knownLengthSchema>;
