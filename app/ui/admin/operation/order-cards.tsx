import { Form, href } from "react-router";
import { orderNumber } from "#app/domain/orders/request/order-name.ts";
import { Button } from "#app/ui/button.tsx";
import { Link } from "../../link.tsx";

interface AttemptRow {
  id: number;
  /** Left out where the page is about one order. */
  requestId?: number;
  variationNumber: number;
  provider: string;
  outcome: string;
  message: string | null;
  seconds: number;
  when: string;
}

/** Calls to picture providers, newest first. */
export function AttemptList({ attempts }: { attempts: readonly AttemptRow[] }) {
  if (attempts.length === 0) return <p className="text-ink-soft text-sm">None.</p>;
  return (
    <ul className="text-sm">
      {attempts.map(({ id, requestId, variationNumber, provider, outcome, message, seconds, when }) => (
        <li key={id} className="border-line border-b py-2 last:border-0">
          <p className="flex flex-wrap justify-between gap-x-4">
            <span className="wrap-anywhere">
              {requestId === undefined ? null : (
                <>
                  <Link
                    to={href("/admin/operation/orders/:requestId", { requestId: String(requestId) })}
                    className="text-moss underline"
                  >
                    {orderNumber(requestId)}
                  </Link>
                  ,{" "}
                </>
              )}
              picture {variationNumber}: <span className="font-medium">{outcome}</span> by {provider}
            </span>
            <span className="text-ink-soft tabular-nums">
              {seconds.toFixed(1)} s, {when}
            </span>
          </p>
          {message ? <p className="wrap-anywhere text-danger">{message}</p> : null}
        </li>
      ))}
    </ul>
  );
}

/** Asks for confirmation without a script. */
export function CancelOrder({ outstanding }: { outstanding: number }) {
  const pictures = outstanding === 1 ? "1 picture" : `${outstanding} pictures`;
  return (
    <details>
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-medium text-danger text-sm">
        Cancel this order
      </summary>
      <Form method="post" className="grid justify-items-start gap-3 text-sm">
        <p>{pictures} still to come will not be made. Their share of the money goes back, and the customer is told.</p>
        <Button name="intent" value="cancel-order" danger variant="secondary">
          Cancel {pictures} and refund
        </Button>
      </Form>
    </details>
  );
}
