import { z } from "zod";

/** Schemas of the JSON columns, which parse them on every read. */

export const groupNames = z.array(z.string());

const spot = z.tuple([z.number(), z.number()]);

/** Meters as estimated, and ends as shares of the photo's width and height. */
const lengthInYard = z.object({
  id: z.enum(["garage-door", "door", "existing-paving", "to-the-back", "along-the-back"]),
  metres: z.number(),
  fromInPhoto: spot.optional(),
  toInPhoto: spot,
});

/**
 * A grid of cells over a photo, run-length encoded: "812a20k40r9p" is 812 as they were read, 20 kept, 40 to be
 * redesigned, 9 of a person or an animal, who is kept.
 */
const ground = z.object({ width: z.number(), height: z.number(), runs: z.string() });

/** What the ground consists of: "600a200b400c" is 600 cells of none, 200 of the first, 400 of the second. */
const regions = z.object({
  runs: z.string(),
  /** In the order of their letters; kinds in the provider's own words, `maybe` what else the doubted one may be. */
  list: z
    .array(z.object({ kind: z.string(), byHouse: z.boolean().optional(), maybe: z.string().optional() }))
    .readonly(),
});

export const yardReading = z.object({
  version: z.literal(1),
  /** `score` 0..1; `doubts` in the designer's own words. */
  confidence: z.object({ score: z.number(), unsure: z.boolean(), doubts: z.array(z.string()).readonly() }),
  ground,
  /** Undefined in readings from before regions had names. */
  regions: regions.optional(),
  /** Paving in the ground, as share of it and by its center; undefined where there is none, and in old readings. */
  paving: z.object({ share: z.number(), centreU: z.number(), centreV: z.number() }).optional(),
  lengths: z.array(lengthInYard).readonly().optional(),
  /** The horizon's row as share of the photo's height, and the camera's height in meters; undefined in old readings. */
  eye: z.object({ horizon: z.number(), height: z.number() }).optional(),
  /** Where the sun is, degrees to the right of where the photo looks; undefined where it is not sure, and in old readings. */
  sunAcross: z.number().optional(),
  /** What stands on the ground as a person would, as shares of the photo's width and height; undefined for nothing and in old readings. */
  figures: z
    .array(z.object({ foot: spot, height: z.number() }))
    .readonly()
    .optional(),
  /** When its owner answered the question about it, epoch milliseconds. */
  figuresKeptAt: z.number().optional(),
  /** What the photo shows, in the provider's words; undefined for a yard and in old readings. */
  subject: z.string().optional(),
  /** When its owner said that it is a yard all the same, epoch milliseconds. */
  insistedAt: z.number().optional(),
});

export const groundCorrection = ground.extend({
  version: z.literal(1),
  /** Runs of the regions as the owner split them; undefined where they are as read. */
  regions: z.string().optional(),
  /** In old ones: share of the photo's height above which everything stays, where the cells say nothing else. */
  keepAbove: z.number().nullable().optional(),
});

export const knownLength = z.object({
  version: z.literal(1),
  what: z.string(),
  /** In meters, as the customer measured it, and by how much that is longer than estimated. */
  metres: z.number(),
  factor: z.number(),
  unit: z.enum(["m", "ft"]),
});

const words = z.array(z.string()).readonly();

/** The designer's, which may not be imported here; the compiler holds both equal where one is stored as the other. */
export const scopes = ["things", "planting", "yard"] as const;

export const wishReading = z.object({
  version: z.literal(1),
  understood: words,
  /** Undefined in old readings. */
  aims: words.optional(),
  leftOut: words,
  /** What is taken out of the photo; undefined in old readings. */
  removed: words.optional(),
  keeps: words,
  told: words,
  notDrawn: words,
  notUnderstood: words,
  remark: z.string().optional(),
  /** Substitutes for something in `notDrawn`. */
  suggestions: z.array(z.object({ of: z.string(), instead: z.string() })).readonly(),
  /** In the text provider's own shape; undefined where the designer interpreted the wish itself. */
  heard: z.unknown().optional(),
  /** How much of the yard the wish is about; undefined in old readings. */
  scope: z.enum(scopes).optional(),
});

