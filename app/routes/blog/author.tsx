import { data, href, redirect } from "react-router";
import { describeList } from "#app/domain/blog/readers/describe-page.server.ts";
import { findPublicAuthor } from "#app/domain/blog/readers/list-public-authors.server.ts";
import { listPublicTopics } from "#app/domain/blog/readers/list-public-topics.server.ts";
import { listPublishedPosts } from "#app/domain/blog/readers/list-published-posts.server.ts";
import type { PageDescription } from "#app/domain/blog/readers/page-description.ts";
import { followRedirect } from "#app/domain/blog/redirects/redirects.server.ts";
import { isPrefetch } from "#app/http/is-prefetch.ts";
import { listAddress, readPageNumber } from "#app/http/page-number.ts";
import { BlogPage } from "#app/ui/blog/blog-page.tsx";
import { pageTags } from "#app/ui/blog/page-tags.ts";
import type { PageHandle } from "#app/ui/shell/page-scripts.ts";
import { pageTitle } from "#app/ui/shell/page-title.ts";
import type { Route } from "./+types/author";

export const handle: PageHandle<{ page: PageDescription }> = { noScripts: true, language: ({ page }) => page.language };

/** GET /blog/author/{name}-{id}: a person's published posts. */
export function loader({ request, params }: Route.LoaderArgs) {
  const author = findPublicAuthor(params.slug);
  if (!author) {
    const moved = followRedirect(request.url, { isCounted: !isPrefetch(request) });
    if (moved !== undefined) throw redirect(moved, 301);
    throw data(null, { status: 404 });
  }
  const { id: authorId, name: title, slug } = author;
  const path = href("/blog/author/:slug", { slug });
  if (slug !== params.slug) throw redirect(path, 301);
  const requested = readPageNumber(request);
  const posts = listPublishedPosts({ page: requested ?? 1, authorId });
  const address = listAddress(path, posts.page);
  if (requested !== posts.page) throw redirect(address);
  const page = describeList({ title, description: `Articles by ${title}`, path: address, page: posts.page });
  const intro = posts.total === 1 ? "1 article" : `${posts.total} articles`;
  return { title, intro, posts, path, page, categories: listPublicTopics("category") };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [{ title: pageTitle(matches, "404 Page Not Found") }];
  return [{ title: pageTitle(matches, loaderData.page.title) }, ...pageTags(loaderData.page)];
}

export default function Author({ loaderData }: Route.ComponentProps) {
  return <BlogPage {...loaderData} />;
}
