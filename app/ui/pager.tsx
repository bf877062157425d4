import { ButtonLink } from "#app/ui/button.tsx";

/** Renders nothing when there is one page. */
export function Pager({
  page,
  pageCount,
  addressOf,
}: {
  page: number;
  pageCount: number;
  addressOf: (page: number) => string;
}) {
  if (pageCount < 2) return null;
  return (
    <nav aria-label="Pages" className="mt-4 flex items-center justify-between gap-4">
      {page > 1 ? (
        <ButtonLink to={addressOf(page - 1)} rel="prev" variant="secondary">
          Previous
        </ButtonLink>
      ) : (
        <span />
      )}
      <p className="text-ink-soft text-sm tabular-nums">
        Page {page} of {pageCount}
      </p>
      {page < pageCount ? (
        <ButtonLink to={addressOf(page + 1)} rel="next" variant="secondary">
          Next
        </ButtonLink>
      ) : (
        <span />
      )}
    </nav>
  );
}
