import { createReadStream } from "node:fs";
import { pipeline } from "node:stream";
import pick from "stream-json/filters/pick.js";
import streamArray from "stream-json/streamers/stream-array.js";
import { z } from "zod";
import type { FrontMatter } from "../front-matter/front-matter-value.ts";
import type { ExportedEntry, ExportedSite } from "./exported-entry.ts";

const words = z.string().nullish();
const id = z.union([z.string(), z.number()]).transform(String);
const flag = z.union([z.boolean(), z.number()]).nullish();

const postSchema = z.object({
  id,
  title: words,
  slug: words,
  html: words,
  plaintext: words,
  feature_image: words,
  page: flag,
  type: words,
  status: words,
  visibility: words,
  published_at: words,
  updated_at: words,
  custom_excerpt: words,
  meta_title: words,
  meta_description: words,
  author_id: id.nullish(),
});
type GhostPost = z.infer<typeof postSchema>;

const tables = {
  users: z.object({ id, name: words, email: words }),
  tags: z.object({ id, name: words, visibility: words }),
  posts_tags: z.object({ post_id: id, tag_id: id, sort_order: z.number().nullish() }),
  posts_authors: z.object({ post_id: id, author_id: id, sort_order: z.number().nullish() }),
  posts_meta: z.object({
    post_id: id,
    meta_title: words,
    meta_description: words,
    feature_image_alt: words,
    feature_image_caption: words,
  }),
} as const;

/**
 * Ghost's export (JSON), read as it comes: the small tables first, which posts name, then the posts. @throws Error in
 * words for a file that is none
 */
export async function readGhost(file: string): Promise<ExportedSite> {
  const names = new Map<string, string>();
  for await (const user of rowsOf(file, "users")) names.set(user.id, user.name || user.email || "");
  const tags = new Map<string, string>();
  for await (const tag of rowsOf(file, "tags")) if (tag.visibility !== "internal") tags.set(tag.id, tag.name ?? "");
  const tagsOf = new Map<string, string[]>();
  for await (const { post_id, tag_id } of rowsOf(file, "posts_tags"))
    tagsOf.set(post_id, [...(tagsOf.get(post_id) ?? []), tags.get(tag_id) ?? ""]);
  const authors = new Map<string, string>();
  for await (const { post_id, author_id } of rowsOf(file, "posts_authors"))
    if (!authors.has(post_id)) authors.set(post_id, names.get(author_id) ?? "");
  const details = new Map<string, z.infer<typeof tables.posts_meta>>();
  for await (const row of rowsOf(file, "posts_meta")) details.set(row.post_id, row);

  async function* readEntries(): AsyncGenerator<ExportedEntry> {
    for await (const row of streamTable(file, "posts")) {
      const post = postSchema.safeParse(row).data;
      if (!post) continue;
      const author = authors.get(post.id) ?? names.get(post.author_id ?? "") ?? null;
      yield entryOf(post, { author, tags: tagsOf.get(post.id)?.filter(Boolean) ?? [], ...details.get(post.id) });
    }
  }
  return { address: undefined, hosts: [], entries: readEntries(), notes: [] };
}

interface PostDetails extends Partial<z.infer<typeof tables.posts_meta>> {
  author: string | null;
  tags: string[];
}

function entryOf(post: GhostPost, details: PostDetails): ExportedEntry {
  const slug = post.slug ?? "";
  const place = post.type === "page" || post.page ? "page" : "post";
  const isOpen = !post.visibility || post.visibility === "public";
  const fields: FrontMatter = {
    title: post.title ?? "",
    slug,
    date: post.published_at ?? null,
    updated: post.updated_at ?? null,
    author: details.author,
    excerpt: post.custom_excerpt ?? null,
    meta_title: details.meta_title ?? post.meta_title ?? null,
    meta_description: details.meta_description ?? post.meta_description ?? null,
    tags: details.tags,
    permalink: slug === "" ? null : `/${slug}/`,
    image: post.feature_image ? { src: ownPath(post.feature_image), alt: details.feature_image_alt ?? "" } : null,
    status: /^(?:published|scheduled|sent)$/.test(post.status ?? "published") ? null : (post.status ?? null),
  };
  const html = post.html ?? (post.plaintext ?? "").replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/\n/g, "<br>");
  const doubts = isOpen ? [] : [`it was not for everybody (${post.visibility})`];
  return { place, name: `/${slug}/`, fields, html: ownPath(html), doubts };
}

/** Ghost writes its own address like this. */
function ownPath(text: string): string {
  return text.replaceAll("__GHOST_URL__", "");
}

async function* rowsOf<Name extends keyof typeof tables>(file: string, name: Name) {
  for await (const row of streamTable(file, name)) {
    const read = tables[name].safeParse(row);
    if (read.success) yield read.data as z.infer<(typeof tables)[Name]>;
  }
}

/** Of `{ db: [{ data: { posts: [...] } }] }`, or of `{ data: ... }` and `{ posts: [...] }` in older exports. */
async function* streamTable(file: string, name: string): AsyncGenerator<unknown> {
  const filter = new RegExp(`^(?:db\\.\\d+\\.)?(?:data\\.)?${name}$`);
  const rows = pipeline(
    createReadStream(file),
    pick.withParserAsStream({ filter }),
    streamArray.asStream(),
    () => undefined,
  );
  for await (const { value } of rows as unknown as AsyncIterable<{ value: unknown }>) yield value;
}
