import { z } from "zod";

/** What takes room, and how much. */
const spaceKindSchema = z.object({
  name: z.string(),
  bytes: z.number(),
  /** How long it is kept. */
  rule: z.string(),
});

export const spaceMeasureSchema = z.object({
  /** Epoch milliseconds. */
  measuredAt: z.number(),
  /** The largest first. */
  kinds: z.array(spaceKindSchema),
});

export type SpaceKind = z.infer<typeof spaceKindSchema>;
export type SpaceMeasure = z.infer<typeof spaceMeasureSchema>;
