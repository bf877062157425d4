import { Form, href, redirect } from "react-router";
import { findPostForEdit } from "#app/domain/blog/desk/find-post.server.ts";
import { listPossibleAuthors } from "#app/domain/blog/desk/list-authors.server.ts";
import { postTexts, snapshotTexts } from "#app/domain/blog/desk/post-texts.ts";
import { findRevision, listRevisions, restoreRevision } from "#app/domain/blog/desk/restore-revision.server.ts";
import type { PostForEdit } from "#app/domain/blog/post.ts";
import { readBlogSettings } from "#app/domain/blog/settings/blog-settings.server.ts";
import { listCategories, listTags } from "#app/domain/blog/topics/topics.server.ts";
import { redirectFromDesk } from "#app/http/answers/desk-answer.server.ts";
import { readIntent } from "#app/http/read-intent.ts";
import { requireEditor } from "#app/http/sessions/guards.server.ts";
import { readForm } from "#app/http/uploads/read-form.server.ts";
import { DeskCard, DeskPage } from "#app/ui/admin/desk-page.tsx";
import { comparePosts } from "#app/ui/admin/versions/compare-posts.ts";
import { VersionsCompared } from "#app/ui/admin/versions/versions-compared.tsx";
import { Button } from "#app/ui/button.tsx";
import { calendarTime } from "#app/ui/calendar-date.ts";
import { Link } from "#app/ui/link.tsx";
import { pageTitle } from "#app/ui/shell/page-title.ts";
import type { Route } from "./+types/post-revisions";

/** /admin/posts/{id}/revisions; `?revision=` shows one next to the current text. */
export async function loader({ request, params, url }: Route.LoaderArgs) {
  const editor = await requireEditor(request);
  const post = findPostForEdit(params.postId);
  if (!post) throw redirect(href("/admin/posts"), 303);
  const { timeZone } = readBlogSettings();
  const chosen = findRevision(post.id, url.searchParams.get("revision") ?? "");
  return {
    post: { id: post.id, title: post.title, updatedAt: post.updatedAt },
    revisions: listRevisions(post.id).map(({ id, title, editorName, createdAt }) => {
      return { id, title, editorName: editorName ?? "someone", at: calendarTime(createdAt, timeZone) };
    }),
    chosen: chosen && {
      id: chosen.id,
      at: calendarTime(chosen.createdAt, timeZone),
      fields: compareWithPresent(post, chosen.snapshot, timeZone, editor.id),
    },
  };
}

function compareWithPresent(
  post: PostForEdit,
  snapshot: Parameters<typeof snapshotTexts>[0],
  timeZone: string,
  editorId: number,
) {
  const [now, then] = [postTexts(post, timeZone), snapshotTexts(snapshot, timeZone)];
  const known = { categories: listCategories(), tags: listTags(), authors: listPossibleAuthors(editorId) };
  return comparePosts(now, then, known).filter(isRestored);
}

/** Restoring an older text changes neither URL nor status nor date. */
function isRestored({ name }: { name: string }): boolean {
  return !["Slug", "Status", "Publish Date"].includes(name);
}

export async function action({ request, params }: Route.ActionArgs) {
  const editor = await requireEditor(request);
  const form = await readForm(request);
  readIntent(form.get("intent"), ["restore"], "restore");
  const post = findPostForEdit(params.postId);
  if (!post) throw redirect(href("/admin/posts"), 303);
  const seen = Number(form.get("updatedAt")) || undefined;
  const restored = await restoreRevision(post.id, String(form.get("revision")), editor, seen);
  if (restored.ok) {
    const description = "The older text is the post's again. What it replaced is among the revisions.";
    return redirectFromDesk(
      request,
      editor,
      href("/admin/posts/:postId", { postId: String(post.id) }),
      { title: "Revision restored", description },
      post.title,
    );
  }
  const description =
    restored.reason === "stale" ? "Somebody saved this post meanwhile. Please look again." : "Failed to restore it.";
  const toast = { title: "Error", description, variant: "destructive" } as const;
  return redirectFromDesk(request, editor, href("/admin/posts/:postId/revisions", { postId: String(post.id) }), toast);
}

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle(matches, "Revisions") }];
}

export default function PostRevisions({ loaderData: { post, revisions, chosen } }: Route.ComponentProps) {
  return (
    <DeskPage
      title="Revisions"
      intro={post.title}
      back={{ to: href("/admin/posts/:postId", { postId: String(post.id) }), name: "Back to the post" }}
    >
      <div className="grid items-start gap-4 md:grid-cols-[20rem_minmax(0,1fr)]">
        <RevisionList revisions={revisions} chosenId={chosen?.id} />
        {chosen ? (
          <DeskCard title={`As it was on ${chosen.at}`}>
            <VersionsCompared
              fields={chosen.fields}
              beforeName="the post now"
              afterName="this revision"
              whenAlike="The post says the same now."
            />
            {chosen.fields.some(({ before, after }) => before !== after) ? (
              <Form method="post" className="flex flex-wrap items-center gap-x-4 gap-y-2">
                <input type="hidden" name="revision" value={chosen.id} />
                <input type="hidden" name="updatedAt" value={post.updatedAt} />
                <Button>Restore this revision</Button>
                <p className="text-ink-soft text-sm">Slug, status and publish date stay as they are.</p>
              </Form>
            ) : null}
          </DeskCard>
        ) : (
          <p className="p-4 text-ink-soft">Every save is kept here. Choose one to see what was different.</p>
        )}
      </div>
    </DeskPage>
  );
}

interface RevisionListProps {
  /** Newest first. */
  revisions: readonly { id: number; title: string; editorName: string; at: string }[];
  chosenId: number | undefined;
}

function RevisionList({ revisions, chosenId }: RevisionListProps) {
  return (
    <ol className="overflow-hidden rounded-lg border border-line bg-raised max-md:max-h-72 max-md:overflow-y-auto">
      {revisions.map(({ id, title, editorName, at }, place) => (
        <li key={id} className="border-line not-last:border-b">
          <Link
            to={`?revision=${id}`}
            aria-current={id === chosenId ? "true" : undefined}
            className="block px-4 py-2 text-sm hover:bg-sand/60 aria-[current]:bg-sand"
          >
            <span className="block font-medium tabular-nums">
              {at}
              {place === 0 ? " · now" : null}
            </span>
            <span className="block truncate text-ink-soft text-xs">
              {editorName}: {title}
            </span>
          </Link>
        </li>
      ))}
    </ol>
  );
}
