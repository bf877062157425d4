import { href } from "react-router";
import type { PostStatus } from "#app/domain/blog/post.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Link } from "../../link.tsx";
import { DeskCard } from "../desk-page.tsx";
import { type PostRow, PostTable } from "./post-table.tsx";

interface OverviewProps {
  counts: { posts: Record<PostStatus | "all", number>; categories: number; tags: number };
  recent: PostRow[];
  /** Of all posts in the last 30 days. */
  views: number;
  /** No editors are named. */
  everyoneEdits: boolean;
}

export function Overview({ counts, recent, views, everyoneEdits }: OverviewProps) {
  const { posts, categories, tags } = counts;
  return (
    <div className="grid grid-cols-1 gap-4">
      {everyoneEdits ? <EveryoneEdits /> : null}
      <ul className="grid grid-cols-3 gap-2 sm:gap-4">
        <Count to={href("/admin/posts")} name="Posts" count={posts.all}>
          {posts.published} published, {posts.draft} draft, {posts.archived} archived
        </Count>
        <Count to={href("/admin/categories")} name="Categories" count={categories} />
        <Count to={href("/admin/tags")} name="Tags" count={tags} />
      </ul>
      <DeskCard title="Quick Actions">
        <p className="flex flex-wrap gap-3">
          <ButtonLink to={href("/admin/posts/new")}>New Post</ButtonLink>
          <ButtonLink to={href("/admin/categories/new")} variant="secondary">
            New Category
          </ButtonLink>
          <ButtonLink to={href("/admin/tags/new")} variant="secondary">
            New Tag
          </ButtonLink>
          <ButtonLink to={href("/admin/settings")} variant="quiet">
            Settings
          </ButtonLink>
        </p>
      </DeskCard>
      <p className="text-ink-soft text-sm">
        Views, 30 days: <strong className="text-ink tabular-nums">{views}</strong>
      </p>
      {recent.length > 0 ? (
        <section aria-labelledby="newest" className="mt-4">
          <h2 id="newest" className="text-lg">
            Newest Posts
          </h2>
          <PostTable posts={recent} />
        </section>
      ) : null}
    </div>
  );
}

function Count({ to, name, count, children }: { to: string; name: string; count: number; children?: React.ReactNode }) {
  return (
    <li>
      <Link
        to={to}
        className="block h-full rounded-lg border border-line bg-raised p-3 fade-colours hover:border-edge sm:p-5"
      >
        <span className="block font-medium text-ink-soft text-sm">{name}</span>
        <span className="mt-1 block font-semibold font-serif text-3xl tabular-nums">{count}</span>
        {children ? <span className="mt-1 block text-ink-soft text-sm max-sm:hidden">{children}</span> : null}
      </Link>
    </li>
  );
}

/** What an empty ADMIN_EMAILS means. */
export function EveryoneEdits() {
  return (
    <p className="rounded-lg border border-line bg-sky px-4 py-3 text-sm">
      <strong>Everybody who signs in may edit this blog.</strong> To limit it, name the editors' e-mail addresses in the
      setting <code className="font-mono">ADMIN_EMAILS</code> and restart. Until then the pages under Operation are
      closed.
    </p>
  );
}
