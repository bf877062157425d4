import type { Topic } from "#app/domain/blog/post.ts";
import type { PostFields } from "../post-fields.ts";
import type { ComparedField } from "./versions-compared.tsx";

interface Topics {
  categories: Topic[];
  tags: Topic[];
}

/** Two versions of a post field by field, as people call the fields and read their values. */
export function comparePostFields(before: PostFields, after: PostFields, topics: Topics): ComparedField[] {
  const young = readable(after, topics);
  return Object.entries(readable(before, topics)).map(([name, old]) => ({
    name,
    before: old,
    after: young[name] ?? "",
  }));
}

function readable(fields: PostFields, { categories, tags }: Topics): Record<string, string> {
  return {
    Title: fields.title.trim(),
    Slug: fields.slug.trim(),
    Excerpt: fields.excerpt.trim(),
    Content: fields.content.replace(/\r\n?/g, "\n"),
    "Meta Title": fields.metaTitle.trim(),
    "Meta Description": fields.metaDescription.trim(),
    Status: fields.status,
    "Publish Date": fields.publishedAt.replace("T", " "),
    "Featured Image": fields.featuredImagePath,
    "Image Description": fields.featuredImageAlt.trim(),
    Categories: namesOf(fields.categories, categories),
    Tags: namesOf(fields.tags, tags),
  };
}

function namesOf(ids: string[], topics: Topic[]): string {
  return topics
    .filter(({ id }) => ids.includes(String(id)))
    .map(({ name }) => name)
    .join(", ");
}
