import { data, href, isRouteErrorResponse, redirect } from "react-router";
import { listOwnInvoices } from "#app/domain/invoices/find-invoices.server.ts";
import { findOwnGift } from "#app/domain/orders/gifts/find-gift.server.ts";
import type { Gift } from "#app/domain/orders/gifts/gift.ts";
import { isUnpaid } from "#app/domain/orders/request/design-request.ts";
import { orderNumber } from "#app/domain/orders/request/order-name.ts";
import { requireUser } from "#app/http/sessions/guards.server.ts";
import { Link } from "#app/ui/link.tsx";
import { ErrorPage } from "#app/ui/shell/error/error-page.tsx";
import { PageFrame } from "#app/ui/shell/page-frame.tsx";
import type { PageHandle } from "#app/ui/shell/page-scripts.ts";
import { pageTitle } from "#app/ui/shell/page-title.ts";
import type { Route } from "./+types/own-gift";

export const handle: PageHandle = { noScripts: true };

/** /gift/{id}: what its buyer has of it. */
export async function loader({ request, params }: Route.LoaderArgs) {
  const user = await requireUser(request);
  const gift = findOwnGift(params.requestId, user.id);
  if (!gift) throw data(null, { status: 404 });
  if (isUnpaid(gift)) throw redirect(href("/payment/:requestId", params), 303);
  return { gift, isInvoiced: listOwnInvoices(gift.requestId, user.id).length > 0 };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return [{ title: pageTitle(matches, loaderData && `Gift · ${orderNumber(loaderData.gift.requestId)}`) }];
}

export default function OwnGift({ loaderData: { gift, isInvoiced }, params }: Route.ComponentProps) {
  const { packageName, code, message, isOver, isUsed } = gift;
  return (
    <PageFrame
      title={`A gift of ${packageName}`}
      intro={orderNumber(gift.requestId)}
      width="narrow"
      back={{ to: href("/account"), label: "Back to My Account" }}
    >
      <p className="wrap-anywhere" role="status">
        {wordsOf(gift)}
      </p>
      <div className={`mt-6 rounded-lg border border-line bg-raised p-5 ${isOver || isUsed ? "text-ink-soft" : ""}`}>
        <p className="text-sm">Code for one order of {packageName}</p>
        <p className="wrap-anywhere mt-1 font-mono font-semibold text-3xl">
          {isOver && !isUsed ? <s>{code}</s> : code}
        </p>
        {message ? <p className="wrap-anywhere mt-3">“{message}”</p> : null}
      </div>
      <p className="mt-4 max-w-measure">
        Whoever has the code uploads a photo of their yard, chooses {packageName}, and enters it where they would pay.
        No card is needed, and it does not expire.
      </p>
      {isInvoiced ? (
        <Link
          to={href("/designs/:requestId/invoice", params)}
          className="mt-4 inline-flex min-h-11 items-center text-moss underline underline-offset-4"
        >
          Invoice
        </Link>
      ) : null}
    </PageFrame>
  );
}

function wordsOf({ isUsed, isOver, paymentStatus, letter, recipient, email }: Gift): string {
  if (isUsed) return "Someone has used it.";
  if (isOver && letter === "given-up")
    return "The e-mail could not be delivered. The code no longer works, and your money is on its way back to your card.";
  if (paymentStatus === "refunded" || isOver) return "The code no longer works; your money goes back to your card.";
  if (letter === "mailed") return recipient ? `Mailed to ${recipient}. Not used yet.` : "Not used yet.";
  if (letter === "given-up") return `We could not reach ${email}. Please hand over the code yourself.`;
  return `The e-mail to ${recipient ?? email} is on its way.`;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage status={isRouteErrorResponse(error) ? error.status : 500} />;
}
