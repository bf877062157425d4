import { Form, href } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Link } from "../../link.tsx";

const list = href("/admin/operation/orders");
const views = [
  { show: undefined, name: "All" },
  { show: "under-way", name: "Being made" },
  { show: "in-trouble", name: "In trouble" },
];

export function OrderFilter({ show, search }: { show: string | undefined; search: string }) {
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <nav aria-label="Orders" className="-mx-2 flex flex-wrap">
        {views.map((view) => (
          <Link
            key={view.name}
            to={view.show ? `${list}?show=${view.show}` : list}
            aria-current={!search && view.show === show ? "page" : undefined}
            className="inline-flex min-h-11 items-center px-2 text-moss text-sm underline-offset-4 aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:no-underline"
          >
            {view.name}
          </Link>
        ))}
      </nav>
      <Form
        method="get"
        action={list}
        role="search"
        className="flex min-w-0 flex-1 gap-2 max-sm:basis-full sm:max-w-md"
      >
        <input
          type="search"
          name="search"
          defaultValue={search}
          maxLength={254}
          placeholder="Number or e-mail address"
          aria-label="Order number or e-mail address"
          className="field-control min-w-0"
        />
        <Button variant="secondary">Search</Button>
      </Form>
    </div>
  );
}
