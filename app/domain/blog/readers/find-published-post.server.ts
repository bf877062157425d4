import { and, asc, count, desc, eq, inArray, ne, type SQL, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { idsIn, prepared } from "#db/prepared.server.ts";
import { blogPostCategories, blogPosts, blogPostTags, slugRedirects } from "#db/schema.ts";
import { sizePictures } from "../article/size-pictures.server.ts";
import { showStills } from "../pictures/video-stills.server.ts";
import type { PostCard, PublishedPost } from "../post.ts";
import { loadTags } from "../post-details.server.ts";
import {
  isPublicNow,
  listPublishedPosts,
  loadCards,
  newestFirst,
  type PublishedPostFilter,
  presentCards,
  selectCards,
} from "./list-published-posts.server.ts";
import { presentHtml } from "./present-html.server.ts";

export async function findPublishedPost(slug: string): Promise<PublishedPost | undefined> {
  return (await withTexts(presentCards(publicCard(db).all({ slug, now: Date.now() }))))[0];
}

const publicCard = prepared((db) => {
  const isMeant = and(eq(blogPosts.slug, sql.placeholder("slug")), isPublicNow(sql.placeholder("now")));
  return selectCards(db, isMeant).prepare();
});

/** For editors only: a post of any status as its readers will see it. */
export async function findPostPreview(slug: string): Promise<PublishedPost | undefined> {
  return (await withTexts(loadCards(eq(blogPosts.slug, slug))))[0];
}

export async function findPostPreviewById(postId: number): Promise<PublishedPost | undefined> {
  return (await withTexts(loadCards(eq(blogPosts.id, postId))))[0];
}

/** The current slug of the published post that had this one before. */
export function findSlugRedirect(oldSlug: string): string | undefined {
  return db
    .select({ slug: blogPosts.slug })
    .from(slugRedirects)
    .innerJoin(blogPosts, eq(blogPosts.id, slugRedirects.postId))
    .where(and(eq(slugRedirects.slug, oldSlug), isPublicNow()))
    .get()?.slug;
}

export function listPostsForFeed(filter?: PublishedPostFilter): Promise<PublishedPost[]> {
  return withTexts(listPublishedPosts({ ...filter, pageSize: 20 }).items);
}

export function listPublishedSlugs(): { slug: string; updatedAt: number }[] {
  const { slug, updatedAt } = blogPosts;
  return db
    .select({ slug, updatedAt })
    .from(blogPosts)
    .where(isPublicNow())
    .orderBy(...newestFirst)
    .all();
}

/** With the most common categories and tags, the newest first among equals. */
export function listRelatedPosts(postId: number, atMost = 3): PostCard[] {
  const ids = relatedIds(db)
    .all({ postId, now: Date.now(), atMost })
    .map(({ id }) => id);
  const cards = new Map(loadCards(inArray(blogPosts.id, ids)).map((card) => [card.id, card]));
  return ids.flatMap((id) => cards.get(id) ?? []);
}

const relatedIds = prepared((db) => {
  const postId = sql.placeholder("postId");
  const postsOfSame = (table: typeof blogPostCategories | typeof blogPostTags) => {
    const topic = "categoryId" in table ? table.categoryId : table.tagId;
    const own = db.select({ topic }).from(table).where(eq(table.postId, postId));
    return db.select({ id: table.postId }).from(table).where(inArray(topic, own));
  };
  const related = postsOfSame(blogPostCategories).unionAll(postsOfSame(blogPostTags)).as("related");
  return db
    .select({ id: blogPosts.id })
    .from(related)
    .innerJoin(blogPosts, eq(blogPosts.id, related.id))
    .where(and(ne(blogPosts.id, postId), isPublicNow(sql.placeholder("now"))))
    .groupBy(blogPosts.id)
    .orderBy(desc(count()), ...newestFirst)
    .limit(sql.placeholder("atMost"))
    .prepare();
});

/** The next newer and older public post. */
export function findNeighbors(post: Pick<PublishedPost, "id" | "publishedAt" | "createdAt">) {
  const { id, slug, title, publishedAt, createdAt } = blogPosts;
  const next = (sign: ">" | "<", order: SQL[]) =>
    db
      .select({ slug, title })
      .from(blogPosts)
      .where(
        and(
          isPublicNow(),
          sql`(${publishedAt}, ${createdAt}, ${id}) ${sql.raw(sign)} (${post.publishedAt}, ${post.createdAt}, ${post.id})`,
        ),
      )
      .orderBy(...order)
      .limit(1)
      .get();
  return { newer: next(">", [asc(publishedAt), asc(createdAt), asc(id)]), older: next("<", newestFirst) };
}

async function withTexts(cards: readonly PostCard[]): Promise<PublishedPost[]> {
  const ids = cards.map(({ id }) => id);
  const rows = new Map(
    textsOfPosts(db)
      .all({ ids: JSON.stringify(ids) })
      .map((row) => [row.id, row]),
  );
  const tags = loadTags(ids);
  const posts: PublishedPost[] = [];
  for (const card of cards) {
    const row = rows.get(card.id);
    if (!row) continue;
    posts.push({
      ...card,
      content: row.content,
      createdAt: row.createdAt,
      contentHtml: sizePictures(showStills(await presentHtml({ ...card, ...row }))),
      metaTitle: row.metaTitle ?? "",
      metaDescription: row.metaDescription ?? "",
      tags: tags.get(card.id) ?? [],
    });
  }
  return posts;
}

const textsOfPosts = prepared((db) => {
  const { id, content, contentHtml, rendererVersion, metaTitle, metaDescription, createdAt } = blogPosts;
  return db
    .select({ id, content, contentHtml, rendererVersion, metaTitle, metaDescription, createdAt })
    .from(blogPosts)
    .where(inArray(id, idsIn("ids")))
    .prepare();
});
