import { z } from "zod";
import type { WishWords } from "./wish-words.ts";

const words = z.array(z.string().max(200)).max(50);

const planSchema = z.object({
  wish: z.object({ understood: words, notDrawn: words, remark: z.string().max(200).optional() }),
  noRoom: words.optional(),
});

/**
 * How the wish was read, out of a picture's stored plan. Undefined where the plan does not tell: other providers have
 * none, and older pictures' plans are silent about it.
 */
export function readWishWords(plan: unknown): WishWords | undefined {
  const read = planSchema.safeParse(plan);
  if (!read.success) return undefined;
  const { wish, noRoom = [] } = read.data;
  return { ...wish, noRoom };
}
