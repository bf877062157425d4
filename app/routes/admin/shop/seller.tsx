import { href } from "react-router";
import { isTaxCalculated } from "#app/domain/payments/choose-tax-place.server.ts";
import { countries } from "#app/domain/shop/countries.ts";
import { readSeller, saveSeller } from "#app/domain/shop/seller.server.ts";
import { sellerSchema } from "#app/domain/shop/seller-schema.ts";
import { redirectFromDesk } from "#app/http/answers/desk-answer.server.ts";
import { parseForm, refuseForm } from "#app/http/parse-form.ts";
import { readIntent } from "#app/http/read-intent.ts";
import { requireEditor } from "#app/http/sessions/guards.server.ts";
import { readForm } from "#app/http/uploads/read-form.server.ts";
import { DeskPage } from "#app/ui/admin/desk-page.tsx";
import { SellerForm, sellerFormId } from "#app/ui/admin/shop/seller-form.tsx";
import { ShopNav } from "#app/ui/admin/shop/shop-nav.tsx";
import { pageTitle } from "#app/ui/shell/page-title.ts";
import type { Route } from "./+types/seller";

/** /admin/shop/seller: who sells here, and the tax in the prices. */
export async function loader({ request }: Route.LoaderArgs) {
  await requireEditor(request);
  return { seller: readSeller(), countries };
}

export async function action({ request }: Route.ActionArgs) {
  const editor = await requireEditor(request);
  const form = await readForm(request);
  readIntent(form.get("intent"), ["save"], "save");
  const submission = parseForm(form, sellerSchema);
  if (submission.status !== "success") return refuseForm(sellerFormId, submission);
  if (submission.value.tax === "stripe" && !(await isTaxCalculated()))
    return refuseForm(sellerFormId, submission, 422, { fieldErrors: { tax: [noStripeTax] } });
  saveSeller(submission.value);
  const toast = { title: "Seller and tax saved", description: "Invoices show it from the next payment on." };
  return redirectFromDesk(request, editor, href("/admin/shop/seller"), toast, submission.value.name);
}

const noStripeTax = "Stripe calculated no tax just now. Is Stripe Tax active for your account? Nothing was changed.";

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle(matches, "Seller and Tax") }];
}

export default function SellerPage({ loaderData: { seller, countries } }: Route.ComponentProps) {
  return (
    <>
      <ShopNav />
      <DeskPage
        title="Seller and Tax"
        intro={
          seller
            ? "Every payment gets an invoice, every refund a credit note."
            : "Once you say who sells here, every payment gets an invoice and every refund a credit note. Until then customers get a receipt."
        }
        width="narrow"
      >
        <SellerForm seller={seller} countries={countries} />
      </DeskPage>
    </>
  );
}
