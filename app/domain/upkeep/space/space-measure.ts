import { z } from "zod";

const spaceKindSchema = z.object({
  name: z.string(),
  bytes: z.number(),
  rule: z.string(),
});

export const spaceMeasureSchema = z.object({
  measuredAt: z.number(),
  kinds: z.array(spaceKindSchema),
});

export type SpaceKind = z.infer<typeof spaceKindSchema>;
export type SpaceMeasure = z.infer<typeof spaceMeasureSchema>;
