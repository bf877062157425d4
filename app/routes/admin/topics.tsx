import { href } from "react-router";
import { topicKindOf } from "#app/domain/blog/topics/topic-kind.ts";
import { listTopics } from "#app/domain/blog/topics/topics.server.ts";
import { requireEditor } from "#app/http/sessions/guards.server.ts";
import { DeskPage } from "#app/ui/admin/desk-page.tsx";
import { TopicTable } from "#app/ui/admin/topic-table.tsx";
import { topicWords } from "#app/ui/admin/topic-words.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { pageTitle } from "#app/ui/shell/page-title.ts";
import type { Route } from "./+types/topics";

/** /admin/categories and /admin/tags */
export async function loader({ request, pattern }: Route.LoaderArgs) {
  await requireEditor(request);
  const kind = topicKindOf(pattern);
  return { kind, topics: listTopics(kind) };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return [{ title: pageTitle(matches, loaderData && topicWords[loaderData.kind].title) }];
}

export default function Topics({ loaderData: { kind, topics } }: Route.ComponentProps) {
  const { title, intro, list, newOne, none } = topicWords[kind];
  return (
    <DeskPage
      title={title}
      intro={intro}
      back={{ to: href("/admin"), name: "Back" }}
      actions={<ButtonLink to={`${list}/new`}>{newOne}</ButtonLink>}
    >
      {topics.length > 0 ? (
        <TopicTable kind={kind} topics={topics} />
      ) : (
        <p className="rounded-lg border border-line border-dashed p-8 text-center">{none}</p>
      )}
    </DeskPage>
  );
}
