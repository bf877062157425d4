import { data, href, isRouteErrorResponse } from "react-router";
import { describePost } from "#app/domain/blog/readers/describe-page.server.ts";
import { listRelatedPosts } from "#app/domain/blog/readers/find-published-post.server.ts";
import type { PageDescription } from "#app/domain/blog/readers/page-description.ts";
import { openPreviewLink } from "#app/domain/blog/readers/preview-link.server.ts";
import { pageTags } from "#app/ui/blog/page-tags.ts";
import { PostView } from "#app/ui/blog/post-view.tsx";
import { calendarTime } from "#app/ui/calendar-date.ts";
import { ErrorPage } from "#app/ui/shell/error/error-page.tsx";
import { MessagePage } from "#app/ui/shell/error/message-page.tsx";
import type { PageHandle } from "#app/ui/shell/page-scripts.ts";
import { pageTitle } from "#app/ui/shell/page-title.ts";
import type { Route } from "./+types/post-preview";

/** The URL is a secret: no navigation that could pass it on. */
export const handle: PageHandle<{ page: PageDescription }> = {
  noScripts: true,
  noChrome: true,
  language: ({ page }) => page.language,
};

const secretPage = {
  "X-Robots-Tag": "noindex, nofollow",
  "Referrer-Policy": "no-referrer",
};

/** GET /preview/{token}: a post that is not published yet, for anyone an editor gave the link to. */
export async function loader({ params }: Route.LoaderArgs) {
  const found = await openPreviewLink(params.token);
  if (!found) throw data(null, { status: 404, headers: secretPage });
  const { post, expiresAt } = found;
  const page = describePost(post, true);
  const until = calendarTime(expiresAt, page.timeZone);
  return data({ post, page, until, related: listRelatedPosts(post.id) }, { headers: secretPage });
}

export function headers({ loaderHeaders, errorHeaders }: Route.HeadersArgs) {
  return errorHeaders ?? loaderHeaders;
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [{ title: pageTitle(matches, linkIsGone) }, { name: "robots", content: "noindex" }];
  return [{ title: pageTitle(matches, `Preview: ${loaderData.page.title}`) }, ...pageTags(loaderData.page)];
}

const linkIsGone = "This link shows nothing any more";

export default function PostPreview({ loaderData: { post, page, until, related } }: Route.ComponentProps) {
  return (
    <>
      <aside aria-label="Preview" data-print="never" className="border-line border-b bg-sky">
        <p className="mx-auto max-w-page px-5 py-3 text-sm sm:px-8">
          <strong>Preview.</strong> This is how the post was last saved. The link works until {until}.
        </p>
      </aside>
      <PostView post={post} related={related} page={page} />
    </>
  );
}

/** One page for an expired or mistyped link or a deleted post: it does not reveal which. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (status !== 404) return <ErrorPage status={status} />;
  return (
    <MessagePage title={linkIsGone} back={{ to: href("/blog"), label: "Back to Blog" }}>
      <p>It may have expired, or the address may be mistyped. Ask the person who sent it to you for a new one.</p>
    </MessagePage>
  );
}
