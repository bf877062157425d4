import type { PostTexts } from "#app/domain/blog/desk/post-form-schema.ts";
import type { Topic } from "#app/domain/blog/post.ts";
import type { ComparedField } from "./versions-compared.tsx";

export interface KnownNames {
  categories: Topic[];
  tags: Topic[];
  /** Possible authors. */
  authors: { id: number; name: string }[];
}

/** In the words of the fields' labels. */
export function comparePosts(before: PostTexts, after: PostTexts, known: KnownNames): ComparedField[] {
  const young = readable(after, known, before.authorId);
  return Object.entries(readable(before, known)).map(([name, old]) => ({
    name,
    before: old,
    after: young[name] ?? "",
  }));
}

/** `author` is for fields that leave it unchanged. */
function readable(
  fields: PostTexts,
  { categories, tags, authors }: KnownNames,
  author?: string,
): Record<string, string> {
  return {
    Title: fields.title.trim(),
    Slug: fields.slug.trim(),
    Excerpt: fields.excerpt.trim(),
    Content: fields.content.replace(/\r\n?/g, "\n"),
    "Meta Title": fields.metaTitle.trim(),
    "Meta Description": fields.metaDescription.trim(),
    Status: fields.status,
    "Publish Date": fields.publishedAt.replace("T", " "),
    Author: authorName(fields.authorId, authors) ?? authorName(author, authors) ?? "",
    "Featured Image": fields.featuredImagePath,
    "Image Description": fields.featuredImageAlt.trim(),
    Categories: namesOf(fields.categories, categories),
    Tags: namesOf(fields.tags, tags),
  };
}

function authorName(id: string | undefined, authors: KnownNames["authors"]): string | undefined {
  if (id === "none") return "The site itself";
  return authors.find((author) => String(author.id) === id)?.name;
}

function namesOf(ids: string[], topics: Topic[]): string {
  return topics
    .filter(({ id }) => ids.includes(String(id)))
    .map(({ name }) => name)
    .join(", ");
}
