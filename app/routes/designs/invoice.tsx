import { data, href, isRouteErrorResponse } from "react-router";
import { listOwnInvoices } from "#app/domain/invoices/find-invoices.server.ts";
import { orderNumber } from "#app/domain/orders/request/order-name.ts";
import { requireUser } from "#app/http/sessions/guards.server.ts";
import { InvoiceArticle } from "#app/ui/invoice/invoice-article.tsx";
import { PrintLine } from "#app/ui/print-line.tsx";
import { ErrorPage } from "#app/ui/shell/error/error-page.tsx";
import { PageFrame } from "#app/ui/shell/page-frame.tsx";
import { pageTitle } from "#app/ui/shell/page-title.ts";
import type { Route } from "./+types/invoice";

/** /designs/{requestId}/invoice: the order's invoice and credit notes, to print. */
export async function loader({ request, params }: Route.LoaderArgs) {
  const user = await requireUser(request);
  const sheets = listOwnInvoices(params.requestId, user.id);
  if (sheets.length === 0) throw data(null, { status: 404 });
  return { sheets };
}

export function meta({ loaderData, matches, params }: Route.MetaArgs) {
  const [invoice] = loaderData?.sheets ?? [];
  return [{ title: pageTitle(matches, invoice && `Invoice ${invoice.number} · ${orderNumber(params.requestId)}`) }];
}

export default function InvoicePage({ loaderData: { sheets }, params }: Route.ComponentProps) {
  return (
    <PageFrame
      title={<span className="print:hidden">{orderNumber(params.requestId)}</span>}
      width="medium"
      back={{ to: href("/results/:requestId", params), label: "Back to the order" }}
    >
      <PrintLine fits="each invoice has a sheet of its own" />
      <div className="mt-4 grid gap-8 print:mt-0 print:block">
        {sheets.map((sheet) => (
          <InvoiceArticle key={sheet.number} sheet={sheet} />
        ))}
      </div>
    </PageFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage status={isRouteErrorResponse(error) ? error.status : 500} />;
}
