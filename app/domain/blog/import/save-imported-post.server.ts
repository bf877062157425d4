import { eq, inArray } from "drizzle-orm";
import { env } from "#app/settings/env.server.ts";
import { db } from "#db/client.server.ts";
import { blogPosts, users } from "#db/schema.ts";
import type { RenderedMarkdown } from "../article/render-markdown.server.ts";
import { findPostForEdit } from "../desk/find-post.server.ts";
import { savePost } from "../desk/save-post.server.ts";
import { saveRefusals } from "../desk/save-refusals.ts";
import type { PostForEdit } from "../post.ts";
import { personName } from "../post-details.server.ts";
import { movedPostSchema, type PostChanges } from "../post-schemas.ts";
import { keepOldAddresses } from "../redirects/redirects.server.ts";
import { ensureTopics } from "../topics/save-topic.server.ts";
import type { DownloadPicture } from "./pictures/download-picture.server.ts";
import type { PlannedPost } from "./plan-posts.server.ts";

export interface ImportOptions {
  authorId?: number;
  /** Includes posts that were changed at the desk since they were imported. */
  overwrite?: boolean;
  /** Publishes what may be; else new posts are drafts, and the others keep their status. */
  publish?: boolean;
  dryRun?: boolean;
  /** The field of the front matter that is the title. */
  titleKey?: string | undefined;
  /** Pictures that are not among the files. */
  download?: DownloadPicture;
  unknownAuthors?: Set<string>;
}

export interface SavedImport {
  outcome: "created" | "updated" | "unchanged" | "kept" | "failed";
  status?: PostForEdit["status"];
  notes: string[];
}

export interface PostToSave extends Pick<PlannedPost, "described" | "reasons" | "oldAddresses"> {
  content: string;
  rendered: RenderedMarkdown;
  featuredImagePath: string | null;
  authorId: number | undefined;
}

/** With its old URLs. */
export async function saveImportedPost(post: PostToSave, options: ImportOptions): Promise<SavedImport> {
  const { title, slug, excerpt, metaTitle, metaDescription, image, publishedAt } = post.described;
  const current = findBySlug(slug);
  const status = statusOf(post, current, options);
  const topics = (kind: "category" | "tag", names: string[]) => (options.dryRun ? [] : ensureTopics(kind, names));
  const parsed = movedPostSchema.safeParse({
    ...{ title, slug, excerpt, metaTitle, metaDescription, content: post.content, status },
    publishedAt: publishedAt?.time ?? current?.publishedAt ?? undefined,
    featuredImagePath: post.featuredImagePath,
    featuredImageAlt: image?.alt.slice(0, 500) ?? "",
    categories: topics("category", post.described.categories),
    tags: topics("tag", post.described.tags),
  });
  if (!parsed.success) {
    return { outcome: "failed", notes: [...new Set(parsed.error.issues.map(({ message }) => message))] };
  }
  if (current?.updatedByName && !options.overwrite) {
    const isSame = !changesAnything(parsed.data, current);
    const note = `${current.updatedByName} has changed this post at the desk; --overwrite replaces that`;
    return { outcome: isSame ? "unchanged" : "kept", status: current.status, notes: isSame ? [] : [note] };
  }
  if (options.dryRun) return { outcome: current ? "updated" : "created", status, notes: [] };
  if (current && !changesAnything(parsed.data, current)) {
    keepOldAddresses(post.oldAddresses, slug);
    return { outcome: "unchanged", status: current.status, notes: [] };
  }
  return write(parsed.data, post, current);
}

async function write(input: PostChanges, post: PostToSave, current: PostForEdit | undefined): Promise<SavedImport> {
  const now = Date.now();
  const { modifiedAt, publishedAt, slug } = post.described;
  const changed = modifiedAt ?? publishedAt;
  const at = !current && changed && changed.time < now ? changed.time : now;
  const rendered = input.content === post.content ? post.rendered : undefined;
  const saved = await savePost({ ...input, id: current?.id, rendered }, { id: null }, current?.updatedAt, at);
  if (!saved.ok) return { outcome: "failed", notes: [saveRefusals[saved.reason].message] };
  const { id, updatedAt, status } = saved.post;
  if (saved.created && post.authorId !== undefined) {
    db.update(blogPosts).set({ authorId: post.authorId, updatedAt }).where(eq(blogPosts.id, id)).run();
  }
  const notes = keepOldAddresses(post.oldAddresses, slug);
  return { outcome: saved.created ? "created" : "updated", status, notes };
}

function statusOf(post: PostToSave, current: PostForEdit | undefined, { publish }: ImportOptions) {
  if (publish) return post.reasons.length === 0 ? "published" : "draft";
  return current?.status ?? "draft";
}

/** By address, or by name among the editors; a note where there is none. */
export function findAuthor(
  name: string | undefined,
  { authorId, unknownAuthors }: ImportOptions,
): { id?: number; note?: string } {
  if (name === undefined) return { id: authorId };
  const wanted = name.toLowerCase();
  const emails = [...new Set([name, wanted, ...env.ADMIN_EMAILS])];
  const columns = { id: users.id, email: users.email, name: personName(users) };
  const people = db.select(columns).from(users).where(inArray(users.email, emails)).all();
  const person = people.find((user) => [user.email, user.name].some((known) => known?.toLowerCase() === wanted));
  if (person) return { id: person.id };
  if (unknownAuthors?.has(wanted)) return { id: authorId };
  unknownAuthors?.add(wanted);
  return { id: authorId, note: `its author ${name} has no account here` };
}

function changesAnything(input: PostChanges, current: PostForEdit): boolean {
  const ids = (topics: { id: number }[]) => topics.map(({ id }) => id);
  const now: Record<string, unknown> = {
    ...current,
    featuredImagePath: current.featuredImage && `/api/uploads/${current.featuredImage.picture.path}`,
    featuredImageAlt: current.featuredImage ? current.featuredImage.alt : input.featuredImageAlt,
    categories: ids(current.categories),
    tags: ids(current.tags),
  } satisfies PostChanges;
  const sorted = (value: unknown) => (Array.isArray(value) ? [...value].sort((a, b) => a - b) : value);
  return Object.entries(input).some(([name, value]) => {
    const before = sorted(now[name]);
    return value !== undefined && JSON.stringify(sorted(value)) !== JSON.stringify(before);
  });
}

function findBySlug(slug: string): PostForEdit | undefined {
  const row = db.select({ id: blogPosts.id }).from(blogPosts).where(eq(blogPosts.slug, slug)).get();
  return row && findPostForEdit(row.id);
}
