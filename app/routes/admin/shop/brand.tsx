import { href } from "react-router";
import { listFixedBrand, typedBrand } from "#app/domain/shop/brand.server.ts";
import { brandSchema } from "#app/domain/shop/brand-schema.ts";
import { redirectFromDesk } from "#app/http/answers/desk-answer.server.ts";
import { parseForm, refuseForm } from "#app/http/parse-form.ts";
import { readIntent } from "#app/http/read-intent.ts";
import { requireEditor } from "#app/http/sessions/guards.server.ts";
import { readForm } from "#app/http/uploads/read-form.server.ts";
import { DeskPage } from "#app/ui/admin/desk-page.tsx";
import { BrandForm, brandFormId } from "#app/ui/admin/shop/brand-form.tsx";
import { ShopNav } from "#app/ui/admin/shop/shop-nav.tsx";
import { pageTitle } from "#app/ui/shell/page-title.ts";
import type { Route } from "./+types/brand";

/** /admin/shop: how the shop presents itself. */
export async function loader({ request }: Route.LoaderArgs) {
  await requireEditor(request);
  return { typed: typedBrand.read(), fixed: listFixedBrand() };
}

export async function action({ request }: Route.ActionArgs) {
  const editor = await requireEditor(request);
  const form = await readForm(request);
  readIntent(form.get("intent"), ["save"], "save");
  const fixed = Object.keys(listFixedBrand());
  // What .env sets is greyed and not posted: what was typed before stays, for the day the setting goes.
  for (const [name, value] of Object.entries(typedBrand.read())) if (fixed.includes(name)) form.set(name, value);
  const submission = parseForm(form, brandSchema);
  if (submission.status !== "success") return refuseForm(brandFormId, submission);
  typedBrand.save(submission.value);
  const description = "Every page shows it from now on.";
  return redirectFromDesk(request, editor, href("/admin/shop"), { title: "Shop saved", description });
}

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle(matches, "Shop") }];
}

export default function Brand({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <ShopNav />
      <DeskPage title="Shop" intro="How your shop presents itself, on its pages and in its letters." width="narrow">
        <BrandForm {...loaderData} />
      </DeskPage>
    </>
  );
}
