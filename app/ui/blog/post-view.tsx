import type { ReactNode } from "react";
import { href } from "react-router";
import type { PostCard, PublishedPost, Topic } from "#app/domain/blog/post.ts";
import type { PageDescription } from "#app/domain/blog/readers/page-description.ts";
import { Link } from "../link.tsx";
import { acrossPhone, MediaPicture } from "../media-picture.tsx";
import { ArticleText } from "./article-text.tsx";
import { AuthorLine } from "./author-line.tsx";
import { PostDateLabel } from "./post-date-label.tsx";
import { RelatedPosts } from "./related-posts.tsx";

type Neighbor = Pick<PostCard, "slug" | "title">;

interface PostViewProps {
  post: Omit<PublishedPost, "content">;
  related: PostCard[];
  neighbors?: { newer?: Neighbor; older?: Neighbor };
  /** For readers of the public post. */
  quoteForm?: ReactNode;
  page: Pick<PageDescription, "siteName" | "timeZone">;
}

export function PostView({ post, related, neighbors = {}, quoteForm, page: { siteName, timeZone } }: PostViewProps) {
  return (
    // The measure is that of the text, in the text's own size: title, picture and text share their edges.
    <div className="mx-auto max-w-[calc(var(--container-measure)+4rem)] px-5 pt-8 pb-20 text-[1.125rem] sm:px-8 sm:pt-12">
      <article>
        <PostHead post={post} siteName={siteName} timeZone={timeZone} />
        {post.featuredImage ? (
          <MediaPicture
            {...post.featuredImage.picture}
            alt={post.featuredImage.alt}
            eager
            sizes={`(min-width: 52rem) 47rem, ${acrossPhone}`}
            className="mt-8 sm:mt-10"
          />
        ) : null}
        <div className="mt-9 sm:mt-12">
          {post.contentHtml.trim() ? (
            <ArticleText html={post.contentHtml} quoteForm={quoteForm} />
          ) : (
            <p className="text-ink-soft">
              The content of this post is being loaded from our notes tool. Please look in again in a little while.
            </p>
          )}
        </div>
        {post.tags.length > 0 ? <PostTags tags={post.tags} /> : null}
      </article>
      <footer data-print="never">
        <p className="mt-12 border-line border-t pt-6 text-base text-ink-soft">
          Wondering what your own place could look like?{" "}
          <Link
            to={href("/")}
            className="inline-flex min-h-11 items-center font-medium text-moss underline underline-offset-4 hover:text-moss-deep"
          >
            See your own yard
          </Link>
        </p>
        <RelatedPosts posts={related} timeZone={timeZone} />
        <Neighbors {...neighbors} />
        <p className="mt-12 text-base">
          <Link
            to={href("/blog")}
            className="inline-flex min-h-11 items-center gap-2 font-medium text-moss underline-offset-4 hover:underline"
          >
            <span aria-hidden="true">←</span> Back to Blog
          </Link>
        </p>
      </footer>
    </div>
  );
}

function Neighbors({ newer, older }: { newer?: Neighbor; older?: Neighbor }) {
  if (!newer && !older) return null;
  return (
    <nav
      aria-label="Other posts"
      className="mt-16 grid gap-x-10 gap-y-4 border-line border-t pt-6 text-base sm:grid-cols-2"
    >
      {older ? <NeighborLink post={older} rel="prev" label="← Older" /> : <span className="max-sm:hidden" />}
      {newer ? <NeighborLink post={newer} rel="next" label="Newer →" /> : null}
    </nav>
  );
}

function NeighborLink({ post: { slug, title }, rel, label }: { post: Neighbor; rel: "prev" | "next"; label: string }) {
  return (
    <Link
      to={href("/blog/:slug", { slug })}
      rel={rel}
      className={`group block min-h-11 min-w-0 ${rel === "next" ? "sm:text-right" : ""}`}
    >
      <span className="block text-ink-soft text-sm">{label}</span>
      <bdi className="font-medium text-moss underline-offset-4 wrap-anywhere group-hover:underline">{title}</bdi>
    </Link>
  );
}

function PostHead({ post, siteName, timeZone }: { post: PostCard; siteName: string; timeZone?: string }) {
  return (
    <header>
      {post.categories.length > 0 ? (
        <p className="flex flex-wrap gap-x-4 text-sm">
          {post.categories.map(({ id, name, slug }) => (
            <Link
              key={id}
              to={href("/blog/category/:slug", { slug })}
              dir="auto"
              className="inline-flex min-h-11 items-center font-medium text-moss underline-offset-4 [overflow-wrap:anywhere] hover:underline"
            >
              {name}
            </Link>
          ))}
        </p>
      ) : null}
      <h1 dir="auto" className="mt-1 sm:text-4xl [overflow-wrap:anywhere]">
        {post.title}
      </h1>
      {post.excerpt ? (
        <p dir="auto" className="mt-5 text-balance text-ink-soft text-lg/snug [overflow-wrap:anywhere]">
          {post.excerpt}
        </p>
      ) : null}
      <div className="mt-6">
        <AuthorLine name={post.authorName} slug={post.authorSlug} siteName={siteName}>
          <p className="flex flex-wrap gap-x-2">
            <PostDateLabel at={post.publishedAt} timeZone={timeZone} />
            <span aria-hidden="true">·</span>
            <span>{post.readingMinutes} min read</span>
          </p>
        </AuthorLine>
      </div>
    </header>
  );
}

function PostTags({ tags }: { tags: Topic[] }) {
  return (
    <ul aria-label="Tags" className="mt-12 flex flex-wrap gap-x-5">
      {tags.map(({ id, name, slug }) => (
        <li key={id} className="min-w-0 text-sm">
          <Link
            to={href("/blog/tag/:slug", { slug })}
            className="inline-flex min-h-11 items-center text-ink-soft underline-offset-4 [overflow-wrap:anywhere] hover:text-ink hover:underline"
          >
            <span aria-hidden="true">#</span>
            <bdi>{name}</bdi>
          </Link>
        </li>
      ))}
    </ul>
  );
}
