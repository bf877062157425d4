import { href } from "react-router";
import type { PostCard } from "#app/domain/blog/post.ts";
import { Link } from "../link.tsx";
import { MediaPicture } from "../media-picture.tsx";
import { PostDateLabel } from "./post-date-label.tsx";

/** On a phone pictures are small: without scripts browsers load them with the page. */
export function RelatedPosts({ posts, timeZone }: { posts: PostCard[]; timeZone: string | undefined }) {
  if (posts.length === 0) return null;
  return (
    <section aria-labelledby="related" className="mt-16 border-line border-t pt-10">
      <h2 id="related" className="text-xl">
        Read next
      </h2>
      <ul className="mt-6 grid gap-6 sm:grid-cols-3">
        {posts.map(({ id, slug, title, publishedAt, featuredImage }) => (
          <li
            key={id}
            className={`relative min-h-11 min-w-0 ${featuredImage ? "max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_7rem] max-sm:grid-rows-[auto_1fr] max-sm:gap-x-5" : ""}`}
          >
            {featuredImage ? (
              <div className="max-sm:col-start-2 max-sm:row-span-2 max-sm:row-start-1 sm:mb-4">
                <MediaPicture
                  {...featuredImage.picture}
                  alt=""
                  sizes="(min-width: 40rem) 15rem, 8.5rem"
                  lazy={false}
                  className="aspect-3/2 object-cover max-sm:aspect-square"
                />
              </div>
            ) : null}
            <h3 dir="auto" className="text-base [overflow-wrap:anywhere] sm:text-lg">
              <Link
                to={href("/blog/:slug", { slug })}
                className="underline-offset-4 after:absolute after:inset-0 hover:underline hover:decoration-clay hover:decoration-2"
              >
                {title}
              </Link>
            </h3>
            <p className="mt-2 text-ink-soft text-sm">
              <PostDateLabel at={publishedAt} timeZone={timeZone} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
