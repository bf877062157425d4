import { z } from "zod";
import { postStatuses } from "../post.ts";

const text = z.string().default("");
const list = z.array(z.string()).default([]);

/** The form of a post as it is typed: all text, valid or not. What it means is `readPostTexts`, and newPostSchema judges that. */
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
  /** An id; "none" for the site itself, "" to leave it as it is. */
  authorId: text,
  /** Ids. */
  categories: list,
  tags: list,
  /** Names to be made and ticked, with commas between them. */
  newCategories: text,
  newTags: text,
});

export type PostTexts = z.output<typeof postFormSchema>;
