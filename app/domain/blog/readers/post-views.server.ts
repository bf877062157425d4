import { and, eq, gte, inArray, lt, sql } from "drizzle-orm";
import { findUserForSession } from "#app/domain/accounts/find-user-for-session.server.ts";
import { isEditor } from "#app/domain/accounts/is-editor.server.ts";
import { log } from "#app/logging/log.server.ts";
import { whenWritable } from "#db/busy.server.ts";
import { db, inTransaction } from "#db/client.server.ts";
import { idsIn, prepared } from "#db/prepared.server.ts";
import { blogPosts, blogViews } from "#db/schema.ts";
import { sliceRows } from "#db/slices.server.ts";
import { isPublicNow } from "./list-published-posts.server.ts";

const dayMs = 24 * 60 * 60 * 1000;
const daysShown = 30;
const writeAfterMs = 3000;
/** Before a stop there is no time for more; what is not written waits for the next view. */
const patienceMs = 2000;

/** By "day slug", not yet in the database: a process that is killed loses the views of some seconds. */
const counted = new Map<string, number>();
let writing: NodeJS.Timeout | undefined;

/** A page of this slug was sent; an editor's own reading does not count. Nothing about the reader is kept. */
export function notePostView(slug: string, sessionId?: string): void {
  const user = sessionId === undefined ? undefined : findUserForSession(sessionId);
  if (user && isEditor(user)) return;
  const key = `${dayOf(Date.now())} ${slug}`;
  counted.set(key, (counted.get(key) ?? 0) + 1);
  writing ??= setTimeout(writePostViews, writeAfterMs).unref();
}

/** Processes add to the same rows. Also called before the process stops. */
export async function writePostViews(): Promise<void> {
  clearTimeout(writing);
  writing = undefined;
  try {
    if (counted.size > 0) await whenWritable(addCounted, patienceMs);
  } catch (error) {
    log.warn({ err: error }, "views of posts could not be written yet");
  }
}

function addCounted(): void {
  inTransaction((tx) => {
    for (const [key, n] of counted) {
      const [day = "", slug = ""] = key.split(" ");
      const post = tx
        .select({ id: blogPosts.id })
        .from(blogPosts)
        .where(and(eq(blogPosts.slug, slug), isPublicNow()))
        .get();
      if (!post) continue;
      tx.insert(blogViews)
        .values({ postId: post.id, day, views: n })
        .onConflictDoUpdate({
          target: [blogViews.postId, blogViews.day],
          set: { views: sql`${blogViews.views} + ${n}` },
        })
        .run();
    }
  });
  counted.clear();
}

/** Of the last 30 days, by the post's ID; posts without views are absent. */
export function countViews(posts: readonly { id: number }[]): Map<number, number> {
  const ids = JSON.stringify(posts.map(({ id }) => id));
  const rows = viewsOfPosts(db).all({ ids, since: firstDayShown() });
  return new Map(rows.map(({ postId, views }) => [postId, views]));
}

const viewsOfPosts = prepared((db) =>
  db
    .select({ postId: blogViews.postId, views: sql<number>`sum(${blogViews.views})` })
    .from(blogViews)
    .where(and(inArray(blogViews.postId, idsIn("ids")), gte(blogViews.day, sql.placeholder("since"))))
    .groupBy(blogViews.postId)
    .prepare(),
);

export function countAllViews(): number {
  const views = sql<number>`coalesce(sum(${blogViews.views}), 0)`;
  return db.select({ views }).from(blogViews).where(gte(blogViews.day, firstDayShown())).get()?.views ?? 0;
}

/** @returns how many rows were deleted, at most a slice */
export function deleteOldViews(before: number): number {
  const rowid = sql`rowid`;
  const slice = db
    .select({ rowid })
    .from(blogViews)
    .where(lt(blogViews.day, dayOf(before)))
    .limit(sliceRows);
  return db.delete(blogViews).where(inArray(rowid, slice)).run().changes;
}

function firstDayShown(): string {
  return dayOf(Date.now() - (daysShown - 1) * dayMs);
}

function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
