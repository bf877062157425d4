import { isbot } from "isbot";
import { data, href, isRouteErrorResponse } from "react-router";
import { schemaSourceOf } from "#app/domain/orders/pictures/made-by.ts";
import { leadSchema } from "#app/domain/orders/share/lead-schema.ts";
import { keepLead } from "#app/domain/orders/share/leads.server.ts";
import { openShare } from "#app/domain/orders/share/open-share.server.ts";
import { readBrand } from "#app/domain/shop/brand.server.ts";
import { readFirm } from "#app/domain/shop/leads.server.ts";
import { currentClient, limits, tooMany } from "#app/http/limits/limits.server.ts";
import { parseForm, refuseForm } from "#app/http/parse-form.ts";
import { describePublicPage } from "#app/http/public-page.server.ts";
import { findSender } from "#app/http/sent-by.server.ts";
import { findSignedInUser } from "#app/http/sessions/guards.server.ts";
import { readForm } from "#app/http/uploads/read-form.server.ts";
import { pageTags } from "#app/ui/blog/page-tags.ts";
import { LeadForm, leadFormId } from "#app/ui/share/lead-form.tsx";
import { SharedPage } from "#app/ui/share/shared-page.tsx";
import { ErrorPage } from "#app/ui/shell/error/error-page.tsx";
import { MessagePage } from "#app/ui/shell/error/message-page.tsx";
import type { PageHandle } from "#app/ui/shell/page-scripts.ts";
import { pageTitle } from "#app/ui/shell/page-title.ts";
import type { Route } from "./+types/shared-designs";

export const handle: PageHandle = { noScripts: true, noChrome: true };

/** GET /share/{token}: what the owner shows to anyone with the link. */
export async function loader({ request, params }: Route.LoaderArgs) {
  const user = await findSignedInUser(request);
  // Link previews do not count as visits.
  const isVisit = request.method === "GET" && !isbot(request.headers.get("User-Agent"));
  const shared = openShare(params.token, { userId: user?.id, isCounted: isVisit });
  // Without any referrer, browsers would send its form with an unknown origin.
  const headers = { "X-Robots-Tag": "noindex, nofollow", "Referrer-Policy": "same-origin" };
  if (!shared) throw data(null, { status: 404, headers });
  const page = describePublicPage({
    path: href("/share/:token", params),
    title: "A yard, redesigned",
    description: "Before and after: what this yard could look like.",
    image: {
      path: href("/share/:token/preview.jpg", params),
      width: 1200,
      height: 630,
      alt: "The yard before and after",
      digitalSourceType: schemaSourceOf(shared.designs[0]?.maker),
    },
    hidden: true,
  });
  const firm = readFirm();
  return data({ shared, page, firm: firm && { ...firm, siteName: readBrand().siteName } }, { headers });
}

/** A visitor writes to the firm that runs the shop. */
export async function action({ request, params }: Route.ActionArgs) {
  const submission = parseForm(await readForm(request), leadSchema);
  if (!readFirm() || !openShare(params.token, { isCounted: false })) throw data(null, { status: 404 });
  if (submission.status !== "success") return refuseForm(leadFormId, submission);
  // Programs that fill in everything are told what people are told.
  if (submission.value.website !== "") return { isSent: true };
  const wait = limits.leads(currentClient()) || limits.leadsInAll();
  const refusal = tooMany(wait, "Too many messages were sent.");
  if (refusal) return refuseForm(leadFormId, submission, 429, { formErrors: [refusal.message] });
  keepLead({ token: params.token }, submission.value, { sentBy: findSender(request) });
  return { isSent: true };
}

export function headers({ loaderHeaders, errorHeaders }: Route.HeadersArgs) {
  return errorHeaders ?? loaderHeaders;
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const title = pageTitle(matches, loaderData ? loaderData.page.title : linkIsGone);
  if (!loaderData) return [{ title }, { name: "robots", content: "noindex" }];
  return [{ title }, ...pageTags(loaderData.page)];
}

const linkIsGone = "This link no longer works";

export default function SharedDesignsPage({ loaderData: { shared, firm }, actionData }: Route.ComponentProps) {
  const isSent = actionData !== undefined && "isSent" in actionData;
  return (
    <SharedPage shared={shared}>
      {firm ? <LeadForm firmLine={firm.line} siteName={firm.siteName} isSent={isSent} /> : null}
    </SharedPage>
  );
}

/** One page for an expired, revoked or mistyped link: it does not reveal which. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error) || error.status !== 404) {
    return <ErrorPage status={isRouteErrorResponse(error) ? error.status : 500} />;
  }
  return (
    <MessagePage title={linkIsGone} back={{ to: href("/"), label: "See your own yard" }}>
      <p>
        The link may have expired, or part of its address is missing. Ask the person who sent it to you for a new one.
      </p>
    </MessagePage>
  );
}