/** Of everything understood in a wish. */
export const room = z.object({
  version: z.literal(1),
  /** In every design, and in none: entries of `understood`. */
  fits: words,
  missing: words,
  /** What does not fit, or not as requested. */
  noRoom: words,
  /** Entries of `understood` and `removed` that are drawn in another size or found at a place, with their replacement text; undefined in old ones. */
  resized: z
    .array(z.object({ of: z.string(), as: z.string() }))
    .readonly()
    .optional(),
  /** What each design changes: a share of the picture's ground, and how many of the requested things; undefined in old ones. */
  designs: z
    .array(z.object({ changed: z.number(), asked: z.number(), drawn: z.number() }))
    .readonly()
    .optional(),
});

/** Where a yard is: half a USDA zone, degrees, and whose law on plants holds ("US", "US-NY"). */
export const locality = z.object({
  words: z.string(),
  zone: z.string(),
  latitude: z.number().optional(),
  laws: z.array(z.string()).readonly(),
  /** Year and month of these laws: "2026-11"; undefined in old ones. */
  asOf: z.string().optional(),
  /** Which way the photo looks. */
  facing: z.enum(["north", "northeast", "east", "southeast", "south", "southwest", "west", "northwest"]).optional(),
});

/** A person or company on an invoice; `country` by ISO 3166-1. */
export const party = z.object({ name: z.string(), address: z.string(), country: z.string(), vatNumber: z.string() });

/** Where the customer of an order is, and the tax in what is due for it there, as the payment provider calculated it. */
export const orderTax = z.object({
  country: z.string(),
  postalCode: z.string(),
  calculationId: z.string(),
  calculatedAt: z.number(),
  amountCents: z.number(),
  taxCents: z.number(),
  name: z.string(),
  rate: z.string(),
});

/** All that an invoice or credit note shows besides its number, date and sums, as it was when it was issued. */
export const invoiceContent = z.object({
  version: z.literal(1),
  numberPrefix: z.string(),
  seller: party.extend({ registration: z.string() }),
  /** Undefined where the customer gave none. */
  buyer: party.optional(),
  /** Of a credit note: the invoice's number. */
  corrects: z.string().optional(),
  /** When that was issued; older credit notes lack it. */
  correctsIssuedAt: z.number().optional(),
  lines: z.array(z.object({ text: z.string(), grossCents: z.number() })),
  /** `rate` in percent: "8.1" */
  tax: z.object({ name: z.string(), rate: z.string() }).optional(),
  note: z.string(),
});

export const revisionSnapshot = z.object({
  title: z.string(),
  slug: z.string(),
  excerpt: z.string(),
  content: z.string(),
  metaTitle: z.string(),
  metaDescription: z.string(),
  status: z.enum(["draft", "published", "archived"]),
  publishedAt: z.number().nullable(),
  featuredImagePath: z.string().nullable(),
  featuredImageAlt: z.string(),
  categories: z.array(z.number()),
  tags: z.array(z.number()),
  /** Null for the site itself; undefined in old revisions. */
  authorId: z.number().nullable().optional(),
});

/** Everything that restores a deleted post; columns are stored unchanged. */
export const trashedPost = z.object({
  post: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
  categories: z.array(z.number()),
  tags: z.array(z.number()),
  blocks: z.array(z.object({ type: z.string(), content: z.unknown(), order: z.number() })),
  revisions: z.array(z.object({ editorId: z.number().nullable(), snapshot: revisionSnapshot, createdAt: z.number() })),
  oldSlugs: z.array(z.string()),
});

export const formFields = z.record(z.string(), z.union([z.string(), z.array(z.string())]));

/** Validated by another schema (job kinds, plans, drift, sessions), or any JSON at all (a block's content). */
export const anything = z.unknown();

export type StoredGround = z.infer<typeof ground>;
export type StoredGroundRegions = z.infer<typeof regions>;
export type StoredYardReading = z.infer<typeof yardReading>;
export type StoredGroundCorrection = z.infer<typeof groundCorrection>;
export type StoredKnownLength = z.infer<typeof knownLength>;
export type StoredLocality = z.infer<typeof locality>;
export type StoredWishReading = z.infer<typeof wishReading>;
export type StoredParty = z.infer<typeof party>;
export type StoredOrderTax = z.infer<typeof orderTax>;
export type StoredInvoiceContent = z.infer<typeof invoiceContent>;
export type StoredRoom = z.infer<typeof room>;
export type RevisionSnapshot = z.infer<typeof revisionSnapshot>;

/** What a program with a token may do. */
export const apiScopes = z.array(z.enum(["read-orders", "write-posts"]));
