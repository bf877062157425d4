import { data, Form, href, isRouteErrorResponse } from "react-router";
import { findOrder } from "#app/domain/orders/list-orders.server.ts";
import { orderNumber, orderTitle } from "#app/domain/orders/request/order-name.ts";
import { deleteOwnOrder } from "#app/domain/privacy/delete-order.server.ts";
import { deletionRefusalWords } from "#app/domain/privacy/deletion-refusals.ts";
import { readIntent } from "#app/http/read-intent.ts";
import { requireUser } from "#app/http/sessions/guards.server.ts";
import { redirectWithToast } from "#app/http/sessions/toast.server.ts";
import { readForm } from "#app/http/uploads/read-form.server.ts";
import { whatBookkeepingKeeps } from "#app/ui/account/what-bookkeeping-keeps.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { MediaPicture } from "#app/ui/media-picture.tsx";
import { ErrorPage } from "#app/ui/shell/error/error-page.tsx";
import { PageFrame } from "#app/ui/shell/page-frame.tsx";
import { pageTitle } from "#app/ui/shell/page-title.ts";
import type { Route } from "./+types/delete-order";

/** /designs/{id}/delete: asks once, and lists what is deleted. */
export async function loader({ request, params }: Route.LoaderArgs) {
  const user = await requireUser(request);
  const order = findOrder(params.requestId, user.id);
  if (!order) throw data(null, { status: 404 });
  const { id, name, photo, images, paidAmountCents } = order;
  return { id, title: orderTitle({ id, name }), photo, pictures: images.length, wasPaid: paidAmountCents > 0 };
}

export async function action({ request, params }: Route.ActionArgs) {
  const user = await requireUser(request);
  readIntent((await readForm(request)).get("intent"), ["delete"], "delete");
  const deleted = await deleteOwnOrder({ requestId: params.requestId, userId: user.id });
  if (deleted.ok)
    return redirectWithToast(request, href("/account"), { title: `${orderNumber(params.requestId)} is deleted` });
  if (deleted.reason === "not-found") throw data(null, { status: 404 });
  return data({ message: deletionRefusalWords[deleted.reason] }, { status: 409 });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return [{ title: pageTitle(matches, loaderData ? `Delete ${loaderData.title}` : undefined) }];
}

export default function DeleteOrder({ loaderData, actionData }: Route.ComponentProps) {
  const { id, title, photo, pictures, wasPaid } = loaderData;
  return (
    <PageFrame title={`Delete ${title}?`} width="narrow">
      {actionData ? <Alert className="mb-6">{`${orderNumber(id)} ${actionData.message}`}</Alert> : null}
      <div className="grid items-start gap-6 sm:grid-cols-[10rem_minmax(0,1fr)]">
        <MediaPicture {...photo} alt="Your yard" sizes="(min-width: 640px) 10rem, 100vw" eager />
        <div className="grid gap-3">
          <p>
            {`This permanently deletes your photo, your wish${pictures > 0 ? `, ${pictures === 1 ? "the design with its plan and list" : `all ${pictures} designs with their plans and lists`}` : ""}, and every link to them. Links in our e-mails stop working.`}
          </p>
          {wasPaid ? <p className="text-ink-soft">{whatBookkeepingKeeps}</p> : null}
          {pictures > 0 ? (
            <p>
              <ButtonLink
                to={href("/api/designs/:requestId/designs.zip", { requestId: String(id) })}
                download
                variant="secondary"
              >
                Download everything first
              </ButtonLink>
            </p>
          ) : null}
        </div>
      </div>
      <Form method="post" className="mt-8 flex flex-wrap gap-3">
        <Button danger>Delete for good</Button>
        <ButtonLink to={href("/account")} variant="secondary">
          Keep it
        </ButtonLink>
      </Form>
    </PageFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage status={isRouteErrorResponse(error) ? error.status : 500} />;
}
