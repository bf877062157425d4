import { data, href } from "react-router";
import { tokenSchema, tokenScopes, tokensAtMost } from "#app/domain/accounts/api-token.ts";
import {
  createApiToken,
  type ListedToken,
  listApiTokens,
  revokeApiToken,
} from "#app/domain/accounts/api-tokens.server.ts";
import { noteAtDesk } from "#app/domain/accounts/desk-log.server.ts";
import type { SignedInUser } from "#app/domain/accounts/signed-in-user.ts";
import type { NewToast } from "#app/domain/accounts/toast-message.ts";
import { sendAgain } from "#app/domain/webhooks/announce-event.server.ts";
import { endpointSchema, endpointsAtMost, rowSchema } from "#app/domain/webhooks/webhook.ts";
import {
  addEndpoint,
  listDeliveries,
  listEndpoints,
  removeEndpoint,
} from "#app/domain/webhooks/webhook-endpoints.server.ts";
import { redirectFromDesk } from "#app/http/answers/desk-answer.server.ts";
import { parseForm, refuseForm } from "#app/http/parse-form.ts";
import { readIntent } from "#app/http/read-intent.ts";
import { requireOperator } from "#app/http/sessions/guards.server.ts";
import { readForm } from "#app/http/uploads/read-form.server.ts";
import { DeskPage } from "#app/ui/admin/desk-page.tsx";
import { ShopNav } from "#app/ui/admin/shop/shop-nav.tsx";
import { TokensCard, tokenFormId } from "#app/ui/admin/shop/tokens-card.tsx";
import { DeliveriesCard, endpointFormId, WebhooksCard } from "#app/ui/admin/shop/webhooks-card.tsx";
import { relativeTime } from "#app/ui/relative-time.ts";
import { pageTitle } from "#app/ui/shell/page-title.ts";
import type { Route } from "./+types/programs";

const page = href("/admin/shop/api");

/** /admin/shop/api: tokens and webhooks for the operator's own programs. */
export async function loader({ request }: Route.LoaderArgs) {
  await requireOperator(request);
  return {
    tokens: listApiTokens().map(presentToken),
    endpoints: listEndpoints(),
    deliveries: listDeliveries().map(presentDelivery),
  };
}

export async function action({ request }: Route.ActionArgs) {
  const operator = await requireOperator(request);
  const form = await readForm(request);
  const intent = readIntent(form.get("intent"), [
    "create-token",
    "revoke-token",
    "add-endpoint",
    "remove-endpoint",
    "send-again",
  ]);
  if (intent === "create-token") return createToken(operator, form);
  if (intent === "add-endpoint") return add(request, operator, form);
  const { id = 0 } = rowSchema.safeParse({ id: form.get("id") }).data ?? {};
  return redirectFromDesk(request, operator, page, rowActions[intent](id));
}

const gone = { title: "It was not there any more" };
const rowActions: Record<"revoke-token" | "remove-endpoint" | "send-again", (id: number) => NewToast> = {
  "revoke-token": (id) => toastOf("API token revoked", revokeApiToken(id)),
  "remove-endpoint": (id) => toastOf("Webhook removed", removeEndpoint(id)),
  "send-again": (id) =>
    sendAgain(id) ? { title: "Webhook sent again", description: `Delivery ${id}` } : { title: "It is on its way" },
};

function toastOf(title: string, description: string | undefined): NewToast {
  return description === undefined ? gone : { title, description };
}

/** The answer to the post is the one page that shows the token. */
function createToken(operator: SignedInUser, form: FormData) {
  const submission = parseForm(form, tokenSchema);
  if (submission.status !== "success") return refuseForm(tokenFormId, submission);
  const token = createApiToken(submission.value, operator);
  if (token === undefined) {
    const formErrors = [`There are ${tokensAtMost} tokens already. Revoke one that is not used.`];
    return refuseForm(tokenFormId, submission, 422, { formErrors });
  }
  const { name } = submission.value;
  noteAtDesk(operator, "API token created", name);
  return data({ created: { name, token } });
}

const endpointRefusals = {
  unsafe: "Only https addresses on the public internet, without a password, are called",
  known: "This address is called already",
  "too-many": `There are ${endpointsAtMost} webhooks already`,
};

function add(request: Request, operator: SignedInUser, form: FormData) {
  const submission = parseForm(form, endpointSchema);
  if (submission.status !== "success") return refuseForm(endpointFormId, submission);
  const added = addEndpoint(submission.value.url);
  if (added.ok)
    return redirectFromDesk(request, operator, page, { title: "Webhook added", description: submission.value.url });
  return refuseForm(endpointFormId, submission, 422, { fieldErrors: { url: [endpointRefusals[added.reason]] } });
}

function presentToken({ id, name, beginning, scopes, maker, expiresAt, lastUsedAt, createdAt }: ListedToken) {
  const hasExpired = expiresAt !== null && expiresAt <= Date.now();
  const until = expiresAt === null ? "no end" : `${hasExpired ? "expired" : "expires"} ${relativeTime(expiresAt)}`;
  const used = lastUsedAt === null ? "never used" : `last used ${relativeTime(lastUsedAt)}`;
  const may = `${scopes.map((scope) => tokenScopes[scope]).join(", ")}, in the name of ${maker ?? "an editor"}`;
  return { id, name, beginning, may, hasExpired, facts: `Created ${relativeTime(createdAt)}, ${until}, ${used}` };
}

function presentDelivery(delivery: ReturnType<typeof listDeliveries>[number]) {
  const { id, eventId, url, status, attempts, outcome, attemptedAt, createdAt } = delivery;
  const tried = attempts === 1 ? "1 attempt" : `${attempts} attempts`;
  const last = outcome ? `, ${tried}: the endpoint ${outcome}` : "";
  return { id, eventId, url, status, facts: ` ${relativeTime(attemptedAt ?? createdAt)}${last}` };
}

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle(matches, "Programs") }];
}

export default function Programs({ loaderData, actionData }: Route.ComponentProps) {
  const { tokens, endpoints, deliveries } = loaderData;
  const created = actionData && "created" in actionData ? actionData.created : undefined;
  return (
    <>
      <ShopNav />
      <DeskPage
        title="Programs"
        intro={
          <>
            For your own programs: the calls are described in{" "}
            <a href="/api/openapi.json" className="text-moss underline underline-offset-4">
              /api/openapi.json
            </a>
            .
          </>
        }
        width="narrow"
      >
        <div className="grid gap-4">
          <TokensCard tokens={tokens} created={created} />
          <WebhooksCard endpoints={endpoints} />
          <DeliveriesCard deliveries={deliveries} />
        </div>
      </DeskPage>
    </>
  );
}
