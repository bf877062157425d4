import { data, href } from "react-router";
import { describeOwnWithdrawal } from "#app/domain/payments/withdrawal/describe-own-withdrawal.server.ts";
import { withdraw } from "#app/domain/payments/withdrawal/withdraw.server.ts";
import { withdrawalSchema } from "#app/domain/payments/withdrawal/withdrawal-schema.ts";
import { readBrand } from "#app/domain/shop/brand.server.ts";
import { law } from "#app/domain/shop/law.server.ts";
import { currentClient, limits, tooMany } from "#app/http/limits/limits.server.ts";
import { parseForm, refuseForm } from "#app/http/parse-form.ts";
import { findSignedInUser } from "#app/http/sessions/guards.server.ts";
import { readForm } from "#app/http/uploads/read-form.server.ts";
import { PageFrame } from "#app/ui/shell/page-frame.tsx";
import type { PageHandle } from "#app/ui/shell/page-scripts.ts";
import { pageTitle } from "#app/ui/shell/page-title.ts";
import { WithdrawalForm, withdrawalFormId } from "#app/ui/withdraw/withdrawal-form.tsx";
import type { Route } from "./+types/withdraw";

export const handle: PageHandle = { noScripts: true };

/** /withdraw: for everyone, since the law asks for no sign-in. */
export async function loader({ request, url }: Route.LoaderArgs) {
  requireLaw();
  const user = await findSignedInUser(request);
  const name = [user?.firstName, user?.lastName].filter(Boolean).join(" ");
  const order = url.searchParams.get("order") ?? "";
  return { known: { name, email: user?.email ?? "", order: /^\d{1,12}$/.test(order) ? order : "" } };
}

/** The same answer whether or not there is such an order, except to its signed-in owner. */
export async function action({ request }: Route.ActionArgs) {
  requireLaw();
  const submission = parseForm(await readForm(request), withdrawalSchema);
  if (submission.status !== "success") return refuseForm(withdrawalFormId, submission);
  const { contactEmail } = readBrand();
  const refusal = tooMany(limits.withdrawals(currentClient()), `Please write to ${contactEmail} instead.`);
  if (refusal) return refuseForm(withdrawalFormId, submission, 429, { formErrors: [refusal.message] });
  withdraw(submission.value);
  const user = await findSignedInUser(request);
  const own = user ? describeOwnWithdrawal(submission.value.order, user.id) : undefined;
  return data({ receivedAt: timeFormat.format(Date.now()), contactEmail, own });
}

const timeFormat = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeStyle: "long", timeZone: "UTC" });

function requireLaw(): void {
  if (!law.read().sellsToEu) throw data(null, { status: 404 });
}

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle(matches, "Withdraw from contract") }, { name: "robots", content: "noindex" }];
}

export default function Withdraw({ loaderData: { known }, actionData }: Route.ComponentProps) {
  if (actionData && "receivedAt" in actionData) {
    return (
      <PageFrame title="We received your withdrawal" width="narrow">
        <div role="status" className="grid gap-4">
          <p>Received on {actionData.receivedAt}.</p>
          {actionData.own ? <p>{actionData.own}</p> : null}
          <p>
            If number and address belong to an order, a confirmation with this date is on its way to the address of that
            order. If you have none within an hour, please write to{" "}
            <a href={`mailto:${actionData.contactEmail}`} className="text-moss underline underline-offset-4">
              {actionData.contactEmail}
            </a>
            : your withdrawal counts from now all the same.
          </p>
        </div>
      </PageFrame>
    );
  }
  return (
    <PageFrame
      title="Withdraw from contract"
      intro="You can withdraw within 14 days of your order, without giving a reason."
      width="narrow"
    >
      <WithdrawalForm known={known} action={href("/withdraw")} />
    </PageFrame>
  );
}
