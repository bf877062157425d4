import { z } from "zod";

const driftSchema = z.object({ state: z.enum(["kept", "restored", "drifted"]) });

/** Undefined where the provider keeps the house by construction, or nothing was stored. */
export function readStoredDrift(stored: unknown): z.infer<typeof driftSchema> | undefined {
  return driftSchema.safeParse(stored).data;
}
