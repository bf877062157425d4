import { href, redirect, redirectDocument } from "react-router";
import { describeTaxInPrices } from "#app/domain/invoices/included-tax.server.ts";
import type { GiftDraft } from "#app/domain/orders/gifts/gift.ts";
import { boughtGiftSchema } from "#app/domain/orders/gifts/gift-schema.server.ts";
import { submitGift } from "#app/domain/orders/gifts/submit-gift.server.ts";
import { submitRefusals } from "#app/domain/orders/submit-design-request.server.ts";
import { usualPackage } from "#app/domain/shop/money/package.ts";
import { findPackage, listPackages } from "#app/domain/shop/money/packages.server.ts";
import { parseForm, refuseForm } from "#app/http/parse-form.ts";
import { describePublicPage } from "#app/http/public-page.server.ts";
import { findSender } from "#app/http/sent-by.server.ts";
import { findSignedInUser, rememberReturnPath } from "#app/http/sessions/guards.server.ts";
import { commitSession, readSession } from "#app/http/sessions/session.server.ts";
import { readForm } from "#app/http/uploads/read-form.server.ts";
import { pageTags } from "#app/ui/blog/page-tags.ts";
import { BuyGiftForm, buyGiftFormId } from "#app/ui/gift/buy-gift-form.tsx";
import { PageFrame } from "#app/ui/shell/page-frame.tsx";
import type { PageHandle } from "#app/ui/shell/page-scripts.ts";
import { pageTitle } from "#app/ui/shell/page-title.ts";
import type { Route } from "./+types/gift";

export const handle: PageHandle = { noScripts: true };

const description =
  "Give someone new pictures of their own yard: choose a package, and we mail them a code that covers one order.";

/** /gift: for everyone; who buys signs in after typing, as for an order. */
export async function loader({ request }: Route.LoaderArgs) {
  const packages = listPackages();
  const user = await findSignedInUser(request);
  const typed: Partial<GiftDraft> = (await readSession(request)).get("gift") ?? {};
  const chosen = findPackage(typed.packageId ?? "") ?? usualPackage(packages);
  const draft = { recipient: "", message: "", email: user?.email ?? "", ...typed, packageId: chosen?.id ?? "" };
  const page = describePublicPage({ path: href("/gift"), title: "Give a Yard Design", description });
  return { packages, draft, isSignedIn: user !== undefined, taxInPrices: describeTaxInPrices(), page };
}

export async function action({ request }: Route.ActionArgs) {
  const submission = parseForm(await readForm(request), boughtGiftSchema);
  if (submission.status !== "success") return refuseForm(buyGiftFormId, submission);
  const user = await findSignedInUser(request);
  const session = await readSession(request);
  if (!user) {
    session.set("gift", submission.value);
    rememberReturnPath(session, href("/gift"));
    return redirect(href("/login"), { status: 303, headers: { "Set-Cookie": await commitSession(session) } });
  }
  const ordered = submitGift(user.id, submission.value, findSender(request));
  if (!ordered.ok) {
    const { status, message } = submitRefusals[ordered.reason];
    return refuseForm(buyGiftFormId, submission, status, { formErrors: [message] });
  }
  session.unset("gift");
  const payment = href("/payment/:requestId", { requestId: String(ordered.requestId) });
  return redirectDocument(payment, { status: 303, headers: { "Set-Cookie": await commitSession(session) } });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const title = pageTitle(matches, "Give a Yard Design");
  return [{ title }, ...(loaderData ? pageTags(loaderData.page) : [])];
}

export default function GiftPage({ loaderData: { draft, isSignedIn, taxInPrices } }: Route.ComponentProps) {
  return (
    <PageFrame
      title="Give a Yard Design"
      intro={`We mail a code that covers one order of the package you choose, whatever it costs by then. It does not expire. ${taxInPrices ?? ""}`}
      width="medium"
    >
      <BuyGiftForm draft={draft} isSignedIn={isSignedIn} />
    </PageFrame>
  );
}
