import { eq } from "drizzle-orm";
import { inTransaction, type Transaction } from "#db/client.server.ts";
import { blogCategories, blogPostCategories, blogPostTags, blogTags } from "#db/schema.ts";
import { foldText } from "../fold-text.ts";
import type { Topic } from "../post.ts";
import { postLimits, slugOfName } from "../post-rules.ts";
import { keepMovedPage } from "../redirects/redirects.server.ts";
import type { TopicKind } from "./topic-kind.ts";
import type { TopicInput } from "./topic-schemas.ts";

export type SavedTopic =
  | { ok: true; topic: Topic; created: boolean }
  | { ok: false; reason: "not-found" | "name-taken" | "slug-taken" };

/** A second one of the same name, ignoring case, is refused. */
export function saveTopic(kind: TopicKind, input: TopicInput, id?: number): SavedTopic {
  return inTransaction((tx) => {
    const all = listTopics(tx, kind);
    const current = all.find((topic) => topic.id === id);
    if (id !== undefined && !current) return { ok: false, reason: "not-found" };
    const others = all.filter((topic) => topic !== current);
    const name = foldText(input.name);
    if (others.some((other) => foldText(other.name) === name)) return { ok: false, reason: "name-taken" };
    if (input.slug && others.some(({ slug }) => slug === input.slug)) return { ok: false, reason: "slug-taken" };
    const slug = input.slug || current?.slug || freeSlug(input.name, others);
    const values = { name: input.name, slug, description: input.description };
    if (current && current.slug !== slug) keepMovedPage(tx, `/blog/${kind}/${current.slug}`, `/blog/${kind}/${slug}`);
    return { ok: true, topic: write(tx, kind, values, current?.id), created: !current };
  });
}

export function ensureTopics(kind: TopicKind, names: string[]): number[] {
  return inTransaction((tx) => {
    const known = new Map(listTopics(tx, kind).map((topic) => [foldText(topic.name), topic]));
    const ids = names.map((name) => {
      const topic =
        known.get(foldText(name)) ?? write(tx, kind, { name, slug: freeSlug(name, [...known.values()]) }, undefined);
      known.set(foldText(name), topic);
      return topic.id;
    });
    return [...new Set(ids)];
  });
}

/** Returns how many posts had the first; undefined when one of the two is missing, or both are the same. */
export function mergeTopics(kind: TopicKind, fromId: number, intoId: number): number | undefined {
  return inTransaction((tx) => {
    const ids = new Set(listTopics(tx, kind).map(({ id }) => id));
    if (fromId === intoId || !ids.has(fromId) || !ids.has(intoId)) return undefined;
    const posts = listPostIds(tx, kind, fromId);
    for (const postId of posts) link(tx, kind, postId, intoId);
    remove(tx, kind, fromId);
    return posts.length;
  });
}

/** Its posts stay. False when there is none. */
export function deleteTopic(kind: TopicKind, id: number): boolean {
  return inTransaction((tx) => remove(tx, kind, id));
}

function listTopics(tx: Transaction, kind: TopicKind): Topic[] {
  const { id, name, slug } = kind === "category" ? blogCategories : blogTags;
  return tx
    .select({ id, name, slug })
    .from(kind === "category" ? blogCategories : blogTags)
    .all();
}

function write(tx: Transaction, kind: TopicKind, values: TopicInput & { slug: string }, id: number | undefined): Topic {
  const { description: _, ...tag } = values;
  const row =
    kind === "category"
      ? id === undefined
        ? tx.insert(blogCategories).values(values).returning().get()
        : tx.update(blogCategories).set(values).where(eq(blogCategories.id, id)).returning().get()
      : id === undefined
        ? tx.insert(blogTags).values(tag).returning().get()
        : tx.update(blogTags).set(tag).where(eq(blogTags.id, id)).returning().get();
  return { id: row.id, name: row.name, slug: row.slug };
}

function remove(tx: Transaction, kind: TopicKind, id: number): boolean {
  const table = kind === "category" ? blogCategories : blogTags;
  return tx.delete(table).where(eq(table.id, id)).run().changes > 0;
}

function listPostIds(tx: Transaction, kind: TopicKind, topicId: number): number[] {
  const rows =
    kind === "category"
      ? tx.select().from(blogPostCategories).where(eq(blogPostCategories.categoryId, topicId)).all()
      : tx.select().from(blogPostTags).where(eq(blogPostTags.tagId, topicId)).all();
  return rows.map(({ postId }) => postId);
}

function link(tx: Transaction, kind: TopicKind, postId: number, topicId: number): void {
  if (kind === "category") {
    tx.insert(blogPostCategories).values({ postId, categoryId: topicId }).onConflictDoNothing().run();
  } else {
    tx.insert(blogPostTags).values({ postId, tagId: topicId }).onConflictDoNothing().run();
  }
}

function freeSlug(name: string, others: Topic[]): string {
  const taken = new Set(others.map(({ slug }) => slug));
  const base = slugOfName(name);
  for (let n = 1; ; n++) {
    const ending = n === 1 ? "" : `-${n}`;
    const candidate = `${base.slice(0, postLimits.topicNameAtMost - ending.length).replace(/-+$/, "")}${ending}`;
    if (!taken.has(candidate)) return candidate;
  }
}
