import { z } from "zod";
import type { PlanGeometry } from "#app/designer/take-off/quantities/plan-geometry.ts";
import type { LengthUnit } from "#app/designer/wish/lexicon/garden-words.ts";
import { planGeometrySchema } from "./plan-geometry-schema.ts";
import type { DrawnWish } from "./wish-words.ts";

/** A picture's stored plan. Other providers store a title at most; older pictures lack some of the rest. */
export interface PlanRecord {
  title?: string;
  reason?: string;
  /** Which of the designer's compositions it is; older plans lack it. */
  composition?: number;
  wish?: DrawnWish;
  unit?: LengthUnit;
  geometry?: PlanGeometry;
}

const words = z.array(z.string().max(200)).max(50);

const titleSchema = z.object({ title: z.string() });

const reasonSchema = z.object({ reason: z.string().min(1).max(300) });

const compositionSchema = z.object({ composition: z.int().min(0) });

const wishSchema = z.object({
  wish: z.object({
    understood: words,
    removed: words.optional(),
    // Older plans list these as understood, or not at all.
    leftOut: words.default([]),
    aims: words.optional(),
    keeps: words.default([]),
    told: words.default([]),
    unsuited: z.array(z.object({ of: z.string(), words: z.string() })).optional(),
    notDrawn: words,
    notUnderstood: words.default([]),
    remark: z.string().max(200).optional(),
  }),
  noRoom: words.default([]),
  suggested: z.string().max(200).optional(),
  movedToo: words.optional(),
  unchanged: z.boolean().optional(),
});

const unitSchema = z.object({ wish: z.object({ unit: z.enum(["m", "ft"]) }) });

const geometrySchema = z.object({ geometry: planGeometrySchema });

/** A missing or malformed part does not affect the others. */
export function readStoredPlan(stored: unknown): PlanRecord {
  return {
    title: titleSchema.safeParse(stored).data?.title,
    reason: reasonSchema.safeParse(stored).data?.reason,
    composition: compositionSchema.safeParse(stored).data?.composition,
    wish: presentWish(wishSchema.safeParse(stored).data),
    unit: unitSchema.safeParse(stored).data?.wish.unit,
    geometry: geometrySchema.safeParse(stored).data?.geometry,
  };
}

function presentWish(parsed: z.infer<typeof wishSchema> | undefined): DrawnWish | undefined {
  if (!parsed) return undefined;
  const { wish, noRoom, suggested, movedToo, unchanged } = parsed;
  return {
    ...wish,
    noRoom,
    ...(suggested && { suggested }),
    ...(movedToo && { movedToo }),
    ...(unchanged && { unchanged }),
  };
}
