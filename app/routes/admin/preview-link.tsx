import { href, redirect } from "react-router";
import { findPostForEdit } from "#app/domain/blog/desk/find-post.server.ts";
import { isPublic } from "#app/domain/blog/post.ts";
import { makePreviewLink, previewLinkDays } from "#app/domain/blog/readers/preview-link.server.ts";
import { readBlogSettings } from "#app/domain/blog/settings/blog-settings.server.ts";
import { requireEditor } from "#app/http/sessions/guards.server.ts";
import { DeskPage } from "#app/ui/admin/desk-page.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { calendarTime } from "#app/ui/calendar-date.ts";
import { TextField } from "#app/ui/field.tsx";
import { CopyButton } from "#app/ui/share/copy-button.tsx";
import { pageTitle } from "#app/ui/shell/page-title.ts";
import type { Route } from "./+types/preview-link";

/** /admin/posts/{id}/preview-link: a URL to give to someone without a login. */
export async function loader({ request, params }: Route.LoaderArgs) {
  await requireEditor(request);
  const post = findPostForEdit(params.postId);
  if (!post) throw redirect(href("/admin/posts"), 303);
  const { url, expiresAt } = makePreviewLink(post.id);
  const until = calendarTime(expiresAt, readBlogSettings().timeZone);
  return { id: post.id, title: post.title, isPublic: isPublic(post), url, until, days: previewLinkDays };
}

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle(matches, "Preview link") }];
}

export default function PreviewLink({ loaderData }: Route.ComponentProps) {
  const { id, title, isPublic, url, until, days } = loaderData;
  return (
    <DeskPage
      title="Preview Link"
      intro={title}
      width="narrow"
      back={{ to: href("/admin/posts/:postId", { postId: String(id) }), name: "Back to the post" }}
    >
      <div className="grid gap-4">
        <TextField
          id="preview-link"
          label="For someone without a login"
          readOnly
          value={url}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <p className="text-ink-soft text-sm">
          For {days} days, until {until}, everyone with this link sees the post as it was last saved, and every later
          save too. It cannot be taken back; deleting the post ends it.
          {isPublic ? " The post is published: everyone sees it already." : null}
        </p>
        <p className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <ButtonLink to={url} reloadDocument target="_blank" rel="noopener" variant="secondary">
            Open
          </ButtonLink>
          <CopyButton text={url} />
        </p>
      </div>
    </DeskPage>
  );
}
