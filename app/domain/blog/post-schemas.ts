import { z } from "zod";
import { withoutPicturePlaces } from "./picture-markdown.ts";
import { postStatuses } from "./post.ts";
import { postLimits, postMessages, readPostId, slugProblem } from "./post-rules.ts";

const line = (tooLong: string, atMost: number) => z.string({ error: tooLong }).overwrite(oneLine).max(atMost, tooLong);

const titleSchema = z
  .string({ error: postMessages.titleTooShort })
  .overwrite(oneLine)
  .min(postLimits.titleAtLeast, postMessages.titleTooShort)
  .max(postLimits.titleAtMost, postMessages.titleTooLong);

const slugSchema = z
  .string({ error: postMessages.slugTooShort })
  .trim()
  .refine((slug) => !slugProblem(slug), { error: ({ input }) => slugProblem(String(input)) });

/** The renderer checks the upper limit: it has another error than an invalid field. */
const contentSchema = z
  .string({ error: postMessages.contentTooShort })
  .overwrite((text) => withoutPicturePlaces(plainText(text)))
  .refine((text) => text.trim().length >= postLimits.contentAtLeast, postMessages.contentTooShort);

/** Epoch milliseconds, a date as text (without a zone: UTC), or nothing. */
const timeSchema = z
  .union([z.number(), z.string()], { error: postMessages.publishedAt })
  .nullable()
  .transform((value, context) => {
    if (value === null || value === "") return null;
    const time = typeof value === "number" ? value : readTime(value);
    if (Number.isFinite(time) && time >= 0 && time < Date.UTC(2200, 0)) return Math.trunc(time);
    context.issues.push({ code: "custom", message: postMessages.publishedAt, input: value });
    return z.NEVER;
  });

/** IDs as numbers, as a form's texts, or within the objects that GET returns. */
const topicIdSchema = z
  .union([z.number(), z.string(), z.object({ id: z.number() })], { error: postMessages.topics })
  .transform((value) => readPostId(typeof value === "object" ? value.id : value) ?? 0)
  .refine((id) => id > 0, postMessages.topics);

const topicIdsSchema = z.array(topicIdSchema, { error: postMessages.topics }).max(100, postMessages.topics);

const blockSchema = z.object(
  {
    id: z.unknown().optional(),
    type: z
      .string({ error: "Block type is missing" })
      .trim()
      .min(1, "Block type is missing")
      .max(50, "Block type must be at most 50 characters"),
    content: z.unknown().refine(isStorableJson, "Block content is missing or nested too deeply"),
    order: z.int({ error: "Block order must be a whole number" }).optional(),
  },
  { error: "A block must be an object with type and content" },
);

/** For PUT /api/blog/posts/{id}, where absent fields do not change. */
export const postChangesSchema = z.object({
  title: titleSchema.optional(),
  slug: slugSchema.optional(),
  excerpt: line(postMessages.excerptTooLong, postLimits.excerptAtMost).nullish(),
  content: contentSchema.optional(),
  metaTitle: line(postMessages.metaTitleTooLong, postLimits.metaTitleAtMost).nullish(),
  metaDescription: line(postMessages.metaDescriptionTooLong, postLimits.metaDescriptionAtMost).nullish(),
  status: z.enum(postStatuses, { error: postMessages.status }).optional(),
  publishedAt: timeSchema.optional(),
  /** A URL from POST /api/blog/media; null or "" removes the picture. */
  featuredImagePath: z.string({ error: postMessages.featuredImage }).max(2000, postMessages.featuredImage).nullish(),
  featuredImageAlt: line(postMessages.altTooLong, postLimits.altAtMost).nullish(),
  /** null: no author but the site itself. */
  authorId: z
    .union([z.number(), z.string()], { error: postMessages.author })
    .transform((id) => readPostId(id) ?? 0)
    .nullish(),
  categories: topicIdsSchema.optional(),
  tags: topicIdsSchema.optional(),
  blocks: z.array(blockSchema, { error: "Blocks must be a list" }).max(200, "A post has at most 200 blocks").optional(),
});

/** An optional field of a PUT: the `updatedAt` that was read. A newer one rejects the save. */
export const expectedUpdatedAtSchema = z.object({ updatedAt: timeSchema.optional() });

export const newPostSchema = postChangesSchema.extend({ title: titleSchema, slug: slugSchema, content: contentSchema });

/** For an imported post: as a draft it may be shorter. */
export const movedPostSchema = newPostSchema.extend({
  title: line(postMessages.titleTooLong, postLimits.titleAtMost),
  content: z.string().overwrite(plainText),
});

export type PostChanges = z.output<typeof postChangesSchema>;

function oneLine(text: string): string {
  return wellFormed(text)
    .replace(/[\p{Cc}\u2028\u2029]+/gu, " ")
    .trim();
}

function plainText(text: string): string {
  return wellFormed(text)
    .replace(/\r\n?/g, "\n")
    .replace(/[^\P{Cc}\t\n\x80-\x9f]/gu, "");
}

function wellFormed(text: string): string {
  return text.replace(/\p{Cs}/gu, "\ufffd");
}

function readTime(text: string): number {
  const match = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?))?\s*(Z|[+-]\d{2}:?\d{2})?$/.exec(
    text.trim(),
  );
  if (!match) return Number.NaN;
  const [, day = "", time = "00:00", zone = "Z"] = match;
  if (!isDay(day)) return Number.NaN;
  return Date.parse(`${day}T${time}${zone.replace(/^([+-]\d{2})(\d{2})$/, "$1:$2")}`);
}

function isDay(day: string): boolean {
  const date = new Date(`${day}T00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}

/** Any JSON but null, at most 50 levels deep, so that recursion can read and write it. */
function isStorableJson(value: unknown): boolean {
  if (value === undefined || value === null) return false;
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > 50) return false;
    level = level.flatMap((entry) => (typeof entry === "object" && entry !== null ? Object.values(entry) : []));
  }
  return true;
}
