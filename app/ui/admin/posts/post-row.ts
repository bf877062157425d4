import { isPublic, type PostListItem } from "#app/domain/blog/post.ts";
import { calendarDate } from "#app/ui/calendar-date.ts";
import type { PostRow } from "./post-table.tsx";

/** Loaders call it: dates are made on the server. */
export function postRow(post: PostListItem, timeZone: string, views = 0): PostRow {
  const { id, title, slug, excerpt, status, publishedAt, createdAt } = post;
  const scheduled = status === "published" && !isPublic(post);
  const date = calendarDate(publishedAt ?? createdAt, timeZone);
  return { id, title, slug, excerpt, status, scheduled, date, views };
}
