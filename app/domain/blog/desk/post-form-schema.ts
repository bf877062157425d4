import { z } from "zod";
import { postStatuses } from "../post.ts";

const text = z.string().default("");
const list = z.array(z.string()).default([]);

/** All text, valid or not: `readPostTexts` interprets it, and newPostSchema validates that. */
export const postFormSchema = z.object({
  title: text,
  slug: text,
  excerpt: text,
  content: text,
  metaTitle: text,
  metaDescription: text,
  status: z.enum(postStatuses).default("draft").catch("draft"),
  /** "2026-01-05T10:42" in the blog's time zone, or "". */
  publishedAt: text,
  /** Name of the stored picture; "" for none. */
  featuredImagePath: text,
  featuredImageAlt: text,
  /** "none" for the site itself, "" for no change. */
  authorId: text,
  /** Ids. */
  categories: list,
  tags: list,
  /** Comma-separated, to be created and selected. */
  newCategories: text,
  newTags: text,
});

export type PostTexts = z.output<typeof postFormSchema>;
