import { data, redirect } from "react-router";
import type { SignedInUser } from "#app/domain/accounts/signed-in-user.ts";
import { readPostId } from "#app/domain/blog/post-rules.ts";
import { postFieldErrors } from "#app/domain/blog/post-schemas.ts";
import { mergeTopics, saveTopic } from "#app/domain/blog/topics/save-topic.server.ts";
import { type TopicKind, topicKindOf } from "#app/domain/blog/topics/topic-kind.ts";
import { categorySchema, topicMessages } from "#app/domain/blog/topics/topic-schemas.ts";
import { listTopics } from "#app/domain/blog/topics/topics.server.ts";
import { redirectFromDesk } from "#app/http/answers/desk-answer.server.ts";
import { readIntent } from "#app/http/read-intent.ts";
import { requireEditor } from "#app/http/sessions/guards.server.ts";
import { readForm } from "#app/http/uploads/read-form.server.ts";
import { DeskPage } from "#app/ui/admin/desk-page.tsx";
import { MergeForm, type TopicFields, TopicForm } from "#app/ui/admin/topic-forms.tsx";
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
  const typed = (name: string) => String(form.get(name) ?? "");
  return answer({ request, editor, kind, id, typed });
}

/** What was posted about a topic; without an id it is a new one. */
interface Posted {
  request: Request;
  editor: SignedInUser;
  kind: TopicKind;
  id: number | undefined;
  typed: (name: string) => string;
}

function save({ request, editor, kind, id, typed }: Posted) {
  const fields = { name: typed("name"), slug: typed("slug"), description: typed("description") };
  const parsed = categorySchema.safeParse(fields);
  if (!parsed.success) return refuse(422, postFieldErrors(parsed.error), fields);
  const saved = saveTopic(kind, parsed.data, id);
  if (!saved.ok) return refuse(409, refusals[saved.reason], fields);
  const { one, list } = topicWords[kind];
  const title = `${one === "tag" ? "Tag" : "Category"} ${saved.created ? "created" : "updated"}`;
  return redirectFromDesk(request, editor, list, { title, description: saved.topic.name });
}

function refuse(status: number, problems: Record<string, string>, fields?: TopicFields) {
  return data({ fields, problems }, { status });
}

const refusals: Record<"name-taken" | "slug-taken" | "not-found", Record<string, string>> = {
  "name-taken": { name: topicMessages.nameTaken },
  "slug-taken": { slug: topicMessages.slugTaken },
  "not-found": { "": "It has been deleted meanwhile." },
};

function merge({ request, editor, kind, id, typed }: Posted) {
  const moved = mergeTopics(kind, id ?? 0, readPostId(typed("into")) ?? 0);
  if (moved === undefined) {
    return refuse(422, { into: "Please choose from the list" });
  }
  const { list } = topicWords[kind];
  return redirectFromDesk(request, editor, list, { title: "Merged", description: `${countPosts(moved)} moved.` });
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const words = loaderData && topicWords[loaderData.kind];
  return [{ title: pageTitle(matches, loaderData?.topic ? `Edit ${loaderData.topic.name}` : words?.newOne) }];
}

export default function EditTopic({ loaderData: { kind, topic, others }, actionData }: Route.ComponentProps) {
  const { list, newOne, one, title } = topicWords[kind];
  const fields = actionData?.fields ?? topic ?? emptyFields;
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
        <TopicForm kind={kind} isNew={!topic} fields={fields} problems={actionData?.problems} />
        {topic ? <MergeForm kind={kind} {...topic} others={others} problem={actionData?.problems?.into} /> : null}
      </div>
    </DeskPage>
  );
}

const emptyFields = { name: "", slug: "", description: "" };
