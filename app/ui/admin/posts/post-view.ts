import { type PostSort, type PostStatus, postSorts, postStatuses } from "#app/domain/blog/post.ts";

/** What the post list shows, as its address says it. Safe in the browser. */
export interface PostView {
  search: string;
  status: PostStatus | "all";
  sort: PostSort;
  page: number;
}

/** Longer than any title: what is beyond it finds nothing anyway. */
export const searchCharactersAtMost = 200;

/** Reads an address; whatever makes no sense in it is as if it were not there. */
export function readPostView(query: URLSearchParams): PostView {
  const page = query.get("page") ?? "";
  return {
    search: (query.get("search") ?? "").trim().slice(0, searchCharactersAtMost),
    status: postStatuses.find((status) => status === query.get("status")) ?? "all",
    sort: postSorts.find((sort) => sort === query.get("sort")) ?? postSorts[0],
    page: /^[1-9][0-9]{0,5}$/.test(page) ? Number(page) : 1,
  };
}

/** The address of a view: "?status=draft&page=2", or "" for the view one begins with. */
export function postViewQuery(view: PostView): string {
  const query = new URLSearchParams();
  if (view.search) query.set("search", view.search);
  if (view.status !== "all") query.set("status", view.status);
  if (view.sort !== postSorts[0]) query.set("sort", view.sort);
  if (view.page !== 1) query.set("page", String(view.page));
  return query.size > 0 ? `?${query}` : "";
}
