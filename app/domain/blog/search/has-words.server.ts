import { type SQL, sql } from "drizzle-orm";
import { blogPosts } from "#db/schema.ts";
import { matchExpression } from "./search-words.ts";

/** All of them, in title, excerpt or text; false without words. */
export function hasWords(words: string[]): SQL {
  if (words.length === 0) return sql`false`;
  // The plus keeps SQLite from looking up every post that has the words: it walks the order's index up to the page's end.
  return sql`+${blogPosts.id} in (select rowid from blog_search where blog_search match ${matchExpression(words)})`;
}
