import { href } from "react-router";
import { noteAtDesk } from "#app/domain/accounts/desk-log.server.ts";
import { findPostForEdit } from "#app/domain/blog/desk/find-post.server.ts";
import { type SavedPost, savePost } from "#app/domain/blog/desk/save-post.server.ts";
import { postJsonBytesAtMost, saveRefusals } from "#app/domain/blog/desk/save-refusals.ts";
import { deletePost } from "#app/domain/blog/desk/trash-post.server.ts";
import { expectedUpdatedAtSchema, postChangesSchema } from "#app/domain/blog/post-schemas.ts";
import { presentPostForEdit, presentPublishedPost } from "#app/domain/blog/present-post.ts";
import { findPublishedPost, findSlugRedirect } from "#app/domain/blog/readers/find-published-post.server.ts";
import { apiAnswer, apiError } from "#app/http/answers/api-answer.ts";
import { fieldErrors } from "#app/http/answers/field-errors.ts";
import { requireApiEditor } from "#app/http/sessions/guards.server.ts";
import { readJson } from "#app/http/uploads/read-form.server.ts";
import type { Route } from "./+types/blog-post";

/** GET /api/blog/posts/{slug}: a published post, for everyone. GET /api/blog/posts/{id}: any post, for editors. */
export async function loader({ request, params: { idOrSlug } }: Route.LoaderArgs) {
  if (/^[0-9]+$/.test(idOrSlug)) {
    await requireApiEditor(request);
    const post = findPostForEdit(idOrSlug);
    return post ? apiAnswer(presentPostForEdit(post)) : notFound();
  }
  const published = await findPublishedPost(idOrSlug);
  if (published) return apiAnswer(presentPublishedPost(published));
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
  const saved = await savePost({ ...changes, id: current.id }, editor, updatedAt ?? undefined);
  if (!saved.ok) return refuse(saved);
  noteAtDesk(editor, "Post updated", saved.post.title);
  return apiAnswer(presentPostForEdit(saved.post));
}

function refuse(refused: Exclude<SavedPost, { ok: true }>): Response {
  const { status, message } = saveRefusals[refused.reason];
  if (refused.reason === "slug-taken") return apiError(status, message, { suggestion: refused.suggestion });
  if (refused.reason !== "stale") return apiError(status, message);
  const current = presentPostForEdit(refused.current);
  return apiError(status, message, { updatedAt: current.updatedAt, updatedBy: current.updatedBy, current });
}

function notFound(): Response {
  return apiError(404, saveRefusals["not-found"].message);
}

function wrongMethod(): Response {
  return apiError(405, "A post takes GET, PUT and DELETE", {}, { Allow: "GET, PUT, DELETE" });
}
