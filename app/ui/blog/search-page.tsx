import { href } from "react-router";
import type { Page, Topic } from "#app/domain/blog/post.ts";
import type { PageDescription } from "#app/domain/blog/readers/page-description.ts";
import type { FoundPost } from "#app/domain/blog/search/mark-found.ts";
import { Link } from "../link.tsx";
import { Pager } from "../pager.tsx";
import { PageFrame } from "../shell/page-frame.tsx";
import { BlogSearch, searchAddress } from "./blog-search.tsx";
import { PostDateLabel } from "./post-date-label.tsx";

interface SearchPageProps {
  search: string;
  found: Page<FoundPost>;
  page: PageDescription;
  /** Where nothing was found. */
  topics: Topic[];
}

export function SearchPage({ search, found, page: { timeZone }, topics }: SearchPageProps) {
  const { items, total, page, pageCount } = found;
  return (
    <PageFrame title="Search" back={{ to: href("/blog"), label: "Back to Blog" }} width="medium">
      <BlogSearch search={search} />
      <p role="status" className="mt-6 text-ink-soft wrap-anywhere">
        {total === 0 ? "Nothing found" : total === 1 ? "1 article" : `${total} articles`} for “<bdi>{search}</bdi>”
      </p>
      {total === 0 ? <NothingFound topics={topics} /> : null}
      <ol className="divide-y divide-line">
        {items.map(({ post, snippet }) => (
          <li key={post.id} className="relative py-6">
            <h2 dir="auto" className="text-xl wrap-anywhere">
              <Link
                to={href("/blog/:slug", { slug: post.slug })}
                className="underline-offset-4 after:absolute after:inset-0 hover:underline hover:decoration-clay hover:decoration-2"
              >
                {post.title}
              </Link>
            </h2>
            <p className="mt-1 flex flex-wrap gap-x-1 text-ink-soft text-sm">
              <PostDateLabel at={post.publishedAt} timeZone={timeZone} />
              {post.categories[0] ? (
                <span>
                  <span aria-hidden="true">·</span> <bdi>{post.categories[0].name}</bdi>
                </span>
              ) : null}
            </p>
            <p dir="auto" className="mt-2 max-w-measure text-ink-soft wrap-anywhere">
              {snippet.map(({ text, isFound }, place) =>
                isFound ? (
                  <mark key={place} className="rounded-sm bg-sand px-0.5 text-ink">
                    {text}
                  </mark>
                ) : (
                  text
                ),
              )}
            </p>
          </li>
        ))}
      </ol>
      <Pager page={page} pageCount={pageCount} addressOf={(number) => searchAddress(search, number)} />
    </PageFrame>
  );
}

function NothingFound({ topics }: { topics: Topic[] }) {
  return (
    <div className="mt-4 max-w-measure">
      <p>An article is found when it has all the words. Try fewer of them, or another word for the same thing.</p>
      {topics.length > 0 ? (
        <>
          <p className="mt-6">Or look through a topic:</p>
          <ul className="mt-1 flex flex-wrap gap-x-6">
            {topics.slice(0, topicsInSight).map(({ id, name, slug }) => (
              <li key={id}>
                <Link
                  to={href("/blog/category/:slug", { slug })}
                  dir="auto"
                  className="inline-flex min-h-11 items-center font-medium text-moss underline-offset-4 wrap-anywhere hover:underline"
                >
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  );
}

const topicsInSight = 12;
