import { data, redirect } from "react-router";
import {
  checkoutDecisions,
  decideTestCheckout,
  findTestCheckout,
} from "#app/domain/payments/gateway/test-checkout.server.ts";
import { formatMoney } from "#app/domain/shop/money/format-money.ts";
import { readIntent } from "#app/http/read-intent.ts";
import { readForm } from "#app/http/uploads/read-form.server.ts";
import { Button } from "#app/ui/button.tsx";
import type { PageHandle } from "#app/ui/shell/page-scripts.ts";
import { pageTitle } from "#app/ui/shell/page-title.ts";
import type { Route } from "./+types/test-checkout";

export const handle: PageHandle = { noScripts: true };

/** /demo/checkout/{paymentId}: the test gateway's page. Its signed URL grants access, as at a real company. */
export function loader({ request, params }: Route.LoaderArgs) {
  const checkout = requireCheckout(request, params.paymentId);
  const { state, amountCents, currency } = checkout.payment;
  // A page left open, or the back button: nothing is left to decide.
  if (state === "succeeded") throw redirect(checkout.urls.success, 303);
  if (state === "canceled") throw redirect(checkout.urls.cancel, 303);
  return { price: formatMoney(amountCents, currency), isBank: state === "needs-authentication" };
}

export async function action({ request, params }: Route.ActionArgs) {
  const checkout = requireCheckout(request, params.paymentId);
  const decision = readIntent((await readForm(request)).get("decision"), checkoutDecisions);
  return redirect(decideTestCheckout(checkout, decision), 303);
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const title = loaderData?.isBank ? "Your bank asks" : "Test checkout";
  return [{ title: pageTitle(matches, title) }, { name: "robots", content: "noindex" }];
}

export default function TestCheckout({ loaderData: { price, isBank } }: Route.ComponentProps) {
  return (
    <div className="mx-auto w-full max-w-md px-5 py-16">
      <div className="rounded-lg border border-line bg-raised p-6 shadow-soft sm:p-8">
        <p className="text-ink-soft text-sm">Test payments: no real money</p>
        <h1 className="mt-2 text-2xl">{isBank ? "Is this payment yours?" : "Test checkout"}</h1>
        <p className="mt-4 font-semibold font-serif text-3xl text-clay">{price}</p>
        <p className="mt-4 text-ink-soft">
          {isBank
            ? "Here your bank would ask you to confirm, with its app or a code. This is a stand-in: choose what your bank would answer."
            : "Here a payment company would take your card. This is a stand-in: choose what it would answer."}
        </p>
        <form method="post" className="mt-6 flex flex-col gap-3">
          <Button name="decision" value="approve">
            {isBank ? "Approve" : `Pay ${price}`}
          </Button>
          <Button name="decision" value="decline" variant="secondary">
            Decline
          </Button>
          <Button name="decision" value="cancel" variant="quiet">
            Cancel and go back
          </Button>
        </form>
      </div>
    </div>
  );
}

function requireCheckout(request: Request, paymentId: string) {
  const checkout = findTestCheckout(paymentId, new URL(request.url).searchParams);
  if (!checkout) throw data(null, { status: 404 });
  return checkout;
}
