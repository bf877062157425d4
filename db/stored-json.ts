import { z } from "zod";

/** What is kept as JSON: every such column is parsed by one of these when it is read. */

const spot = z.tuple([z.number(), z.number()]);

/** A length in the yard that its owner may know: metres as estimated, and its ends as shares of the photo's width and height. */
const lengthInYard = z.object({
  id: z.enum(["garage-door", "door", "existing-paving", "to-the-back", "along-the-back"]),
  metres: z.number(),
  fromInPhoto: spot.optional(),
  toInPhoto: spot,
});

/** A grid of cells over a photo, run by run: "812a20k40r" is 812 as they were read, 20 kept, 40 to be redesigned. */
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
  /** Absent in readings of before regions had names. */
  regions: regions.optional(),
  /** Paving in the ground, as share of it and by its middle; absent where there is none, and in readings of before it was told. */
  paving: z.object({ share: z.number(), centreU: z.number(), centreV: z.number() }).optional(),
  lengths: z.array(lengthInYard).readonly().optional(),
  /** What the photo shows, in the provider's words; absent for a yard and in readings of before it was told. */
  subject: z.string().optional(),
  /** When its owner said that it is a yard all the same, epoch milliseconds. */
  insistedAt: z.number().optional(),
});

export const groundCorrection = ground.extend({
  version: z.literal(1),
  /** Runs of the regions as the owner parted them; absent where they are as they were read. */
  regions: z.string().optional(),
  /** In older ones: share of the photo's height above which everything stays, where the cells say nothing else. */
  keepAbove: z.number().nullable().optional(),
});

export const knownLength = z.object({
  version: z.literal(1),
  /** Which of the measurable lengths, in the designer's own words. */
  what: z.string(),
  /** In metres, as the customer measured it, and by how much that is longer than estimated. */
  metres: z.number(),
  factor: z.number(),
  /** The unit it was typed in. */
  unit: z.enum(["m", "ft"]),
});

const words = z.array(z.string()).readonly();

/** How a wish was read, in words for its author. */
export const wishReading = z.object({
  version: z.literal(1),
  understood: words,
  /** Absent in readings of before it was told. */
  aims: words.optional(),
  leftOut: words,
  keeps: words,
  told: words,
  notDrawn: words,
  notUnderstood: words,
  remark: z.string().optional(),
  /** What can be drawn instead of something in `notDrawn`. */
  suggestions: z.array(z.object({ of: z.string(), instead: z.string() })).readonly(),
  /** What a text model read, in the text provider's own shape; absent where the designer read the words itself. */
  heard: z.unknown().optional(),
});

/** What the yard of a photo has room for, of all that is understood of a wish. */
export const room = z.object({
  version: z.literal(1),
  /** In every design, and in none: entries of `understood`. */
  fits: words,
  missing: words,
  /** What does not fit, or not as it was asked for. */
  noRoom: words,
  /** Entries of `understood` that are drawn in another size, as they are told instead; absent in looks of before it was told so. */
  resized: z
    .array(z.object({ of: z.string(), as: z.string() }))
    .readonly()
    .optional(),
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
  /** Null for the site itself; absent in revisions of before it was kept. */
  authorId: z.number().nullable().optional(),
});

/** Everything of a deleted post that brings it back; what is a column of its row stands as it stood there. */
export const trashedPost = z.object({
  post: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
  categories: z.array(z.number()),
  tags: z.array(z.number()),
  blocks: z.array(z.object({ type: z.string(), content: z.unknown(), order: z.number() })),
  revisions: z.array(z.object({ editorId: z.number().nullable(), snapshot: revisionSnapshot, createdAt: z.number() })),
  oldSlugs: z.array(z.string()),
});

export const formFields = z.record(z.string(), z.union([z.string(), z.array(z.string())]));

/** What somebody else's schema reads (a job's kind, the readers of plans, drift and sessions), or any JSON at all (a block's content). */
export const anything = z.unknown();

export type StoredGround = z.infer<typeof ground>;
export type StoredGroundRegions = z.infer<typeof regions>;
export type StoredYardReading = z.infer<typeof yardReading>;
export type StoredGroundCorrection = z.infer<typeof groundCorrection>;
export type StoredKnownLength = z.infer<typeof knownLength>;
export type StoredWishReading = z.infer<typeof wishReading>;
export type StoredRoom = z.infer<typeof room>;
export type RevisionSnapshot = z.infer<typeof revisionSnapshot>;
