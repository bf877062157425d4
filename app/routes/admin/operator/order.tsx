import { data, href } from "react-router";
import type { NewToast } from "#app/domain/accounts/toast-message.ts";
import { orderNumber } from "#app/domain/orders/request/order-name.ts";
import { showExample, stopExample } from "#app/domain/orders/share/shown-example.server.ts";
import { cancelOutstandingPictures } from "#app/domain/upkeep/operation/cancel-job.server.ts";
import { findOrderAtDesk } from "#app/domain/upkeep/operation/find-order-at-desk.server.ts";
import { redirectFromDesk } from "#app/http/answers/desk-answer.server.ts";
import { readIntent } from "#app/http/read-intent.ts";
import { requireOperator } from "#app/http/sessions/guards.server.ts";
import { readForm } from "#app/http/uploads/read-form.server.ts";
import { DeskCard, DeskPage } from "#app/ui/admin/desk-page.tsx";
import { ExampleCard } from "#app/ui/admin/operation/example-card.tsx";
import { FactsCard } from "#app/ui/admin/operation/facts-cards.tsx";
import { JobList } from "#app/ui/admin/operation/job-list.tsx";
import { LetterList } from "#app/ui/admin/operation/letter-list.tsx";
import { AttemptList, CancelOrder } from "#app/ui/admin/operation/order-cards.tsx";
import { pageTitle } from "#app/ui/shell/page-title.ts";
import type { Route } from "./+types/order";
import { presentOrder } from "./present-order.ts";
import { sendAgain } from "./send-again.ts";

/** /admin/operation/orders/{id}: everything known about one order. */
export async function loader({ request, params }: Route.LoaderArgs) {
  await requireOperator(request);
  const found = findOrderAtDesk(params.requestId);
  if (!found) throw data(null, { status: 404 });
  return presentOrder(found);
}

/** Cancels the outstanding pictures, sends a letter again, or shows the order as an example. */
export async function action({ request, params }: Route.ActionArgs) {
  const operator = await requireOperator(request);
  const form = await readForm(request);
  const intent = readIntent(form.get("intent"), ["cancel-order", "send-again", "show-example", "stop-example"]);
  const found = findOrderAtDesk(params.requestId);
  if (!found) throw data(null, { status: 404 });
  const page = href("/admin/operation/orders/:requestId", { requestId: String(found.order.id) });
  if (intent === "send-again") return sendAgain({ request, operator, form, page });
  if (intent === "show-example" || intent === "stop-example") {
    const toast = intent === "show-example" ? startShowing(found.order.id) : stopShowing(found.order.id);
    return redirectFromDesk(request, operator, page, toast, orderNumber(found.order.id));
  }
  const lost = cancelOutstandingPictures(found.order.id);
  const toast: NewToast =
    lost > 0
      ? { title: "Cancelled", description: `${lost} to come; their share of the money goes back.` }
      : {
          title: "Nothing was cancelled",
          description: "No picture of this order is still to come.",
          variant: "destructive",
        };
  return redirectFromDesk(request, operator, page, toast, orderNumber(found.order.id));
}

function startShowing(id: number): NewToast {
  if (showExample(id)) return { title: "Shown as an example", description: "On the home page, in place of any other." };
  return {
    title: "Nothing is shown",
    description: "The owner does not allow it, or no longer.",
    variant: "destructive",
  };
}

function stopShowing(id: number): NewToast {
  stopExample(id);
  return { title: "No longer shown as an example" };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return [{ title: pageTitle(matches, loaderData ? orderNumber(loaderData.id) : undefined) }];
}

export default function Order({ loaderData }: Route.ComponentProps) {
  const { id, title, facts, money, letters, attempts, jobs, outstanding, example } = loaderData;
  const here = href("/admin/operation/orders/:requestId", { requestId: String(id) });
  return (
    <DeskPage title={title} back={{ to: href("/admin/operation/orders"), name: "Orders" }}>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <FactsCard title="Order" facts={facts} />
        <FactsCard title="Money" facts={money} />
        <DeskCard title="E-mails">
          <LetterList letters={letters} />
        </DeskCard>
        <DeskCard title="Jobs">
          <JobList jobs={jobs} from={here} />
          {outstanding > 0 ? <CancelOrder outstanding={outstanding} /> : null}
        </DeskCard>
        {example ? <ExampleCard {...example} /> : null}
        <DeskCard title="Calls to picture providers" className="lg:col-span-2">
          <AttemptList attempts={attempts} />
        </DeskCard>
      </div>
    </DeskPage>
  );
}
