import type { TopicKind } from "#app/domain/blog/topics/topic-kind.ts";
import { Link } from "../link.tsx";
import { RowAction } from "./row-action.tsx";
import { topicWords } from "./topic-words.ts";

interface TopicRow {
  id: number;
  name: string;
  slug: string;
  postCount: number;
}

export function TopicTable({ kind, topics }: { kind: TopicKind; topics: TopicRow[] }) {
  const words = topicWords[kind];
  return (
    <table className="w-full border-collapse text-left text-sm max-sm:block">
      <thead className="sticky top-16 z-10 bg-paper max-sm:sr-only">
        <tr className="shadow-[inset_0_-1px_0_var(--color-line)]">
          <th scope="col" className="py-2.5 pr-4 font-semibold">
            Name
          </th>
          <th scope="col" className="py-2.5 pr-4 font-semibold">
            Slug
          </th>
          <th scope="col" className="py-2.5 pr-6 text-right font-semibold">
            Posts
          </th>
          <th scope="col" className="py-2.5 font-semibold">
            Actions
          </th>
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {topics.map(({ id, name, slug, postCount }) => (
          <tr
            key={id}
            className="border-line border-b max-sm:flex max-sm:flex-wrap max-sm:items-center max-sm:gap-x-3 max-sm:py-2 sm:hover:bg-sand/40"
          >
            <td className="wrap-anywhere py-1 pr-4 max-sm:w-full">
              <Link to={words.edit(id)} dir="auto" className="font-medium text-base">
                {name}
              </Link>
            </td>
            <td className="wrap-anywhere py-1 pr-4 text-ink-soft">{slug}</td>
            <td className="py-1 pr-6 text-right tabular-nums">
              {postCount}
              <span className="sm:sr-only"> {postCount === 1 ? "post" : "posts"}</span>
            </td>
            <td className="whitespace-nowrap max-sm:w-full sm:w-px">
              <span className="-ml-2">
                <RowAction to={words.edit(id)} subject={name}>
                  Edit
                </RowAction>
                <RowAction to={words.page(slug)} newTab subject={name}>
                  View
                </RowAction>
                <RowAction danger to={words.delete(id)} subject={name}>
                  Delete
                </RowAction>
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
