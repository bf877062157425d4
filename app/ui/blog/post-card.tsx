import { href } from "react-router";
import type { PostCard as Post } from "#app/domain/blog/post.ts";
import { Link } from "../link.tsx";
import { acrossPhone, MediaPicture } from "../media-picture.tsx";
import { BrandMark } from "../shell/brand-mark.tsx";
import { AuthorLine } from "./author-line.tsx";
import { PostDateLabel } from "./post-date-label.tsx";

interface PostCardProps {
  post: Post;
  siteName: string;
  timeZone: string | undefined;
  /** The first of its list. */
  isFirst?: boolean;
}

/**
 * On a phone only the list's first has a large picture: without scripts browsers load every picture of a page, however
 * far below.
 */
export function PostCard({ post, siteName, timeZone, isFirst = false }: PostCardProps) {
  const address = href("/blog/:slug", { slug: post.slug });
  const titleId = `post-${post.id}`;
  return (
    <article
      className={`flex h-full flex-col ${isFirst ? "" : "max-md:grid max-md:grid-cols-[minmax(0,1fr)_7rem] max-md:gap-x-5"}`}
      aria-labelledby={titleId}
    >
      {/* The title is the link for keyboards and screen readers; the picture only enlarges the target. */}
      <Link
        to={address}
        tabIndex={-1}
        aria-hidden="true"
        className={`block overflow-hidden rounded-lg ${isFirst ? "mb-5" : "max-md:col-start-2 max-md:row-span-2 max-md:row-start-1 md:mb-5"}`}
      >
        <CardPicture post={post} isFirst={isFirst} />
      </Link>
      <p className="flex flex-wrap items-center gap-x-2 text-ink-soft text-sm">
        {post.categories[0] ? (
          <>
            <Link
              to={href("/blog/category/:slug", { slug: post.categories[0].slug })}
              dir="auto"
              className="-my-2 inline-flex min-h-11 items-center font-medium text-moss underline-offset-4 hover:underline"
            >
              {post.categories[0].name}
            </Link>
            <span aria-hidden="true">·</span>
          </>
        ) : null}
        <PostDateLabel at={post.publishedAt} timeZone={timeZone} />
      </p>
      <h2 id={titleId} dir="auto" className="mt-2 text-xl [overflow-wrap:anywhere]">
        <Link to={address} className="underline-offset-4 hover:underline hover:decoration-clay hover:decoration-2">
          {post.title}
        </Link>
      </h2>
      {post.excerpt ? (
        <p dir="auto" className="col-span-2 mt-3 line-clamp-5 text-ink-soft [overflow-wrap:anywhere]">
          {post.excerpt}
        </p>
      ) : null}
      <div className="col-span-2 mt-auto flex flex-wrap items-center justify-between gap-x-6 pt-4">
        <AuthorLine name={post.authorName} slug={post.authorSlug} siteName={siteName} />
        <Link
          to={address}
          className="inline-flex min-h-11 items-center gap-1.5 font-medium text-moss text-sm underline-offset-4 hover:underline"
        >
          Read more<span className="sr-only">: {post.title}</span>
        </Link>
      </div>
    </article>
  );
}

function CardPicture({ post: { featuredImage }, isFirst }: { post: Post; isFirst: boolean }) {
  const shape = isFirst ? "aspect-3/2" : "aspect-3/2 max-md:aspect-square";
  if (!featuredImage) {
    return (
      <div className={`flex ${shape} items-center justify-center rounded-lg bg-sand text-moss`}>
        <BrandMark className="size-16 opacity-40" />
      </div>
    );
  }
  const { picture, alt } = featuredImage;
  return (
    <MediaPicture
      {...picture}
      alt={isFirst ? alt : ""}
      eager={isFirst}
      lazy={false}
      sizes={`(min-width: 75rem) 33rem, (min-width: 48rem) 45vw, ${isFirst ? acrossPhone : squareOnPhone}`}
      className={`${shape} object-cover`}
    />
  );
}

/** A square cut out of a picture of 3:2 is two thirds of its width: of 7 rem 10.5, less the fifth that is invisible. */
const squareOnPhone = "8.5rem";
