import { z } from "zod";
import type { Locality } from "#app/designer/locality/locality.ts";
import { objectNames } from "#app/designer/objects/catalog.ts";
import { speciesNames } from "#app/designer/plants/catalog.ts";
import { flowerColors } from "#app/designer/plants/parts/flower-palettes.ts";
import {
  colors,
  elements,
  materials,
  moods,
  pavingKinds,
  places,
  shapes,
  sides,
  spots,
  styles,
  toneWords,
} from "#app/designer/wish/lexicon/garden-words.ts";
import { readHeardWish } from "#app/designer/wish/read-interpreted-wish.ts";
import { readWish } from "#app/designer/wish/read-wish.ts";
import { settleWish } from "#app/designer/wish/settle-wish.ts";
import { type Answers, answerQuestions, withAnswers } from "#app/designer/wish/typed/answers.ts";
import {
  type Scope,
  scopes,
  type Wish,
  type WishItem,
  type WishPart,
  type WishQuestion,
} from "#app/designer/wish/typed/wish.ts";
import type { Heard } from "../text/contract.ts";
import { parseInterpretedWish } from "../text/interpreted-wish-schema.ts";

/** From the customer's words, or from what a text model understood in them. */
export function readTypedWish(words: string, heard?: Heard): Wish {
  return heard ? readHeardWish(heard) : readWish(words);
}

interface OrderedWish {
  prompt: string;
  wish: unknown;
  wishReading: { heard?: unknown } | null;
  scope: Scope | null;
  locality: Locality | null;
}

/** As it is drawn: with the scope and the answers that its owner chose, and plants that the law lets grow where the yard is. */
export function typedWishOf(request: OrderedWish): Wish {
  const wish = settleAt(request, withAnswers(readOrderedWish(request)));
  return request.scope ? { ...wish, chosenScope: request.scope } : wish;
}

/** Where its owner said where the yard is. */
export function settleAt({ locality }: Pick<OrderedWish, "locality">, wish: Wish): Wish {
  return locality ? settleWish(wish, locality) : wish;
}

/** Orders from before wishes were stored are read anew. */
export function readOrderedWish({ prompt, wish, wishReading }: Omit<OrderedWish, "scope" | "locality">): Wish {
  return parseTypedWish(wish) ?? readTypedWish(prompt, parseInterpretedWish(wishReading?.heard));
}

/** As an order stores it, with what its customer answered; what the wish does not ask is ignored. */
export function storeTypedWish(wish: Wish, answers: Answers = {}): z.input<typeof storedWishSchema> {
  return { version: 1, ...answerQuestions(wish, answers) };
}

/** Undefined for none, and for one that this version cannot read. */
export function parseTypedWish(stored: unknown): Wish | undefined {
  const { data } = storedWishSchema.safeParse(stored);
  if (!data) return undefined;
  const { version: _, ...wish } = data;
  return wish;
}

const element = z.enum(elements);
const species = z.enum(speciesNames);
const thing = z.enum([...elements, ...speciesNames]);
const object = z.enum(objectNames);
const words = z.array(z.string()).readonly();
const span = z.tuple([z.number(), z.number()]).readonly();

const where = z.object({
  place: z.enum(places).optional(),
  side: z.enum(sides).optional(),
  spot: z.enum(spots).optional(),
});

const item = where.extend({
  thing,
  named: element.optional(),
  of: species.optional(),
  invasive: z
    .object({ name: z.string(), sale: z.enum(["banned", "restricted"]).optional(), instead: z.string() })
    .optional(),
  object: object.optional(),
  anchor: z.string().optional(),
  whereInWords: z.string().optional(),
  from: z.enum(spots).optional(),
  fromAnchor: z.string().optional(),
  to: z.enum(spots).optional(),
  toAnchor: z.string().optional(),
  shape: z.enum(shapes).optional(),
  material: z.enum(materials).optional(),
  colors: z.array(z.enum(colors)).readonly().optional(),
  count: z.number().optional(),
  more: z.number().optional(),
  seats: z.number().optional(),
  inRow: z.boolean().optional(),
  several: z.literal(true).optional(),
  shrubs: z.enum(["only", "among"]).optional(),
  size: z
    .object({ width: z.number().optional(), depth: z.number().optional(), height: z.number().optional() })
    .optional(),
  amount: z.enum(["less", "more"]).optional(),
  share: z.number().optional(),
  ofYard: z.number().optional(),
} satisfies Record<Exclude<keyof WishItem, keyof typeof where.shape>, z.ZodType>);

const surface = z.object({ paving: z.enum(pavingKinds).optional(), tone: z.enum(toneWords).optional() });

const removal = where.extend({
  words: z.string(),
  thing: element.optional(),
  looks: z.object({ look: z.enum(["plant", "thing", "post"]), height: span, width: span }).optional(),
  isLarge: z.boolean(),
  isMany: z.boolean(),
});

const lists = {
  asked: z.array(element).readonly(),
  refused: z.array(element).readonly(),
  kept: z.array(element).readonly(),
  avoided: z.array(z.enum([...pavingKinds, ...speciesNames])).readonly(),
  items: z.array(item).readonly(),
  plants: z.array(species).readonly(),
  removals: z.array(removal).readonly(),
  undrawn: z.array(item).readonly(),
  understood: words,
  statedThings: z
    .array(where.pick({ place: true, spot: true }).extend({ thing, object: object.optional(), words: z.string() }))
    .readonly(),
  keeps: words,
  notDrawn: words,
  flowerColors: z.array(z.enum(flowerColors)).readonly(),
};

const part = z.object({ ...lists, tree: species } satisfies Record<keyof WishPart, z.ZodType>).partial();

const question = z.object({
  id: z.string(),
  words: z.string(),
  ask: z.string(),
  options: z.array(z.object({ id: z.string(), words: z.string(), adds: part.optional() })).readonly(),
  answer: z.string().optional(),
} satisfies Record<keyof WishQuestion, z.ZodType>);

/** Not stored with the wish: they follow from where the yard is, which the order says. */
type SettledParts = Pick<Wish, "locality" | "unsuited">;

const storedWishSchema = z.object({
  version: z.literal(1),
  ...lists,
  style: z.enum(styles).optional(),
  patio: surface,
  path: surface.extend({ course: z.enum(["curved", "straight"]).optional(), replaces: z.boolean().optional() }),
  bed: z.enum(["black", "red", "brown", "pine-straw"]).optional(),
  steelEdging: z.boolean(),
  gravelGround: z.boolean(),
  freshLawn: z.boolean(),
  bareGround: z.boolean().optional(),
  tree: species.optional(),
  scope: z.enum(["anew", "nothing-else"]).optional(),
  chosenScope: z.enum(scopes).optional(),
  moods: z.array(z.enum(moods)).readonly(),
  aims: words,
  told: words,
  notUnderstood: words,
  questions: z.array(question).readonly(),
  unit: z.enum(["m", "ft"]).optional(),
  remark: z.string().optional(),
} satisfies Record<"version" | Exclude<keyof Wish, keyof SettledParts>, z.ZodType>) satisfies z.ZodType<Wish>;
