import { z } from "zod";

/** The box must be checked. */
export const deletionSchema = z.object({
  sure: z.literal(true, { error: "Please tick the box first: nothing has been deleted." }),
});

export type DeletionFields = z.input<typeof deletionSchema>;
