import { z } from "zod";
import type { StoredKnownLength } from "#db/schema.ts";

const knownLengthSchema = z.object({
  version: z.literal(1),
  what: z.string(),
  metres: z.number().positive(),
  factor: z.number().positive(),
  unit: z.enum(["m", "ft"]),
}) satisfies z.ZodType<StoredKnownLength>;

/** The length an order's owner has measured; undefined where there is none that can be read. */
export function readStoredLength(stored: unknown): StoredKnownLength | undefined {
  return knownLengthSchema.safeParse(stored).data;
}
