import { href } from "react-router";
import { currencies } from "#app/domain/shop/money/currencies.ts";
import { majorAmount } from "#app/domain/shop/money/format-money.ts";
import { listPackagesToEdit, savePackages } from "#app/domain/shop/money/packages.server.ts";
import { packagesSchema } from "#app/domain/shop/money/packages-schema.ts";
import { moneyPart } from "#app/domain/shop/money/shop-currency.server.ts";
import { redirectFromDesk } from "#app/http/answers/desk-answer.server.ts";
import { parseForm, refuseForm } from "#app/http/parse-form.ts";
import { readIntent } from "#app/http/read-intent.ts";
import { requireEditor } from "#app/http/sessions/guards.server.ts";
import { readForm } from "#app/http/uploads/read-form.server.ts";
import { DeskPage } from "#app/ui/admin/desk-page.tsx";
import { PackagesForm, packagesFormId } from "#app/ui/admin/shop/packages-form.tsx";
import { ShopNav } from "#app/ui/admin/shop/shop-nav.tsx";
import { pageTitle } from "#app/ui/shell/page-title.ts";
import type { Route } from "./+types/packages";

/** /admin/shop/packages */
export async function loader({ request }: Route.LoaderArgs) {
  await requireEditor(request);
  const { currency, notHappyDays } = moneyPart.read();
  const names = new Intl.DisplayNames("en", { type: "currency" });
  const packages = listPackagesToEdit().map(
    ({ priceCents, imageCount, hidden, position: _position, ...row }, index) => ({
      ...row,
      price: String(majorAmount(priceCents, currency)),
      imageCount: String(imageCount),
      place: String(index + 1),
      state: hidden ? ("hidden" as const) : ("shown" as const),
    }),
  );
  return {
    typed: { currency, notHappyDays: String(notHappyDays), packages },
    currencies: currencies.map((code) => ({ code, name: `${code.toUpperCase()}, ${names.of(code.toUpperCase())}` })),
  };
}

export async function action({ request }: Route.ActionArgs) {
  const editor = await requireEditor(request);
  const form = await readForm(request);
  readIntent(form.get("intent"), ["save"], "save");
  // Of a text Conform could list no rows.
  form.delete("packages");
  const submission = parseForm(form, packagesSchema);
  if (submission.status !== "success") return refuseForm(packagesFormId, submission);
  savePackages(submission.value);
  const description = "New orders are at these prices from now on.";
  return redirectFromDesk(request, editor, href("/admin/shop/packages"), { title: "Packages saved", description });
}

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle(matches, "Packages") }];
}

export default function Packages({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <ShopNav />
      <DeskPage
        title="Packages"
        intro="What you sell, for how much and in which currency. Orders that are placed keep what they were placed at, paid or not."
      >
        <PackagesForm {...loaderData} />
      </DeskPage>
    </>
  );
}
