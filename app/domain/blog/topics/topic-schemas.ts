import { z } from "zod";
import { postLimits } from "../post-rules.ts";
import type { TopicKind } from "./topic-kind.ts";

const { topicNameAtMost } = postLimits;

export const topicMessages = {
  nameMissing: "Name is required",
  nameTooLong: `Name must be at most ${topicNameAtMost} characters`,
  slug: "Slug must contain only lowercase letters, numbers, and single hyphens",
  slugTooLong: `Slug must be at most ${topicNameAtMost} characters`,
  descriptionTooLong: "Description must be at most 500 characters",
  nameTaken: "There is one of this name already",
  slugTaken: "This slug is taken",
  mergeTarget: "Please choose from the list",
} as const;

const nameSchema = z
  .string({ error: topicMessages.nameMissing })
  .overwrite((text) => text.replace(/[\p{Cc}\p{Cs}\u2028\u2029\s]+/gu, " ").trim())
  .min(1, topicMessages.nameMissing)
  .max(topicNameAtMost, topicMessages.nameTooLong);

const slugSchema = z
  .string({ error: topicMessages.slug })
  .trim()
  .max(topicNameAtMost, topicMessages.slugTooLong)
  .regex(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/, topicMessages.slug)
  .nullish();

const tagSchema = z.object({ name: nameSchema, slug: slugSchema });

export const categorySchema = tagSchema.extend({
  description: z
    .string({ error: topicMessages.descriptionTooLong })
    .trim()
    .max(500, topicMessages.descriptionTooLong)
    .nullish(),
});

export const topicSchemas = { category: categorySchema, tag: tagSchema } satisfies Record<TopicKind, z.ZodType>;

/** What becomes of the posts of one that is merged: the id of the other. */
export const mergeSchema = z.object({ into: z.string({ error: topicMessages.mergeTarget }) });

export type TopicFields = z.input<typeof categorySchema>;
export type TopicInput = z.output<typeof categorySchema>;
