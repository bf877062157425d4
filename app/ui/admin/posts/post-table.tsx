import type { ComponentProps } from "react";
import { href } from "react-router";
import type { PostStatus } from "#app/domain/blog/post.ts";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { Link } from "../../link.tsx";
import { RowAction } from "../row-action.tsx";
import { tickAll } from "./bulk-form.tsx";
import { PostStatusBadge } from "./post-status-badge.tsx";
import { useDeletePost } from "./use-delete-post.ts";

export interface PostRow {
  id: number;
  title: string;
  slug: string;
  excerpt: string;
  status: PostStatus;
  /** Published, but its time has not come. */
  scheduled: boolean;
  /** "Jan 5, 2025" */
  date: string;
  /** Of the last 30 days. */
  views: number;
}

interface PostTableProps {
  posts: PostRow[];
  query?: string;
  hasTicks?: boolean;
}

/**
 * On a phone each row becomes a small card. `query` is the view's own "?…", so that deleting leads back to it;
 * `hasTicks` needs a form.
 */
export function PostTable({ posts, query = "", hasTicks = false }: PostTableProps) {
  const hydrated = useHydrated();
  const confirmAndDelete = useDeletePost();
  return (
    <table className="w-full border-collapse text-left text-sm max-sm:block">
      <thead className="sticky top-16 z-10 bg-paper max-sm:sr-only">
        <tr className="shadow-[inset_0_-1px_0_var(--color-line)]">
          {hasTicks ? (
            <th scope="col" className="w-px">
              {hydrated ? (
                <Tick label="All posts of this page" onChange={tickAll} />
              ) : (
                <span className="sr-only">Ticked</span>
              )}
            </th>
          ) : null}
          <th scope="col" className="py-2.5 pr-4 font-semibold">
            Title
          </th>
          <th scope="col" className="py-2.5 pr-4 font-semibold">
            Status
          </th>
          <th scope="col" className="py-2.5 pr-4 font-semibold">
            Date
          </th>
          <th scope="col" className="py-2.5 pr-4 text-right font-semibold">
            Views, 30 days
          </th>
          <th scope="col" className="py-2.5 font-semibold sm:w-44">
            Actions
          </th>
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {posts.map((post) => (
          <Row key={post.id} post={post} query={query} hasTick={hasTicks} confirmAndDelete={confirmAndDelete} />
        ))}
      </tbody>
    </table>
  );
}

interface RowProps {
  post: PostRow;
  query: string;
  hasTick: boolean;
  confirmAndDelete: ReturnType<typeof useDeletePost>;
}

function Row({ post, query, hasTick, confirmAndDelete }: RowProps) {
  const { id, title, slug, excerpt, status, scheduled, date, views } = post;
  const deleteAddress = `${href("/admin/posts/:postId/delete", { postId: String(id) })}${query}`;
  return (
    <tr className="border-line border-b max-sm:flex max-sm:flex-wrap max-sm:items-center max-sm:gap-x-3 max-sm:py-2 sm:hover:bg-sand/40">
      {hasTick ? (
        <td className="w-px max-sm:-ml-3 max-sm:w-auto">
          <Tick name="post" value={id} label={title} />
        </td>
      ) : null}
      <td
        className={`min-w-0 py-1.5 pr-4 max-sm:pr-0 sm:max-w-0 ${hasTick ? "max-sm:flex-1 max-sm:basis-3/4" : "max-sm:w-full"}`}
      >
        <Link
          to={href("/admin/posts/:postId", { postId: String(id) })}
          dir="auto"
          className="wrap-anywhere line-clamp-2 font-medium text-base leading-snug"
        >
          {title}
        </Link>
        <span dir="auto" className="block truncate text-ink-soft text-xs">
          {excerpt || slug}
        </span>
      </td>
      <td className="whitespace-nowrap py-1.5 pr-4 max-sm:pr-0 sm:w-px">
        <PostStatusBadge status={status} scheduled={scheduled} />
      </td>
      <td className="whitespace-nowrap py-1.5 pr-4 text-ink-soft tabular-nums max-sm:pr-0 sm:w-px">{date}</td>
      <td className="whitespace-nowrap py-1.5 pr-4 text-ink-soft tabular-nums max-sm:pr-0 sm:w-px sm:text-right">
        {views}
        <span className="sm:hidden"> views, 30 days</span>
      </td>
      <td className="whitespace-nowrap max-sm:-ml-2 max-sm:w-full sm:w-px">
        <span className="sm:-ml-2">
          <RowAction to={href("/admin/posts/:postId", { postId: String(id) })} subject={title}>
            Edit
          </RowAction>
          <RowAction to={href("/blog/:slug", { slug })} newTab subject={title}>
            View
          </RowAction>
          <RowAction
            danger
            to={deleteAddress}
            onClick={(event) => confirmAndDelete(event, deleteAddress)}
            subject={title}
          >
            Delete
          </RowAction>
        </span>
      </td>
    </tr>
  );
}

/** 44 px touch target. */
function Tick({ label, ...input }: ComponentProps<"input"> & { label: string }) {
  return (
    <label className="flex size-11 items-center justify-center">
      <input type="checkbox" aria-label={label} className="size-4" {...input} />
    </label>
  );
}
