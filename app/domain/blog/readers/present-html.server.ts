import { eq, sql } from "drizzle-orm";
import { log } from "#app/logging/log.server.ts";
import { ifWritable } from "#db/busy.server.ts";
import { db } from "#db/client.server.ts";
import { blogPosts } from "#db/schema.ts";
import { oldestShownVersion, rendererVersion, renderMarkdown } from "../article/render-markdown.server.ts";
import { searchFields } from "../search/search-words.ts";

type Row = typeof blogPosts.$inferSelect;
type StoredText = Pick<Row, "id" | "title" | "excerpt" | "content" | "contentHtml" | "rendererVersion">;

const underWay = new Map<number, Promise<string>>();

/**
 * As rendered at save. After a change of the renderer it is rendered again in the background: this reader gets the old
 * HTML, unless that must not be shown.
 */
export async function presentHtml(text: StoredText): Promise<string> {
  const { id, contentHtml, rendererVersion: version } = text;
  if (version === rendererVersion) return contentHtml;
  const making = underWay.get(id) ?? makeAnew(text).finally(() => underWay.delete(id));
  underWay.set(id, making);
  if (version < oldestShownVersion) return making;
  making.catch((error) => log.warn({ error, postId: id }, "a post's text could not be rendered again"));
  return contentHtml;
}

async function makeAnew({ id, content, ...post }: StoredText): Promise<string> {
  const rendered = await renderMarkdown(content);
  const html = rendered.ok ? rendered.html : "";
  const readingMinutes = rendered.ok ? rendered.readingMinutes : 1;
  const changes = {
    ...{ contentHtml: html, rendererVersion, readingMinutes, ...searchFields({ ...post, html }) },
    updatedAt: sql`${blogPosts.updatedAt}`,
  };
  // While another process writes, the next reader stores it.
  ifWritable(() => db.update(blogPosts).set(changes).where(eq(blogPosts.id, id)).run());
  return html;
}
