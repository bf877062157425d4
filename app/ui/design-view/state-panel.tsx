import type { ReactNode } from "react";
import { isUnderWay, type Order } from "#app/domain/orders/order.ts";
import { isUnpaid } from "#app/domain/orders/request/design-request.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { refundWords } from "./refund-words.ts";

/** What is said when there is nothing (more) to show. */
export function StatePanel({ order }: { order: Order }) {
  if (isUnderWay(order)) return null;
  if (order.status === "error") {
    return (
      <Panel title="Something went wrong">
        <p>There was an error generating your designs. Please try again or contact support.</p>
        <p className="mt-2">{refundWords(order)}</p>
        <ButtonLink to="/#transform" className="mt-4">
          Create New Design
        </ButtonLink>
      </Panel>
    );
  }
  if (order.status === "pending") {
    return (
      <Panel title="Images Processing">
        {isUnpaid(order) ? (
          <>
            <p>
              {`Nothing has started yet. Pay $${order.packagePrice} and we draw your ${order.imageCount === 1 ? "design" : `${order.imageCount} designs`}.`}
            </p>
            <ButtonLink to={`/payment/${order.id}`} reloadDocument className="mt-4">
              Complete payment
            </ButtonLink>
          </>
        ) : (
          "Your images are being processed and will arrive by e-mail."
        )}
      </Panel>
    );
  }
  return order.images.length === 0 ? <Panel title="No designs available">No designs available</Panel> : null;
}

function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="rounded-lg border border-line bg-sand/50 p-6">
      <h2 className="text-xl">{title}</h2>
      <div className="mt-2">{children}</div>
    </section>
  );
}
