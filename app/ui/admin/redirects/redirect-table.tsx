import { Form } from "react-router";
import { Pager } from "#app/ui/pager.tsx";

interface RedirectTableProps {
  items: { path: string; target: string; hits: number }[];
  total: number;
  page: number;
  pageCount: number;
  /** The list's own address. */
  list: string;
}

/** The most used first. */
export function RedirectTable({ items, total, page, pageCount, list }: RedirectTableProps) {
  if (total === 0)
    return <p className="mt-6 rounded-lg border border-line border-dashed p-8 text-center">No redirects yet.</p>;
  return (
    <>
      <p className="mt-6 text-ink-soft text-sm">{total === 1 ? "1 redirect" : `${total} redirects`}</p>
      <table className="mt-2 w-full border-collapse text-left text-sm max-sm:block">
        <thead className="max-sm:sr-only">
          <tr className="shadow-[inset_0_-1px_0_var(--color-line)]">
            <Head>Old address</Head>
            <Head>Leads to</Head>
            <Head className="text-right">Hits</Head>
            <Head>Actions</Head>
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {items.map(({ path, target, hits }) => (
            <tr
              key={path}
              className="border-line border-b max-sm:flex max-sm:flex-wrap max-sm:items-center max-sm:gap-x-3 max-sm:py-2"
            >
              <td className="wrap-anywhere py-1 pr-4 font-medium max-sm:w-full">{path}</td>
              <td className="wrap-anywhere py-1 pr-4 max-sm:w-full">
                <span aria-hidden="true" className="text-ink-soft sm:hidden">
                  →{" "}
                </span>
                <a href={target} className="underline-offset-4 hover:underline max-sm:text-ink-soft">
                  {target}
                </a>
              </td>
              <td className="py-1 pr-4 text-right tabular-nums">
                {hits}
                <span className="sm:sr-only"> {hits === 1 ? "hit" : "hits"}</span>
              </td>
              <td className="sm:w-px">
                <Form method="post">
                  <input type="hidden" name="path" value={path} />
                  <button
                    type="submit"
                    name="intent"
                    value="delete"
                    className="-ml-2 inline-flex min-h-11 items-center rounded-md px-2 font-medium text-danger text-sm underline-offset-4 hover:underline"
                  >
                    Delete<span className="sr-only"> {path}</span>
                  </button>
                </Form>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Pager
        page={page}
        pageCount={pageCount}
        addressOf={(wanted) => (wanted === 1 ? list : `${list}?page=${wanted}`)}
      />
    </>
  );
}

function Head({ className = "", children }: { className?: string; children: string }) {
  return (
    <th scope="col" className={`py-2.5 pr-4 font-semibold ${className}`}>
      {children}
    </th>
  );
}
