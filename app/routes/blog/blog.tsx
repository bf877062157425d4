import { href, redirect } from "react-router";
import { describeList } from "#app/domain/blog/readers/describe-page.server.ts";
import { listPublicTopics } from "#app/domain/blog/readers/list-public-topics.server.ts";
import { listPublishedPosts } from "#app/domain/blog/readers/list-published-posts.server.ts";
import type { PageDescription } from "#app/domain/blog/readers/page-description.ts";
import { readBlogSettings } from "#app/domain/blog/settings/blog-settings.server.ts";
import { listAddress, readPageNumber } from "#app/http/page-number.ts";
import { BlogPage } from "#app/ui/blog/blog-page.tsx";
import { pageTags } from "#app/ui/blog/page-tags.ts";
import type { PageHandle } from "#app/ui/shell/page-scripts.ts";
import { pageTitle } from "#app/ui/shell/page-title.ts";
import type { Route } from "./+types/blog";

export const handle: PageHandle<{ page: PageDescription }> = { noScripts: true, language: ({ page }) => page.language };

const path = href("/blog");

/** GET /blog: all published posts, newest first. */
export function loader({ request }: Route.LoaderArgs) {
  const requested = readPageNumber(request);
  const posts = listPublishedPosts({ page: requested ?? 1 });
  if (requested !== posts.page) throw redirect(listAddress(path, posts.page));
  const { title, introduction: intro } = readBlogSettings();
  const page = describeList(title, intro, listAddress(path, posts.page), posts.page);
  return { title, intro, posts, path, page, categories: listPublicTopics("category") };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [{ title: pageTitle(matches) }];
  return [{ title: pageTitle(matches, loaderData.page.title) }, ...pageTags(loaderData.page)];
}

export default function Blog({ loaderData }: Route.ComponentProps) {
  return <BlogPage {...loaderData} />;
}
