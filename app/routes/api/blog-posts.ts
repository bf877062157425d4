import { noteAtDesk } from "#app/domain/accounts/desk-log.server.ts";
import { listPosts } from "#app/domain/blog/desk/list-posts.server.ts";
import { postFilterSchema, readQuery } from "#app/domain/blog/desk/post-filter-schema.ts";
import { savePost } from "#app/domain/blog/desk/save-post.server.ts";
import { postJsonBytesAtMost, saveRefusals } from "#app/domain/blog/desk/save-refusals.ts";
import type { Page } from "#app/domain/blog/post.ts";
import { loadContents } from "#app/domain/blog/post-details.server.ts";
import { newPostSchema } from "#app/domain/blog/post-schemas.ts";
import { presentPostCard, presentPostForEdit, presentPostListItem } from "#app/domain/blog/present-post.ts";
import { listPublishedPosts } from "#app/domain/blog/readers/list-published-posts.server.ts";
import { apiAnswer, apiError, apiRefusal } from "#app/http/answers/api-answer.ts";
import { fieldErrors } from "#app/http/answers/field-errors.ts";
import { requireApiEditor } from "#app/http/sessions/guards.server.ts";
import { readJson } from "#app/http/uploads/read-form.server.ts";
import type { Route } from "./+types/blog-posts";

/** Without `page` a client gets the whole list, up to this many: the Link header leads to the rest, X-Total-Count has the total. */
const postsAtMost = 1000;

/** GET /api/blog/posts: the published posts for everyone, with any other `status` all of them for editors. */
export async function loader({ request }: Route.LoaderArgs) {
  const parsed = postFilterSchema.safeParse(readQuery(new URL(request.url).searchParams) ?? { status: [] });
  if (!parsed.success) return apiRefusal(400, parsed.error);
  const { status, category, tag, search, sort, page } = parsed.data;
  const pageSize = parsed.data.pageSize ?? (page === undefined ? postsAtMost : undefined);
  const isForReaders = status === "published" && search === undefined && sort === undefined;
  if (isForReaders)
    return answerPage(listPublishedPosts({ category, tag, page, pageSize }), presentPostCard, request, page);
  await requireApiEditor(request);
  const statusFilter = status === "all" ? undefined : status;
  return answerPage(
    listPosts({ status: statusFilter, search, sort, page, pageSize }),
    presentPostListItem,
    request,
    page,
  );
}

/** POST /api/blog/posts: a new post, whose author is the sender. */
export async function action({ request }: Route.ActionArgs) {
  if (request.method !== "POST") return apiError(405, "Posts are created with POST", {}, { Allow: "GET, POST" });
  const editor = await requireApiEditor(request);
  const parsed = newPostSchema.safeParse(await readJson(request, postJsonBytesAtMost));
  if (!parsed.success) {
    const errors = fieldErrors(parsed.error);
    const [message = ""] = Object.values(errors);
    return apiError(400, message, { errors });
  }
  const saved = await savePost(parsed.data, editor);
  if (saved.ok) {
    noteAtDesk(editor, "Post created", saved.post.title);
    return apiAnswer(presentPostForEdit(saved.post), { status: 201 });
  }
  const { status, message } = saveRefusals[saved.reason];
  return apiError(status, message, saved.reason === "slug-taken" ? { suggestion: saved.suggestion } : {});
}

/**
 * A page of the list with its Markdown; the Link header (RFC 8288) links the neighboring pages. Pages of readers show the
 * last for one beyond it; a program that counts on would read it again and again.
 */
function answerPage<T extends { id: number }>(
  page: Page<T>,
  present: (item: T) => object,
  request: Request,
  wanted = 1,
): Response {
  const items = wanted > page.pageCount ? [] : page.items;
  const contents = loadContents(items.map(({ id }) => id));
  const headers = new Headers({ "X-Total-Count": String(page.total), Vary: "Cookie" });
  const links = pageLinks(page, new URL(request.url));
  if (links) headers.set("Link", links);
  const body = items.map((item) => ({ ...present(item), content: contents.get(item.id) ?? "" }));
  return apiAnswer(body, { headers });
}

function pageLinks({ page, pageCount }: Page<unknown>, url: URL): string {
  const pages = { first: 1, prev: page - 1, next: page + 1, last: pageCount };
  const known = Object.entries(pages).filter(([, n]) => pageCount > 1 && n >= 1 && n <= pageCount);
  return known.map(([rel, n]) => `<${addressOfPage(url, n)}>; rel="${rel}"`).join(", ");
}

function addressOfPage({ pathname, searchParams }: URL, page: number): string {
  const query = new URLSearchParams(searchParams);
  query.set("page", String(page));
  // Without a requested size a page has its own default: the next page must have the size of this one.
  if (!searchParams.has("pageSize") && !searchParams.has("page")) query.set("pageSize", String(postsAtMost));
  return `${pathname}?${query}`;
}
