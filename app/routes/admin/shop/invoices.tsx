import { href } from "react-router";
import { type InvoiceRow, listInvoices } from "#app/domain/invoices/find-invoices.server.ts";
import { presentInvoice } from "#app/domain/invoices/present-invoice.ts";
import { orderNumber } from "#app/domain/orders/request/order-name.ts";
import { requireEditor } from "#app/http/sessions/guards.server.ts";
import { DeskCard, DeskPage } from "#app/ui/admin/desk-page.tsx";
import { OlderLink } from "#app/ui/admin/operation/older-link.tsx";
import { ShopNav } from "#app/ui/admin/shop/shop-nav.tsx";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { Link } from "#app/ui/link.tsx";
import { pageTitle } from "#app/ui/shell/page-title.ts";
import type { Route } from "./+types/invoices";

/** /admin/shop/invoices: what was issued, newest first, and a month of it for the bookkeeper. */
export async function loader({ request }: Route.LoaderArgs) {
  await requireEditor(request);
  const query = new URL(request.url).searchParams;
  const { items, next } = listInvoices(Number(query.get("before")) || undefined);
  return { invoices: items.map(presentRow), next, month: new Date().toISOString().slice(0, 7) };
}

function presentRow(row: InvoiceRow) {
  const { number, facts, total, buyer } = presentInvoice(row);
  const about = [facts[0]?.[1], orderNumber(row.requestId), buyer?.name];
  return { id: row.id, number, about: about.filter(Boolean).join(" · "), total };
}

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle(matches, "Invoices") }];
}

export default function Invoices({ loaderData: { invoices, next, month } }: Route.ComponentProps) {
  return (
    <>
      <ShopNav />
      <DeskPage title="Invoices">
        <div className="grid gap-4">
          <DeskCard title="For the bookkeeper">
            <form action={href("/admin/shop/invoices.csv")} className="flex flex-wrap items-end gap-3">
              <TextField
                id="month"
                name="month"
                type="month"
                defaultValue={month}
                required
                pattern="[0-9]{4}-[0-9]{2}"
                label="Month"
                className="min-w-0"
                hint="By UTC, as YYYY-MM."
              />
              <Button variant="secondary">Download as CSV</Button>
            </form>
          </DeskCard>
          <DeskCard title="Newest first">
            {invoices.length === 0 ? <p className="text-ink-soft text-sm">None.</p> : null}
            <ul className="text-sm">
              {invoices.map(({ id, number, about, total }) => (
                <li
                  key={id}
                  className="flex flex-wrap items-center justify-between gap-x-6 border-line border-b last:border-0"
                >
                  <Link
                    to={href("/admin/shop/invoices/:invoiceId", { invoiceId: String(id) })}
                    className="inline-flex min-h-11 items-center font-medium text-moss underline"
                  >
                    {number}
                  </Link>
                  <span className="wrap-anywhere grow text-ink-soft">{about}</span>
                  <span className="tabular-nums">{total}</span>
                </li>
              ))}
            </ul>
            <OlderLink before={next} />
          </DeskCard>
        </div>
      </DeskPage>
    </>
  );
}
