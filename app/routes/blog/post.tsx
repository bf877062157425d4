import { data, href, redirect } from "react-router";
import { findArticle, findArticlePreview } from "#app/domain/blog/readers/find-article.server.ts";
import { findSlugRedirect } from "#app/domain/blog/readers/find-published-post.server.ts";
import type { PageDescription } from "#app/domain/blog/readers/page-description.ts";
import { followRedirect } from "#app/domain/blog/redirects/redirects.server.ts";
import { isPrefetch } from "#app/http/is-prefetch.ts";
import { isReadByEditor } from "#app/http/sessions/guards.server.ts";
import { pageTags } from "#app/ui/blog/page-tags.ts";
import { PostView } from "#app/ui/blog/post-view.tsx";
import { PreviewNote } from "#app/ui/blog/preview-note.tsx";
import { QuoteForm } from "#app/ui/quote/quote-form.tsx";
import { MessagePage } from "#app/ui/shell/error/message-page.tsx";
import type { PageHandle } from "#app/ui/shell/page-scripts.ts";
import { pageTitle } from "#app/ui/shell/page-title.ts";
import type { Route } from "./+types/post";

export const handle: PageHandle<{ found: { page: PageDescription } | null }> = {
  noScripts: true,
  language: ({ found }) => found?.page.language,
};

/** GET /blog/{slug}: a published post; for editors also one that is not published, as a preview. */
export async function loader({ request, params }: Route.LoaderArgs) {
  const mayEdit = await isReadByEditor(request);
  const article = (await findArticle(params.slug)) ?? (mayEdit ? await findArticlePreview(params.slug) : undefined);
  if (!article) {
    redirectToCurrentSlug(request, params.slug);
    const moved = followRedirect(request.url, { isCounted: !isPrefetch(request) });
    if (moved !== undefined) throw redirect(moved, 301);
    return data({ found: null }, { status: 404 });
  }
  const { post, page, related, neighbors } = article;
  // No edition tracks changes of a hidden post, so it must not be cached.
  const headers: HeadersInit = page.hidden ? { "Cache-Control": "private, no-store" } : {};
  return data({ found: { post, page, mayEdit, related, neighbors } }, { headers });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

/** @throws 301 when a published post had this slug before */
function redirectToCurrentSlug(request: Request, oldSlug: string): void {
  const slug = findSlugRedirect(oldSlug);
  if (slug !== undefined) throw redirect(`${href("/blog/:slug", { slug })}${new URL(request.url).search}`, 301);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData?.found) {
    return [{ title: pageTitle(matches, "Post Not Found") }, { name: "robots", content: "noindex" }];
  }
  const { page } = loaderData.found;
  return [{ title: pageTitle(matches, page.title) }, ...pageTags(page)];
}

export default function Post({ loaderData: { found } }: Route.ComponentProps) {
  if (!found) {
    return (
      <MessagePage title="Post Not Found" back={{ to: href("/blog"), label: "Back to Blog" }}>
        <p>The blog post you're looking for doesn't exist or has been removed.</p>
      </MessagePage>
    );
  }
  const { post, page, mayEdit, related, neighbors } = found;
  return (
    <>
      {mayEdit ? <PreviewNote post={post} hidden={page.hidden === true} timeZone={page.timeZone} /> : null}
      <PostView
        post={post}
        related={related}
        neighbors={neighbors}
        page={page}
        quoteForm={
          page.hidden ? undefined : (
            <QuoteForm page={href("/blog/:slug", { slug: post.slug })} siteName={page.siteName} />
          )
        }
      />
    </>
  );
}
