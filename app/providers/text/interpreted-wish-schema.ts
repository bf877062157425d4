import { z } from "zod";
import { moods, places, shapes, spots, styles } from "#app/designer/wish/lexicon/garden-words.ts";
import type { InterpretedWish } from "#app/designer/wish/typed/interpreted-wish.ts";

/** Every field is required, since some providers enforce a schema only then; what was not said is null or empty. */
const name = z.object({
  thing: z.string().describe("plain noun, singular, lower case: fire pit, hedge, boxwood, lawn"),
  words: z.string().describe("the customer's own noun for it, without adjectives, sizes and numbers"),
});
const metres = z.number().nullable();
const spot = z.enum(spots).nullable();

const asked = name.extend({
  plantedWith: z.string().nullable().describe("the plant of a hedge, border, bed or pot"),
  place: z.enum(places).nullable(),
  spot: spot.describe("more exact than the place, where one fits"),
  from: spot.describe("of a path"),
  to: spot.describe("of a path"),
  shape: z.enum(shapes).nullable(),
  material: z.string().nullable(),
  colors: z.array(z.string()),
  count: z.number().nullable(),
  inRow: z.boolean(),
  size: z.object({ width: metres, depth: metres, height: metres }).nullable(),
  amount: z.enum(["less", "more"]).nullable(),
});

/** What a text model has to answer, and what an order stores of it. */
export const interpretedWishSchema = z.object({
  asks: z.array(asked),
  keeps: z.array(name).describe("existing things that must stay"),
  refuses: z.array(name.extend({ isThere: z.boolean().describe("it stands there now and shall go") })),
  told: z.array(z.string()).describe("clauses that describe the present yard and ask for nothing, word for word"),
  cannot: z.array(z.string()).describe("what no redesign of a yard can do, in the customer's words"),
  notUnderstood: z.array(z.string()),
  style: z.enum(styles).nullable(),
  moods: z.array(z.enum(moods)),
  unit: z.enum(["m", "ft"]).nullable().describe("the unit sizes were typed in"),
}) satisfies z.ZodType<InterpretedWish>;

/** Undefined for none, and for one of another shape. */
export function parseInterpretedWish(stored: unknown): InterpretedWish | undefined {
  return interpretedWishSchema.safeParse(stored).data;
}
