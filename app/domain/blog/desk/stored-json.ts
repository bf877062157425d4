import { z } from "zod";
import { postStatuses } from "../post.ts";

/** What the desk keeps as JSON: read through these, so that a row of another time or hand is found out where it is read. */

/** What a post was after a save. */
export const revisionSnapshotSchema = z.object({
  title: z.string(),
  slug: z.string(),
  excerpt: z.string(),
  content: z.string(),
  metaTitle: z.string(),
  metaDescription: z.string(),
  status: z.enum(postStatuses),
  publishedAt: z.number().nullable(),
  featuredImagePath: z.string().nullable(),
  featuredImageAlt: z.string(),
  categories: z.array(z.number()),
  tags: z.array(z.number()),
});

/** The fields of an editor's form, as typed. */
export const draftFieldsSchema = z.record(z.string(), z.union([z.string(), z.array(z.string())]));

/** A block's content is its caller's own: any JSON, but JSON. */
export const blockContentSchema = z.json();
