import { z } from "zod";

const words = z.array(z.string()).default([]);

const askSchema = z.strictObject({
  thing: z.string(),
  words: z.string(),
  place: z.string().optional(),
  /** Metres; `area` in square meters where only that was said. */
  size: z
    .strictObject({
      width: z.number().optional(),
      depth: z.number().optional(),
      height: z.number().optional(),
      area: z.number().optional(),
    })
    .optional(),
  shape: z.string().optional(),
  material: z.string().optional(),
  color: z.string().optional(),
  count: z.number().optional(),
});

const labelledWishSchema = z.strictObject({
  id: z.string(),
  who: z.string(),
  wish: z.string(),
  asks: z.array(askSchema).default([]),
  keeps: words,
  refuses: words,
  told: words,
  style: z.string().optional(),
  moods: words,
  cannot: words,
  /** Why a label differs from what its writer wrote down. */
  note: z.string().optional(),
});

/** Something that a wish asks for, as a person who read it wrote it down. */
export type Ask = z.infer<typeof askSchema>;

/** A wish and what it says, written down by a person: a plain noun for every thing, and only what the words say. */
export type LabelledWish = z.infer<typeof labelledWishSchema>;

/** @throws ZodError where a label has not the form. */
export function parseLabelledWishes(json: string): LabelledWish[] {
  return z.array(labelledWishSchema).parse(JSON.parse(json));
}
