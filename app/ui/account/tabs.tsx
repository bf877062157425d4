import { Link } from "../link.tsx";

/** Links, so that they work without JavaScript and can be bookmarked: `?tab=`. The first is the default. */
export function Tabs<Id extends string>({
  tabs,
  current,
  label,
}: {
  tabs: readonly { id: Id; name: string }[];
  current: Id;
  label: string;
}) {
  return (
    <nav aria-label={label} className="mb-8 flex gap-7 border-line border-b">
      {tabs.map(({ id, name }, place) => (
        <Link
          key={id}
          to={place === 0 ? "?" : `?tab=${id}`}
          aria-current={id === current ? "page" : undefined}
          preventScrollReset
          className="-mb-px inline-flex min-h-11 items-center border-transparent border-b-2 font-medium text-ink-soft no-underline aria-[current]:border-moss aria-[current]:text-ink"
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}
