import { inArray, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { type Page, placePage } from "#db/page.ts";
import { blogPosts } from "#db/schema.ts";
import { type FoundPost, markFound } from "../search/mark-found.ts";
import { plainText } from "../search/plain-text.ts";
import { matchExpression, searchWords } from "../search/search-words.ts";
import { isPublicNow, loadCards } from "./list-published-posts.server.ts";

const foundAPage = 10;

/** Public posts that have all words, the best first: a word in the title counts ten times. */
export function searchPublishedPosts(search: string, wanted = 1): Page<FoundPost> {
  const words = searchWords(search);
  const ids = words.length > 0 ? findIds(words) : [];
  const { offset, ...place } = placePage(ids.length, wanted, foundAPage);
  const shown = ids.slice(offset, offset + foundAPage);
  const cards = new Map(loadCards(inArray(blogPosts.id, shown)).map((card) => [card.id, card]));
  const texts = new Map(loadTexts(shown).map(({ id, contentHtml }) => [id, plainText(contentHtml)]));
  const items = shown.flatMap((id) => {
    const post = cards.get(id);
    if (!post) return [];
    const text = [post.excerpt, texts.get(id)].filter(Boolean).join(" ");
    return [{ post, snippet: markFound(text, words) }];
  });
  return { items, ...place };
}

function findIds(words: string[]): number[] {
  const isPublic = db.select({ id: blogPosts.id }).from(blogPosts).where(isPublicNow());
  // The plus keeps SQLite from asking the index once for each public post.
  return db
    .all<{ id: number }>(
      sql`select rowid as id from blog_search where blog_search match ${matchExpression(words)} and +rowid in ${isPublic}
        order by bm25(blog_search, 10.0, 1.0), rowid desc`,
    )
    .map(({ id }) => id);
}

function loadTexts(ids: number[]) {
  const { id, contentHtml } = blogPosts;
  return db.select({ id, contentHtml }).from(blogPosts).where(inArray(id, ids)).all();
}
