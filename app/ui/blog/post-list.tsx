import { href } from "react-router";
import type { Page, PostCard as Post, Topic } from "#app/domain/blog/post.ts";
import { Link } from "../link.tsx";
import { PostCard } from "./post-card.tsx";

export interface PostListProps {
  posts: Page<Post>;
  siteName: string;
  /** Of the dates. */
  timeZone: string | undefined;
  /** The list's own address, without a page number. */
  path: string;
  /** Categories to choose from; the one with this path's slug is chosen. */
  categories: Topic[];
}

export function PostList({ posts, siteName, timeZone, path, categories }: PostListProps) {
  return (
    <>
      {categories.length > 1 ? <CategoryChoice categories={categories} path={path} /> : null}
      {posts.items.length === 0 ? (
        <ComingSoon />
      ) : (
        <ul className="grid gap-x-10 gap-y-14 md:grid-cols-2">
          {posts.items.map((post, index) => (
            <li key={post.id}>
              <PostCard post={post} siteName={siteName} timeZone={timeZone} isFirst={index === 0} />
            </li>
          ))}
        </ul>
      )}
      {posts.pageCount > 1 ? <PageChoice posts={posts} path={path} /> : null}
    </>
  );
}

function ComingSoon() {
  return (
    <div className="rounded-lg border border-line border-dashed px-6 py-16 text-center">
      <p className="font-serif text-xl">Coming Soon!</p>
      <p className="mt-3 text-ink-soft">We are writing the first articles. Please look in again in a little while.</p>
    </div>
  );
}

/** More would push the list out of sight: the others are folded. */
const categoriesInSight = 12;

function CategoryChoice({ categories, path }: { categories: Topic[]; path: string }) {
  const choices = categories.map(({ name, slug }) => ({ name, to: href("/blog/category/:slug", { slug }) }));
  const inSight = choices.slice(0, categoriesInSight);
  const folded = choices.slice(categoriesInSight);
  // The one that is shown is always in sight.
  const shown = folded.filter(({ to }) => to === path);
  return (
    <nav aria-label="Categories" className="mb-10 border-line sm:border-b">
      <Choices choices={[{ name: "All", to: href("/blog") }, ...inSight, ...shown]} path={path} />
      {folded.length > shown.length ? (
        <details className="group">
          <summary className="inline-flex min-h-11 cursor-pointer items-center text-moss text-sm underline-offset-4 hover:underline">
            {folded.length - shown.length} more categories
          </summary>
          <Choices choices={folded.filter((choice) => !shown.includes(choice))} path={path} />
        </details>
      ) : null}
    </nav>
  );
}

function Choices({ choices, path }: { choices: { name: string; to: string }[]; path: string }) {
  return (
    // One scrollable row on a phone; the entry cut off at the edge shows that there are more.
    <ul className="-mx-5 sm:-mb-px flex gap-x-7 px-5 max-sm:overflow-x-auto sm:mx-0 sm:flex-wrap sm:px-0">
      {choices.map(({ name, to }) => (
        <li key={to} className="sm:min-w-0 max-sm:shrink-0">
          <Link
            to={to}
            dir="auto"
            aria-current={to === path ? "page" : undefined}
            className="inline-flex min-h-11 items-center border-transparent border-b-2 text-ink-soft text-sm [overflow-wrap:anywhere] hover:text-ink aria-[current=page]:border-moss aria-[current=page]:font-medium aria-[current=page]:text-ink"
          >
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function PageChoice({ posts: { page, pageCount }, path }: { posts: Page<Post>; path: string }) {
  const to = (number: number) => (number === 1 ? path : `${path}?page=${number}`);
  return (
    <nav
      aria-label="Pages"
      className="mt-16 grid grid-cols-[1fr_auto_1fr] items-center gap-4 border-line border-t pt-6"
    >
      {page > 1 ? (
        <Link to={to(page - 1)} rel="prev" className={`${pageLink} justify-self-start`}>
          <span aria-hidden="true">←</span> Newer posts
        </Link>
      ) : (
        <span />
      )}
      <span className="text-ink-soft text-sm tabular-nums">
        Page {page} of {pageCount}
      </span>
      {page < pageCount ? (
        <Link to={to(page + 1)} rel="next" className={`${pageLink} justify-self-end`}>
          Older posts <span aria-hidden="true">→</span>
        </Link>
      ) : null}
    </nav>
  );
}

const pageLink = "inline-flex min-h-11 items-center gap-2 font-medium text-moss underline-offset-4 hover:underline";
