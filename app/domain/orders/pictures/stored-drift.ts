import { z } from "zod";

const driftSchema = z.object({ state: z.enum(["kept", "restored", "drifted"]) });

/** What became of the house in a picture; undefined where its provider keeps it by construction or nothing was stored. */
export function readStoredDrift(stored: unknown): z.infer<typeof driftSchema> | undefined {
  return driftSchema.safeParse(stored).data;
}
