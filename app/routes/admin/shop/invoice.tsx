import { data, href, isRouteErrorResponse } from "react-router";
import { findInvoiceAtDesk } from "#app/domain/invoices/find-invoices.server.ts";
import { readRequestId } from "#app/domain/orders/request/request-id.ts";
import { requireEditor } from "#app/http/sessions/guards.server.ts";
import { InvoiceArticle } from "#app/ui/invoice/invoice-article.tsx";
import { PrintLine } from "#app/ui/print-line.tsx";
import { ErrorPage } from "#app/ui/shell/error/error-page.tsx";
import { PageFrame } from "#app/ui/shell/page-frame.tsx";
import { pageTitle } from "#app/ui/shell/page-title.ts";
import type { Route } from "./+types/invoice";

/** /admin/shop/invoices/{id}: one of them to print, also when its order was deleted. */
export async function loader({ request, params }: Route.LoaderArgs) {
  await requireEditor(request);
  const sheet = findInvoiceAtDesk(readRequestId(params.invoiceId) ?? 0);
  if (!sheet) throw data(null, { status: 404 });
  return sheet;
}

export function meta({ loaderData: sheet, matches }: Route.MetaArgs) {
  return [{ title: pageTitle(matches, sheet && `${sheet.title} ${sheet.number}`) }];
}

export default function InvoiceAtDesk({ loaderData: sheet }: Route.ComponentProps) {
  return (
    <PageFrame
      title={<span className="print:hidden">{sheet.number}</span>}
      width="medium"
      back={{ to: href("/admin/shop/invoices"), label: "All invoices" }}
    >
      <PrintLine fits="it has one sheet" />
      <InvoiceArticle sheet={sheet} />
    </PageFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage status={isRouteErrorResponse(error) ? error.status : 500} />;
}
