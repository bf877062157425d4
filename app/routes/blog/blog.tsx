import { data, href, redirect } from "react-router";
import { describeList } from "#app/domain/blog/readers/describe-page.server.ts";
import { listPublicTopics } from "#app/domain/blog/readers/list-public-topics.server.ts";
import { listPublishedPosts } from "#app/domain/blog/readers/list-published-posts.server.ts";
import type { PageDescription } from "#app/domain/blog/readers/page-description.ts";
import { searchPublishedPosts } from "#app/domain/blog/readers/search-published-posts.server.ts";
import { searchCharactersAtMost } from "#app/domain/blog/search/search-words.ts";
import { readBlogSettings } from "#app/domain/blog/settings/blog-settings.server.ts";
import { listAddress, readPageNumber } from "#app/http/page-number.ts";
import { BlogPage } from "#app/ui/blog/blog-page.tsx";
import { searchAddress } from "#app/ui/blog/blog-search.tsx";
import { pageTags } from "#app/ui/blog/page-tags.ts";
import { SearchPage } from "#app/ui/blog/search-page.tsx";
import type { PageHandle } from "#app/ui/shell/page-scripts.ts";
import { pageTitle } from "#app/ui/shell/page-title.ts";
import type { Route } from "./+types/blog";

export const handle: PageHandle<{ page: PageDescription }> = { noScripts: true, language: ({ page }) => page.language };

const path = href("/blog");

/** GET /blog: all published posts, newest first; with ?q= those that have its words. */
export function loader({ request, url }: Route.LoaderArgs) {
  const requested = readPageNumber(request);
  const search = url.searchParams.get("q")?.trim().slice(0, searchCharactersAtMost);
  // The cache holds pages that many read.
  if (search) return data(findPosts(search, requested), { headers: { "Cache-Control": "private, no-store" } });
  const posts = listPublishedPosts({ page: requested ?? 1 });
  if (requested !== posts.page) throw redirect(listAddress(path, posts.page));
  const { title, introduction: intro } = readBlogSettings();
  const page = describeList({ title, description: intro, path: listAddress(path, posts.page), page: posts.page });
  return data({ title, intro, posts, path, page, categories: listPublicTopics("category") });
}

function findPosts(search: string, requested: number | undefined) {
  const found = searchPublishedPosts(search, requested);
  const address = searchAddress(search, found.page);
  if (requested !== found.page) throw redirect(address);
  const page = {
    ...describeList({ title: `Search: ${search}`, description: "", path: address, page: found.page }),
    hidden: true,
  };
  const topics = found.total > 0 ? [] : listPublicTopics("category");
  return { search, found, page, topics };
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [{ title: pageTitle(matches) }];
  return [{ title: pageTitle(matches, loaderData.page.title) }, ...pageTags(loaderData.page)];
}

export default function Blog({ loaderData }: Route.ComponentProps) {
  return "found" in loaderData ? <SearchPage {...loaderData} /> : <BlogPage {...loaderData} />;
}
