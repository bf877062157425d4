import { data, href, redirect } from "react-router";
import { describeList } from "#app/domain/blog/readers/describe-page.server.ts";
import { listPublicTopics } from "#app/domain/blog/readers/list-public-topics.server.ts";
import { listPublishedPosts } from "#app/domain/blog/readers/list-published-posts.server.ts";
import type { PageDescription } from "#app/domain/blog/readers/page-description.ts";
import { followRedirect } from "#app/domain/blog/redirects/redirects.server.ts";
import { findCategory } from "#app/domain/blog/topics/topics.server.ts";
import { isPrefetch } from "#app/http/is-prefetch.ts";
import { listAddress, readPageNumber } from "#app/http/page-number.ts";
import { BlogPage } from "#app/ui/blog/blog-page.tsx";
import { pageTags } from "#app/ui/blog/page-tags.ts";
import type { PageHandle } from "#app/ui/shell/page-scripts.ts";
import { pageTitle } from "#app/ui/shell/page-title.ts";
import type { Route } from "./+types/category";

export const handle: PageHandle<{ page: PageDescription }> = { noScripts: true, language: ({ page }) => page.language };

/** GET /blog/category/{slug} */
export function loader({ request, params }: Route.LoaderArgs) {
  const category = findCategory(params.slug);
  if (!category) {
    const moved = followRedirect(request.url, { isCounted: !isPrefetch(request) });
    if (moved !== undefined) throw redirect(moved, 301);
    throw data(null, { status: 404 });
  }
  const path = href("/blog/category/:slug", category);
  const requested = readPageNumber(request);
  const posts = listPublishedPosts({ page: requested ?? 1, category: category.slug });
  if (requested !== posts.page) throw redirect(listAddress(path, posts.page));
  const title = category.name;
  const intro = category.description;
  const description = intro || `Articles about ${title}`;
  const address = listAddress(path, posts.page);
  const page = describeList({ title, description, path: address, page: posts.page, feedList: path });
  return { title, intro, posts, path, page, categories: listPublicTopics("category") };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [{ title: pageTitle(matches, "404 Page Not Found") }];
  return [{ title: pageTitle(matches, loaderData.page.title) }, ...pageTags(loaderData.page)];
}

export default function Category({ loaderData }: Route.ComponentProps) {
  return <BlogPage {...loaderData} />;
}
