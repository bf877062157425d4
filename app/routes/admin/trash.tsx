import { Form, href } from "react-router";
import { listTrash, restorePost, trashDays, trashEnd } from "#app/domain/blog/desk/trash-post.server.ts";
import { readBlogSettings } from "#app/domain/blog/settings/blog-settings.server.ts";
import { redirectFromDesk } from "#app/http/answers/desk-answer.server.ts";
import { readIntent } from "#app/http/read-intent.ts";
import { requireEditor } from "#app/http/sessions/guards.server.ts";
import { readForm } from "#app/http/uploads/read-form.server.ts";
import { DeskPage } from "#app/ui/admin/desk-page.tsx";
import { Button } from "#app/ui/button.tsx";
import { calendarDate } from "#app/ui/calendar-date.ts";
import { pageTitle } from "#app/ui/shell/page-title.ts";
import type { Route } from "./+types/trash";

const list = href("/admin/trash");

/** /admin/trash: deleted posts, which can be restored. */
export async function loader({ request }: Route.LoaderArgs) {
  await requireEditor(request);
  const { timeZone } = readBlogSettings();
  const posts = listTrash().map(({ deletedAt, ...post }) => ({
    ...post,
    deleted: calendarDate(deletedAt, timeZone),
    until: calendarDate(trashEnd(deletedAt), timeZone),
  }));
  return { posts, trashDays };
}

export async function action({ request }: Route.ActionArgs) {
  const editor = await requireEditor(request);
  const form = await readForm(request);
  readIntent(form.get("intent"), ["restore"], "restore");
  const post = restorePost(String(form.get("postId") ?? ""));
  if (post) {
    const description = `It is a draft now, at ${href("/blog/:slug", post)} once it is published.`;
    return redirectFromDesk(
      request,
      editor,
      href("/admin/posts/:postId", { postId: String(post.id) }),
      { title: "Post brought back", description },
      post.slug,
    );
  }
  const description = "This post is not in the trash any more.";
  return redirectFromDesk(request, editor, list, { title: "Error", description, variant: "destructive" });
}

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle(matches, "Trash") }];
}

export default function Trash({ loaderData: { posts, trashDays: days } }: Route.ComponentProps) {
  return (
    <DeskPage
      title="Trash"
      intro={`Deleted posts stay here for ${days} days. What is brought back is a draft first.`}
      back={{ to: href("/admin/posts"), name: "Back to Posts" }}
    >
      {posts.length === 0 ? (
        <p className="rounded-lg border border-line border-dashed p-8 text-center">The trash is empty.</p>
      ) : (
        <ul className="border-line border-t">
          {posts.map(({ postId, title, slug, deleted, until, deletedByName }) => (
            <li key={postId} className="flex flex-wrap items-center justify-between gap-3 border-line border-b py-3">
              <div className="min-w-0">
                <p dir="auto" className="wrap-anywhere font-medium">
                  {title}
                </p>
                <p className="wrap-anywhere text-ink-soft text-sm">
                  {slug} · deleted {deleted}
                  {deletedByName ? ` by ${deletedByName}` : ""} · here until {until}
                </p>
              </div>
              <Form method="post">
                <Button name="postId" value={postId} variant="secondary" className="px-4! text-sm">
                  Bring back<span className="sr-only"> {title}</span>
                </Button>
              </Form>
            </li>
          ))}
        </ul>
      )}
    </DeskPage>
  );
}
