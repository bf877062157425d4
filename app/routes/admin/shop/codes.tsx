import { data, href } from "react-router";
import { couponSchemaFor, giftSchema } from "#app/domain/orders/coupon-schema.ts";
import { endCoupon, listCoupons, makeCoupon, makeGiftAtDesk } from "#app/domain/orders/coupons-at-desk.server.ts";
import { listPackages } from "#app/domain/shop/money/packages.server.ts";
import { moneyPart } from "#app/domain/shop/money/shop-currency.server.ts";
import { redirectFromDesk } from "#app/http/answers/desk-answer.server.ts";
import { parseForm, refuseForm } from "#app/http/parse-form.ts";
import { readIntent } from "#app/http/read-intent.ts";
import { requireEditor } from "#app/http/sessions/guards.server.ts";
import { readForm } from "#app/http/uploads/read-form.server.ts";
import { DeskPage } from "#app/ui/admin/desk-page.tsx";
import { CouponForm, couponFormId } from "#app/ui/admin/shop/coupon-form.tsx";
import { CouponList } from "#app/ui/admin/shop/coupon-list.tsx";
import { GiftForm, giftFormId } from "#app/ui/admin/shop/gift-form.tsx";
import { ShopNav } from "#app/ui/admin/shop/shop-nav.tsx";
import { pageTitle } from "#app/ui/shell/page-title.ts";
import type { Route } from "./+types/codes";

/** /admin/shop/codes */
export async function loader({ request }: Route.LoaderArgs) {
  await requireEditor(request);
  const packages = listPackages().map(({ id, name }) => ({ id, name }));
  return { coupons: listCoupons(), currency: moneyPart.read().currency.toUpperCase(), packages };
}

export async function action({ request }: Route.ActionArgs) {
  const editor = await requireEditor(request);
  const form = await readForm(request);
  const page = href("/admin/shop/codes");
  const intent = readIntent(form.get("intent"), ["make", "gift", "end"], "make");
  if (intent === "end") {
    const code = String(form.get("code"));
    if (!endCoupon(code)) throw data(null, { status: 404 });
    return redirectFromDesk(request, editor, page, { title: "Coupon ended", description: code });
  }
  if (intent === "gift") {
    const submission = parseForm(form, giftSchema);
    if (submission.status !== "success") return refuseForm(giftFormId, submission);
    const code = makeGiftAtDesk(submission.value);
    if (code === undefined)
      return refuseForm(giftFormId, submission, 422, { fieldErrors: { packageId: ["This package is not on sale"] } });
    return redirectFromDesk(request, editor, page, { title: "Gift code made", description: code });
  }
  const submission = parseForm(form, couponSchemaFor(moneyPart.read().currency));
  if (submission.status !== "success") return refuseForm(couponFormId, submission);
  const code = makeCoupon(submission.value);
  if (code === undefined)
    return refuseForm(couponFormId, submission, 422, { fieldErrors: { code: ["There is a coupon of this code"] } });
  return redirectFromDesk(request, editor, page, { title: "Coupon made", description: code });
}

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle(matches, "Coupons") }];
}

export default function Codes({ loaderData: { coupons, currency, packages } }: Route.ComponentProps) {
  return (
    <>
      <ShopNav />
      <DeskPage
        title="Coupons"
        intro="Codes that customers enter before they pay. One that covers the whole price needs no card."
      >
        <div className="grid gap-8">
          {coupons.length > 0 ? <CouponList coupons={coupons} /> : null}
          <CouponForm
            key={`coupon ${coupons.length}`}
            currency={currency}
            title={coupons.length > 0 ? "Another Coupon" : "New Coupon"}
          />
          <GiftForm key={`gift ${coupons.length}`} packages={packages} />
        </div>
      </DeskPage>
    </>
  );
}
