import { Form, redirect } from "react-router";
import { readPostId } from "#app/domain/blog/post-rules.ts";
import { deleteTopic } from "#app/domain/blog/topics/save-topic.server.ts";
import { topicKindOf } from "#app/domain/blog/topics/topic-kind.ts";
import { listTopics } from "#app/domain/blog/topics/topics.server.ts";
import { redirectFromDesk } from "#app/http/answers/desk-answer.server.ts";
import { readIntent } from "#app/http/read-intent.ts";
import { requireEditor } from "#app/http/sessions/guards.server.ts";
import { readForm } from "#app/http/uploads/read-form.server.ts";
import { DeskPage } from "#app/ui/admin/desk-page.tsx";
import { countPosts, topicWords } from "#app/ui/admin/topic-words.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { pageTitle } from "#app/ui/shell/page-title.ts";
import type { Route } from "./+types/delete-topic";

/** Asks before a category or tag is deleted, and describes what happens to its posts. */
export async function loader({ request, params, pattern }: Route.LoaderArgs) {
  await requireEditor(request);
  const kind = topicKindOf(pattern);
  const topics = listTopics(kind);
  const topic = topics.find(({ id }) => id === readPostId(params.topicId));
  if (!topic) throw redirect(topicWords[kind].list, 303);
  return { kind, name: topic.name, postCount: topic.postCount, id: topic.id };
}

export async function action({ request, params, pattern }: Route.ActionArgs) {
  const editor = await requireEditor(request);
  readIntent((await readForm(request)).get("intent"), ["delete"], "delete");
  const kind = topicKindOf(pattern);
  const name = listTopics(kind).find(({ id }) => id === readPostId(params.topicId))?.name;
  const deleted = deleteTopic(kind, readPostId(params.topicId) ?? 0);
  const toast = deleted
    ? { title: `${kind === "tag" ? "Tag" : "Category"} deleted`, description: "Its posts are still there, without it." }
    : { title: "Error", description: "It is not there any more.", variant: "destructive" as const };
  return redirectFromDesk(request, editor, topicWords[kind].list, toast, name);
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return [{ title: pageTitle(matches, `Delete ${loaderData?.name ?? ""}`) }];
}

export default function DeleteTopic({ loaderData: { kind, name, postCount, id } }: Route.ComponentProps) {
  const { one, list, title } = topicWords[kind];
  return (
    <DeskPage
      title={`Are you sure you want to delete this ${one}?`}
      width="narrow"
      back={{ to: list, name: `Back to ${title}` }}
    >
      <p className="wrap-anywhere font-medium">{name}</p>
      <p className="mt-2 text-ink-soft">
        {postCount === 0
          ? `No post has this ${one}.`
          : `${countPosts(postCount)} ${postCount === 1 ? "has" : "have"} this ${one}. No post is deleted: ${postCount === 1 ? "it only loses" : "they only lose"} the ${one}.`}{" "}
        Its page on the blog goes.
      </p>
      <Form method="post" className="mt-6 flex flex-wrap gap-3">
        <Button danger>Delete</Button>
        {postCount > 0 ? (
          <ButtonLink to={`${list}/${id}`} variant="secondary">
            Merge into another instead
          </ButtonLink>
        ) : null}
        <ButtonLink to={list} variant="secondary">
          Cancel
        </ButtonLink>
      </Form>
    </DeskPage>
  );
}
