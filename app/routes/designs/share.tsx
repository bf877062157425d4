import { data, href, isRouteErrorResponse } from "react-router";
import { findOrder } from "#app/domain/orders/list-orders.server.ts";
import { pictureTitle } from "#app/domain/orders/pictures/picture-name.ts";
import { orderTitle } from "#app/domain/orders/request/order-name.ts";
import {
  extendShare,
  listShares,
  makeShare,
  revokeShare,
  withdrawExample,
} from "#app/domain/orders/share/own-shares.server.ts";
import { shareDaysByDefault, sharesAtMost } from "#app/domain/orders/share/share-rules.ts";
import { shareSchema } from "#app/domain/orders/share/share-schema.ts";
import { parseForm, refuseForm } from "#app/http/parse-form.ts";
import { readIntent } from "#app/http/read-intent.ts";
import { requireUser } from "#app/http/sessions/guards.server.ts";
import { redirectWithToast } from "#app/http/sessions/toast.server.ts";
import { readForm } from "#app/http/uploads/read-form.server.ts";
import { calendarDate } from "#app/ui/calendar-date.ts";
import { relativeTime } from "#app/ui/relative-time.ts";
import { PicturesToShare } from "#app/ui/share/pictures-to-share.tsx";
import { ShareForm, shareFormId } from "#app/ui/share/share-form.tsx";
import { ShareList } from "#app/ui/share/share-list.tsx";
import { ErrorPage } from "#app/ui/shell/error/error-page.tsx";
import { PageFrame } from "#app/ui/shell/page-frame.tsx";
import { pageTitle } from "#app/ui/shell/page-title.ts";
import type { Route } from "./+types/share";

/** /designs/{id}/share: creates, lists and revokes the links to the owner's order, and the consent to show one. */
export async function loader({ request, params }: Route.LoaderArgs) {
  const user = await requireUser(request);
  const owned = { requestId: params.requestId, userId: user.id };
  const order = findOrder(params.requestId, user.id);
  const shares = listShares(owned);
  if (!order || !shares) throw data(null, { status: 404 });
  const { id, name } = order;
  const designs = order.images.flatMap((image) => [image, ...image.versions]);
  return {
    order: { id, title: orderTitle({ id, name }) },
    designs: designs.map(({ variationNumber, origin, picture }) => ({ variationNumber, origin, picture })),
    shares: shares.map((share) => ({
      ...share,
      ends: calendarDate(share.expiresAt),
      lastUsed: share.lastUsedAt === null ? undefined : relativeTime(share.lastUsedAt),
    })),
  };
}

export async function action({ request, params }: Route.ActionArgs) {
  const user = await requireUser(request);
  const form = await readForm(request);
  const owned = { requestId: params.requestId, userId: user.id };
  if (!listShares(owned)) throw data(null, { status: 404 });
  const here = href("/designs/:requestId/share", params);
  const intent = readIntent(form.get("intent"), ["make", "revoke", "extend", "withdraw-example"], "make");
  if (intent !== "make") {
    const { change, ...toast } = changes[intent];
    if (!change(owned, Number(form.get("shareId")))) throw data(null, { status: 404 });
    return redirectWithToast(request, here, toast);
  }
  const submission = parseForm(form, shareSchema);
  if (submission.status !== "success") return refuseForm(shareFormId, submission);
  const made = makeShare(owned, submission.value);
  if (made.ok) return redirectWithToast(request, here, { title: "Link created", description: "Copy it and send it." });
  if (made.reason === "not-found") throw data(null, { status: 404 });
  return refuseForm(shareFormId, submission, 409, { formErrors: [refusalWords[made.reason]] });
}

type Owned = Parameters<typeof revokeShare>[0];

const changes = {
  revoke: { change: revokeShare, title: "The link is turned off" },
  extend: {
    change: (owned: Owned, shareId: number) => extendShare(owned, shareId, shareDaysByDefault),
    title: "The link works for 30 more days",
  },
  "withdraw-example": {
    change: withdrawExample,
    title: "The site no longer shows it as an example",
    description: "The link still works. Turn it off if no one should open it.",
  },
};

const refusalWords = {
  "too-many": `There are ${sharesAtMost} links to this order already. Turn one off first.`,
  "no-pictures": "There is nothing to show yet: the first picture is still being drawn.",
};

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return [{ title: pageTitle(matches, loaderData ? `Share ${loaderData.order.title}` : undefined) }];
}

export default function SharePage({ loaderData: { order, designs, shares } }: Route.ComponentProps) {
  const choices = designs.map((design) => ({ ...design, title: pictureTitle(design) }));
  return (
    <PageFrame
      title={`Share ${order.title}`}
      width="medium"
      intro="Anyone with the link sees the pictures, with the years, seasons and evenings that you opened, but not your name, address, e-mail or price. You can turn a link off at any time."
      back={{ to: href("/results/:requestId", { requestId: String(order.id) }), label: "Back to the order" }}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
        <PicturesToShare designs={choices} />
        {/* A consent is not kept ticked for the next link. */}
        <ShareForm key={shares[0]?.id} designs={choices} />
        <ShareList shares={shares} />
      </div>
    </PageFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage status={isRouteErrorResponse(error) ? error.status : 500} />;
}
