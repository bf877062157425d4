import type { PageDescription } from "#app/domain/blog/readers/page-description.ts";
import { PageFrame } from "../shell/page-frame.tsx";
import { BlogSearch } from "./blog-search.tsx";
import { PostList, type PostListProps } from "./post-list.tsx";

interface BlogPageProps extends Omit<PostListProps, "siteName" | "timeZone"> {
  title: string;
  intro: string;
  page: PageDescription;
}

/** Of all posts, or of one category or tag. */
export function BlogPage({ title, intro, page, ...list }: BlogPageProps) {
  return (
    <PageFrame title={title} intro={intro ? <p dir="auto">{intro}</p> : undefined} actions={<BlogSearch />}>
      <PostList {...list} siteName={page.siteName} timeZone={page.timeZone} />
      <p data-print="never" className="mt-16 text-ink-soft text-sm">
        Follow along with a feed reader:{" "}
        <a href={page.feeds?.atom} className={feedLink}>
          Atom
        </a>{" "}
        or{" "}
        <a href={page.feeds?.rss} className={feedLink}>
          RSS
        </a>
      </p>
    </PageFrame>
  );
}

const feedLink = "inline-flex min-h-11 items-center text-moss underline underline-offset-4";
