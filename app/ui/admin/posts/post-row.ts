import { isPublic, type PostListItem } from "#app/domain/blog/post.ts";
import { calendarDate } from "#app/ui/calendar-date.ts";
import type { PostRow } from "./post-table.tsx";

/** Loaders call it: dates are made on the server. */
export function postRow(post: PostListItem, timeZone: string): PostRow {
  const { id, title, slug, excerpt, status, publishedAt, createdAt } = post;
  const scheduled = status === "published" && !isPublic(post);
  return { id, title, slug, excerpt, status, scheduled, date: calendarDate(publishedAt ?? createdAt, timeZone) };
}
