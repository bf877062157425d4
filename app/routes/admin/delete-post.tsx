import { data, Form, href, redirect } from "react-router";
import type { NewToast } from "#app/domain/accounts/toast-message.ts";
import { findPostForEdit } from "#app/domain/blog/desk/find-post.server.ts";
import { deletePost, trashDays } from "#app/domain/blog/desk/trash-post.server.ts";
import { isPublic } from "#app/domain/blog/post.ts";
import { orAnswer } from "#app/http/answers/bad-moment.server.ts";
import { redirectFromDesk } from "#app/http/answers/desk-answer.server.ts";
import { readIntent } from "#app/http/read-intent.ts";
import { requireEditor } from "#app/http/sessions/guards.server.ts";
import { readForm } from "#app/http/uploads/read-form.server.ts";
import { answerOrFailure, type SendingFailure } from "#app/ui/admin/answer-or-failure.ts";
import { DeskPage } from "#app/ui/admin/desk-page.tsx";
import { postViewQuery, readPostView } from "#app/ui/admin/posts/post-view.ts";
import { deleteFailure, deleteQuestion } from "#app/ui/admin/posts/use-delete-post.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { pageTitle } from "#app/ui/shell/page-title.ts";
import type { Route } from "./+types/delete-post";

/** Asks for confirmation where no script does. It has the list's query, so that both buttons lead back to the same view. */
export async function loader({ request, params, url }: Route.LoaderArgs) {
  await requireEditor(request);
  const post = findPostForEdit(params.postId);
  const list = `${href("/admin/posts")}${postViewQuery(readPostView(url.searchParams))}`;
  if (!post) throw redirect(list, 303);
  return { title: post.title, slug: post.slug, isPublic: isPublic(post), list, trashDays };
}

export async function action({ request, params, url }: Route.ActionArgs) {
  const editor = await requireEditor(request);
  readIntent((await readForm(request)).get("intent"), ["delete"], "delete");
  const list = `${href("/admin/posts")}${postViewQuery(readPostView(url.searchParams))}`;
  const title = findPostForEdit(params.postId)?.title;
  const answer = async () => {
    const toast = deletePost(params.postId, editor.id) ? deletedToast : notThereToast;
    return redirectFromDesk(request, editor, list, toast, title);
  };
  return orAnswer(answer, () => data<SendingFailure>({ failed: true, isLogin: false }, { status: 500 }));
}

const deletedToast: NewToast = { title: "Post deleted", description: "The post has been successfully deleted." };
const notThereToast: NewToast = {
  title: "Error",
  description: `${deleteFailure}: it is not there any more.`,
  variant: "destructive",
};

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return answerOrFailure(serverAction);
}

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle(matches, "Delete a post") }];
}

export default function DeletePost({ loaderData, actionData }: Route.ComponentProps) {
  const { title, slug, isPublic, list, trashDays: days } = loaderData;
  return (
    <DeskPage title={deleteQuestion} width="narrow" back={{ to: list, name: "Back to Posts" }}>
      {actionData?.failed ? <Alert className="mb-4">{actionData.words ?? deleteFailure}</Alert> : null}
      <p dir="auto" className="wrap-anywhere font-medium">
        {title}
      </p>
      <p className="mt-2 text-ink-soft">
        {isPublic ? `Readers will no longer find it at ${href("/blog/:slug", { slug })}. ` : null}
        For {days} days it can be brought back from the trash, as a draft. To only take it off the blog, set its status
        to Archived.
      </p>
      <Form method="post" className="mt-6 flex flex-wrap gap-3">
        <Button danger>Delete</Button>
        <ButtonLink to={list} variant="secondary">
          Cancel
        </ButtonLink>
      </Form>
    </DeskPage>
  );
}
