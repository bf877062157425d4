import { href } from "react-router";
import { noteAtDesk } from "#app/domain/accounts/desk-log.server.ts";
import { findPostForEdit } from "#app/domain/blog/desk/find-post.server.ts";
import { type SavedPost, savePost } from "#app/domain/blog/desk/save-post.server.ts";
import { postJsonBytesAtMost, saveRefusals } from "#app/domain/blog/desk/save-refusals.ts";
import { deletePost } from "#app/domain/blog/desk/trash-post.server.ts";
import type { PostForEdit } from "#app/domain/blog/post.ts";
import { expectedUpdatedAtSchema, postChangesSchema } from "#app/domain/blog/post-schemas.ts";
import { presentPostForEdit, presentPublishedPost } from "#app/domain/blog/present-post.ts";
import { findPublishedPost, findSlugRedirect } from "#app/domain/blog/readers/find-published-post.server.ts";
import { apiAnswer, apiError } from "#app/http/answers/api-answer.ts";
import { entityTag, namesTag } from "#app/http/answers/entity-tag.ts";
import { fieldErrors } from "#app/http/answers/field-errors.ts";
import { requireApiEditor } from "#app/http/sessions/guards.server.ts";
import { readJson } from "#app/http/uploads/read-form.server.ts";
import type { Route } from "./+types/blog-post";

/** GET /api/blog/posts/{slug}: a published post, for everyone. GET /api/blog/posts/{id}: any post, for editors. */
export async function loader({ request, params: { idOrSlug } }: Route.LoaderArgs) {
  if (/^[0-9]+$/.test(idOrSlug)) {
    await requireApiEditor(request);
    const post = findPostForEdit(idOrSlug);
    return post ? unlessKnown(request, presentPostForEdit(post)) : notFound();
  }
  const published = await findPublishedPost(idOrSlug);
  if (published) return unlessKnown(request, presentPublishedPost(published));
  const slug = findSlugRedirect(idOrSlug);
  return slug
    ? apiError(301, "This post has moved", {}, { Location: href("/api/blog/posts/:idOrSlug", { idOrSlug: slug }) })
    : notFound();
}

/** PUT /api/blog/posts/{id} changes what the body names; DELETE /api/blog/posts/{id} deletes. */
export async function action({ request, params: { idOrSlug } }: Route.ActionArgs) {
  if (request.method !== "PUT" && request.method !== "DELETE") return wrongMethod();
  const editor = await requireApiEditor(request);
  const current = findPostForEdit(idOrSlug);
  if (!current) return notFound();
  const wanted = request.headers.get("If-Match");
  if (wanted !== null && !namesTag(wanted, entityTag(presentPostForEdit(current)))) return refuseStale(412, current);
  if (request.method === "DELETE") {
    if (!deletePost(current.id, editor.id)) return notFound();
    noteAtDesk(editor, "Post deleted", current.title);
    return apiAnswer({ ok: true });
  }
  const body = await readJson(request, postJsonBytesAtMost);
  const parsed = postChangesSchema.and(expectedUpdatedAtSchema).safeParse(body);
  if (!parsed.success) {
    const errors = fieldErrors(parsed.error);
    const [message = ""] = Object.values(errors);
    return apiError(400, message, { errors });
  }
  const { updatedAt, ...changes } = parsed.data;
  const read = updatedAt ?? (wanted === null || wanted === "*" ? undefined : current.updatedAt);
  const saved = await savePost({ ...changes, id: current.id }, editor, read);
  if (!saved.ok) return refuse(saved);
  noteAtDesk(editor, "Post updated", saved.post.title);
  const post = presentPostForEdit(saved.post);
  return apiAnswer(post, { headers: { ETag: entityTag(post) } });
}

function unlessKnown(request: Request, body: object): Response {
  const headers = { ETag: entityTag(body), "Cache-Control": "private, no-cache" };
  const isKnown = namesTag(request.headers.get("If-None-Match"), headers.ETag);
  return isKnown ? new Response(null, { status: 304, headers }) : apiAnswer(body, { headers });
}

function refuse(refused: Exclude<SavedPost, { ok: true }>): Response {
  const { status, message } = saveRefusals[refused.reason];
  if (refused.reason === "slug-taken") return apiError(status, message, { suggestion: refused.suggestion });
  if (refused.reason !== "stale") return apiError(status, message);
  return refuseStale(status, refused.current);
}

function refuseStale(status: number, post: PostForEdit): Response {
  const current = presentPostForEdit(post);
  const { updatedAt, updatedBy } = current;
  return apiError(status, saveRefusals.stale.message, { updatedAt, updatedBy, current }, { ETag: entityTag(current) });
}

function notFound(): Response {
  return apiError(404, saveRefusals["not-found"].message);
}

function wrongMethod(): Response {
  return apiError(405, "A post takes GET, PUT and DELETE", {}, { Allow: "GET, PUT, DELETE" });
}
