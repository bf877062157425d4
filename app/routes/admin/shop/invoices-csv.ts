import { data } from "react-router";
import { listInvoicesOfMonth } from "#app/domain/invoices/find-invoices.server.ts";
import { writeInvoicesCsv } from "#app/domain/invoices/write-invoices-csv.ts";
import { requireEditor } from "#app/http/sessions/guards.server.ts";
import type { Route } from "./+types/invoices-csv";

/** GET /admin/shop/invoices.csv?month=2026-11: all that was issued in a month, as a file to save. */
export async function loader({ request }: Route.LoaderArgs) {
  await requireEditor(request);
  const month = new URL(request.url).searchParams.get("month") ?? "";
  if (!/^20\d{2}-(0[1-9]|1[0-2])$/.test(month)) throw data("A month is written like 2026-11.", { status: 400 });
  return new Response(writeInvoicesCsv(listInvoicesOfMonth(month)), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8; header=present",
      "Content-Disposition": `attachment; filename=invoices-${month}.csv`,
      "Cache-Control": "private, no-store",
    },
  });
}
