import { and, eq, ne } from "drizzle-orm";
import type { db, Transaction } from "#db/client.server.ts";
import { blogPosts, slugRedirects } from "#db/schema.ts";
import type { PostForEdit } from "../post.ts";
import { isSlugPartial, postLimits, slugOfTitle } from "../post-rules.ts";

export function isSlugTaken(tx: Transaction | typeof db, slug: string, ownId: number | undefined): boolean {
  const others = and(eq(blogPosts.slug, slug), ownId === undefined ? undefined : ne(blogPosts.id, ownId));
  return tx.select({ id: blogPosts.id }).from(blogPosts).where(others).get() !== undefined;
}

export function findFreeSlug(tx: Transaction | typeof db, slug: string, ownId?: number): string {
  for (let n = 1; ; n++) {
    const ending = n === 1 ? "" : `-${n}`;
    const candidate = `${slug.slice(0, postLimits.slugAtMost - ending.length).replace(/-+$/, "")}${ending}`;
    if (!isSlugTaken(tx, candidate, ownId) && !leadsElsewhere(tx, candidate, ownId)) return candidate;
  }
}

/**
 * A slug made from a title without enough Latin letters gets a number where it is taken ("post-2"); any other was
 * chosen.
 */
export function numberSlug(tx: Transaction, { slug, title }: { slug: string; title: string }, ownId?: number): string {
  return slug === slugOfTitle(title) && isSlugPartial(title) ? findFreeSlug(tx, slug, ownId) : slug;
}

/** A slug in use is never an old one too: its current post wins. */
export function keepOldSlug(
  tx: Transaction,
  postId: number,
  before: Pick<PostForEdit, "slug" | "status" | "publishedAt"> | undefined,
  slug: string,
  now: number,
): void {
  tx.delete(slugRedirects).where(eq(slugRedirects.slug, slug)).run();
  if (!before || before.slug === slug || !wasPublic(before, now)) return;
  tx.insert(slugRedirects)
    .values({ slug: before.slug, postId })
    .onConflictDoUpdate({ target: slugRedirects.slug, set: { postId } })
    .run();
}

function wasPublic({ publishedAt }: Pick<PostForEdit, "publishedAt">, now: number): boolean {
  return publishedAt !== null && publishedAt <= now;
}

function leadsElsewhere(tx: Transaction | typeof db, slug: string, ownId: number | undefined): boolean {
  const redirect = tx.select().from(slugRedirects).where(eq(slugRedirects.slug, slug)).get();
  return redirect !== undefined && redirect.postId !== ownId;
}
