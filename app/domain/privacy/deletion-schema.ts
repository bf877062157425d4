import { z } from "zod";

/** An account is deleted by somebody who has ticked the box. */
export const deletionSchema = z.object({
  sure: z.literal(true, { error: "Please tick the box first: nothing has been deleted." }),
});

export type DeletionFields = z.input<typeof deletionSchema>;
