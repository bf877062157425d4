import { type PostSort, postSorts, postStatuses } from "#app/domain/blog/post.ts";

/** As in its address. */
export interface PostView {
  search: string;
  status: ListStatus | "all";
  /** Ids as text; "" for any. */
  category: string;
  tag: string;
  /** An id as text, "none" for the site itself, "" for any. */
  author: string;
  sort: PostSort;
  page: number;
  /** Posts a page, as text. */
  rows: Rows;
}

const listStatuses = [...postStatuses, "scheduled"] as const;
type ListStatus = (typeof listStatuses)[number];

export const rowsChoices = ["20", "50", "200"] as const;
type Rows = (typeof rowsChoices)[number];

/** Longer than any title. */
export const searchCharactersAtMost = 200;

/** Filters of a view in addition to search and status. */
export const narrowingNames = ["category", "tag", "author"] as const;

/** Invalid values are ignored. */
export function readPostView(query: URLSearchParams): PostView {
  const number = (name: string) => /^[1-9][0-9]{0,5}$/.exec(query.get(name) ?? "")?.[0] ?? "";
  return {
    search: (query.get("search") ?? "").trim().slice(0, searchCharactersAtMost),
    status: listStatuses.find((status) => status === query.get("status")) ?? "all",
    category: number("category"),
    tag: number("tag"),
    author: query.get("author") === "none" ? "none" : number("author"),
    sort: postSorts.find((sort) => sort === query.get("sort")) ?? postSorts[0],
    page: Number(number("page")) || 1,
    rows: rowsChoices.find((rows) => rows === query.get("rows")) ?? rowsChoices[0],
  };
}

/** "?status=draft&page=2", or "" for the default view. */
export function postViewQuery(view: PostView): string {
  const query = new URLSearchParams();
  if (view.search) query.set("search", view.search);
  if (view.status !== "all") query.set("status", view.status);
  for (const name of narrowingNames) if (view[name]) query.set(name, view[name]);
  if (view.sort !== postSorts[0]) query.set("sort", view.sort);
  if (view.rows !== rowsChoices[0]) query.set("rows", view.rows);
  if (view.page !== 1) query.set("page", String(view.page));
  return query.size > 0 ? `?${query}` : "";
}

export function isFiltered({ search, status, ...view }: PostView): boolean {
  return search !== "" || status !== "all" || narrowingNames.some((name) => view[name] !== "");
}
