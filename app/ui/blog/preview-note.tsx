import { href } from "react-router";
import type { PostCard } from "#app/domain/blog/post.ts";
import { calendarTime } from "../calendar-date.ts";
import { Link } from "../link.tsx";

interface PreviewNoteProps {
  post: PostCard;
  hidden: boolean;
  timeZone: string | undefined;
}

/** For editors: who sees the post now, and a link to edit it. */
export function PreviewNote({ post, hidden, timeZone }: PreviewNoteProps) {
  return (
    <aside
      aria-label="For editors"
      data-print="never"
      className={`border-line border-b ${hidden ? "bg-sky" : "bg-sand/50"}`}
    >
      <p className="mx-auto flex max-w-page flex-wrap items-center justify-between gap-x-6 px-5 py-1 text-sm sm:px-8">
        <span className="py-2">
          {hidden ? (
            <>
              <strong>Preview.</strong> {whyHidden(post, timeZone)}
            </>
          ) : (
            "Published: everybody sees this page."
          )}
        </span>
        <Link
          to={href("/admin/posts/:postId", { postId: String(post.id) })}
          className="inline-flex min-h-11 items-center font-medium underline underline-offset-4"
        >
          Edit this post
        </Link>
      </p>
    </aside>
  );
}

function whyHidden({ status, publishedAt }: PostCard, timeZone: string | undefined): string {
  if (status === "archived") return "This post is archived: only editors see it.";
  if (status === "published" && publishedAt !== null) {
    return `This post will be published on ${calendarTime(publishedAt, timeZone)}; until then only editors see it.`;
  }
  return "This post is a draft: only editors see it.";
}
