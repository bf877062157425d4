import { redirect } from "react-router";
import type { SignedInUser } from "#app/domain/accounts/signed-in-user.ts";
import { readPostId } from "#app/domain/blog/post-rules.ts";
import { mergeTopics, saveTopic } from "#app/domain/blog/topics/save-topic.server.ts";
import { type TopicKind, topicKindOf } from "#app/domain/blog/topics/topic-kind.ts";
import { categorySchema, mergeSchema, topicMessages } from "#app/domain/blog/topics/topic-schemas.ts";
import { listTopics } from "#app/domain/blog/topics/topics.server.ts";
import { redirectFromDesk } from "#app/http/answers/desk-answer.server.ts";
import { parseForm, refuseForm } from "#app/http/parse-form.ts";
import { readIntent } from "#app/http/read-intent.ts";
import { requireEditor } from "#app/http/sessions/guards.server.ts";
import { readForm } from "#app/http/uploads/read-form.server.ts";
import { DeskPage } from "#app/ui/admin/desk-page.tsx";
import { MergeForm, mergeFormId, TopicForm, topicFormId } from "#app/ui/admin/topic-forms.tsx";
import { countPosts, topicWords } from "#app/ui/admin/topic-words.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { pageTitle } from "#app/ui/shell/page-title.ts";
import type { Route } from "./+types/edit-topic";

/** /admin/categories/new and /admin/categories/{id}, and the same for tags. */
export async function loader({ request, params, pattern }: Route.LoaderArgs) {
  await requireEditor(request);
  const kind = topicKindOf(pattern);
  const topics = listTopics(kind);
  const found = topics.find(({ id }) => id === readPostId(params.topicId ?? ""));
  const topic = found && { description: "", ...found };
  if (params.topicId !== undefined && !topic) throw redirect(topicWords[kind].list, 303);
  const others = topics.filter((other) => other !== found).map(({ id, name, postCount }) => ({ id, name, postCount }));
  return { kind, topic, others };
}

export async function action({ request, params, pattern }: Route.ActionArgs) {
  const editor = await requireEditor(request);
  const kind = topicKindOf(pattern);
  const form = await readForm(request);
  const id = params.topicId === undefined ? undefined : (readPostId(params.topicId) ?? 0);
  const intent = readIntent(form.get("intent"), id === undefined ? ["save"] : ["save", "merge"], "save");
  const answer = intent === "merge" ? merge : save;
  return answer({ request, editor, kind, id, form });
}

/** A posted form about a topic; without an id, a new one. */
interface Posted {
  request: Request;
  editor: SignedInUser;
  kind: TopicKind;
  id: number | undefined;
  form: FormData;
}

function save({ request, editor, kind, id, form }: Posted) {
  const submission = parseForm(form, categorySchema);
  if (submission.status !== "success") return refuseForm(topicFormId, submission);
  const saved = saveTopic(kind, submission.value, id);
  if (!saved.ok) return refuseForm(topicFormId, submission, 409, refusals[saved.reason]);
  const { one, list } = topicWords[kind];
  const title = `${one === "tag" ? "Tag" : "Category"} ${saved.created ? "created" : "updated"}`;
  return redirectFromDesk(request, editor, list, { title, description: saved.topic.name });
}

const refusals = {
  "name-taken": { fieldErrors: { name: [topicMessages.nameTaken] } },
  "slug-taken": { fieldErrors: { slug: [topicMessages.slugTaken] } },
  "not-found": { formErrors: ["It has been deleted meanwhile."] },
};

function merge({ request, editor, kind, id, form }: Posted) {
  const submission = parseForm(form, mergeSchema);
  if (submission.status !== "success") return refuseForm(mergeFormId, submission);
  const moved = mergeTopics(kind, id ?? 0, readPostId(submission.value.into) ?? 0);
  if (moved === undefined) {
    return refuseForm(mergeFormId, submission, 422, { fieldErrors: { into: [topicMessages.mergeTarget] } });
  }
  const { list } = topicWords[kind];
  return redirectFromDesk(request, editor, list, { title: "Merged", description: `${countPosts(moved)} moved.` });
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const words = loaderData && topicWords[loaderData.kind];
  return [{ title: pageTitle(matches, loaderData?.topic ? `Edit ${loaderData.topic.name}` : words?.newOne) }];
}

export default function EditTopic({ loaderData: { kind, topic, others } }: Route.ComponentProps) {
  const { list, newOne, one, title } = topicWords[kind];
  return (
    <DeskPage
      title={topic ? `Edit ${one}` : newOne}
      width="narrow"
      back={{ to: list, name: `Back to ${title}` }}
      actions={
        topic ? (
          <ButtonLink to={`${list}/${topic.id}/delete`} variant="quiet" danger className="-mr-5">
            Delete
          </ButtonLink>
        ) : null
      }
    >
      <div className="grid gap-6">
        <TopicForm kind={kind} topic={topic} />
        {topic ? <MergeForm kind={kind} {...topic} others={others} /> : null}
      </div>
    </DeskPage>
  );
}
