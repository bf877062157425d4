import type { PostCard } from "#app/domain/blog/post.ts";
import { LaterPicture } from "../later-picture.tsx";
import { Link } from "../link.tsx";
import { PostDateLabel } from "./post-date-label.tsx";

/** Where to go on reading: quiet, after the text. */
export function RelatedPosts({ posts, timeZone }: { posts: PostCard[]; timeZone: string | undefined }) {
  if (posts.length === 0) return null;
  return (
    <section aria-labelledby="related" className="mt-16 border-line border-t pt-10">
      <h2 id="related" className="text-xl">
        Read next
      </h2>
      <ul className="mt-6 grid gap-8 sm:grid-cols-2 sm:gap-10">
        {posts.map(({ id, slug, title, publishedAt, featuredImage }) => (
          <li key={id} className="min-w-0">
            {featuredImage ? (
              <Link to={`/blog/${slug}`} tabIndex={-1} aria-hidden="true" className="block">
                <LaterPicture picture={featuredImage.picture} width={350} shape="aspect-3/2" />
              </Link>
            ) : null}
            <h3 dir="auto" className="mt-4 [overflow-wrap:anywhere]">
              <Link
                to={`/blog/${slug}`}
                className="underline-offset-4 hover:underline hover:decoration-clay hover:decoration-2"
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
