import { href } from "react-router";
import { listWithdrawals } from "#app/domain/payments/withdrawal/list-withdrawals.server.ts";
import { law } from "#app/domain/shop/law.server.ts";
import { lawSchema } from "#app/domain/shop/law-schema.ts";
import { redirectFromDesk } from "#app/http/answers/desk-answer.server.ts";
import { parseForm, refuseForm } from "#app/http/parse-form.ts";
import { readIntent } from "#app/http/read-intent.ts";
import { requireEditor } from "#app/http/sessions/guards.server.ts";
import { readForm } from "#app/http/uploads/read-form.server.ts";
import { DeskPage } from "#app/ui/admin/desk-page.tsx";
import { LawForm, lawFormId } from "#app/ui/admin/shop/law-form.tsx";
import { ShopNav } from "#app/ui/admin/shop/shop-nav.tsx";
import { WithdrawalTable } from "#app/ui/admin/shop/withdrawal-table.tsx";
import { pageTitle } from "#app/ui/shell/page-title.ts";
import type { Route } from "./+types/law";

/** /admin/shop/law: which rules the shop follows, and who withdrew. */
export async function loader({ request }: Route.LoaderArgs) {
  await requireEditor(request);
  return { law: law.read(), withdrawals: listWithdrawals() };
}

export async function action({ request }: Route.ActionArgs) {
  const editor = await requireEditor(request);
  const form = await readForm(request);
  readIntent(form.get("intent"), ["save"], "save");
  const submission = parseForm(form, lawSchema);
  if (submission.status !== "success") return refuseForm(lawFormId, submission);
  law.save(submission.value);
  const description = submission.value.sellsToEu ? "Sells to consumers in the EU" : "Does not sell to the EU";
  return redirectFromDesk(request, editor, href("/admin/shop/law"), { title: "Law saved", description });
}

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle(matches, "Law") }];
}

export default function LawPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <ShopNav />
      <DeskPage
        title="Law"
        intro="What the law of the European Union asks of shops that sell to consumers there. No legal advice; what was read is listed in docs/law.md of the source."
        width="narrow"
      >
        <div className="grid gap-6">
          <LawForm law={loaderData.law} />
          <WithdrawalTable withdrawals={loaderData.withdrawals} />
        </div>
      </DeskPage>
    </>
  );
}
