import { data, isRouteErrorResponse } from "react-router";
import { listEditDrafts } from "#app/domain/blog/desk/edit-draft.server.ts";
import { listPossibleAuthors } from "#app/domain/blog/desk/list-authors.server.ts";
import { postFormSchema } from "#app/domain/blog/desk/post-form-schema.ts";
import { emptyPost } from "#app/domain/blog/desk/post-texts.ts";
import { isPublic } from "#app/domain/blog/post.ts";
import { readBlogSettings } from "#app/domain/blog/settings/blog-settings.server.ts";
import { listCategories, listTags } from "#app/domain/blog/topics/topics.server.ts";
import { photoBytesAtMost } from "#app/domain/media/photo-problem.ts";
import { parseForm } from "#app/http/parse-form.ts";
import { findSignedInUser, requireEditor } from "#app/http/sessions/guards.server.ts";
import { readUpload } from "#app/http/uploads/read-upload.server.ts";
import { answerOrFailure } from "#app/ui/admin/answer-or-failure.ts";
import { DeskRefusal } from "#app/ui/admin/desk-refusal.tsx";
import { EditPostPage } from "#app/ui/admin/post-form/edit-post-page.tsx";
import { LoginNeeded } from "#app/ui/admin/post-form/login-needed.tsx";
import { presentUnsaved, textsToEdit } from "#app/ui/admin/post-form/present-unsaved.ts";
import { pageTitle } from "#app/ui/shell/page-title.ts";
import type { Route } from "./+types/edit-post";
import { findPost, pictureOf, pressButton } from "./edit-post/press-button.server.ts";

/** Above the 200 KB that a post may have: a longer text gets an error message. Pictures are held in memory. */
const formLimits = {
  fieldLength: 1024 * 1024,
  parts: 1000,
  list: { field: "pictures", bytesAtMost: 60 * 1024 * 1024 },
};

/** /admin/posts/new and /admin/posts/{id}; `?draft=` opens an unsaved version. */
export async function loader({ request, params, url }: Route.LoaderArgs) {
  const editor = await requireEditor(request);
  const post = findPost(params.postId);
  const { timeZone } = readBlogSettings();
  const unsaved = listEditDrafts(editor.id, post?.id);
  const authors = listPossibleAuthors(editor.id);
  const chosen = unsaved.find(({ id }) => String(id) === url.searchParams.get("draft"));
  const texts = textsToEdit(chosen, post, { timeZone, editorId: editor.id });
  return {
    post: post && { id: post.id, slug: post.slug, title: post.title, isPublic: isPublic(post) },
    texts,
    picture: pictureOf(texts),
    updatedAt: chosen?.basedOn ?? post?.updatedAt,
    draftId: chosen?.id,
    draftSeenAt: chosen?.updatedAt,
    unsaved: unsaved.filter((draft) => draft !== chosen).map((draft) => presentUnsaved(draft, post, timeZone)),
    categories: listCategories(),
    tags: listTags(),
    authors,
    timeZone,
  };
}

/** Handles every button of the form. What was typed is returned in any case, also when the login has expired. */
export async function action({ request, params }: Route.ActionArgs) {
  if (!(await findSignedInUser(request))) throw await keepTypedText(request);
  const editor = await requireEditor(request);
  const upload = await readUpload(request, "featuredImage", photoBytesAtMost, formLimits);
  try {
    return await pressButton({ request, upload, editor, postId: params.postId });
  } finally {
    await upload.dispose();
  }
}

async function keepTypedText(request: Request) {
  const upload = await readUpload(request, "featuredImage", photoBytesAtMost, formLimits);
  await upload.dispose();
  const { updatedAt = "", draftId = "", draftSeenAt = "", tab = "" } = upload.fields;
  const hidden = { updatedAt, draftId, draftSeenAt, tab };
  const submission = parseForm(upload.texts, postFormSchema);
  const texts = submission.status === "success" ? submission.value : emptyPost;
  return data({ texts, hidden }, { status: 401 });
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return answerOrFailure(serverAction);
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return [{ title: pageTitle(matches, loaderData?.post ? `Edit ${loaderData.post.title}` : "Create New Post") }];
}

export default function EditPost({ loaderData, actionData }: Route.ComponentProps) {
  return <EditPostPage key={loaderData.post?.id} {...loaderData} answer={actionData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 401 && error.data?.texts) return <LoginNeeded {...error.data} />;
  return <DeskRefusal error={error} />;
}
