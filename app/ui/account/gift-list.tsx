import { href } from "react-router";
import type { Gift } from "#app/domain/orders/gifts/gift.ts";
import { isUnpaid } from "#app/domain/orders/request/design-request.ts";
import { orderNumber } from "#app/domain/orders/request/order-name.ts";
import { Link } from "../link.tsx";

export function GiftList({ gifts }: { gifts: readonly Gift[] }) {
  return (
    <section aria-labelledby="gifts-title" className="mt-10">
      <h2 id="gifts-title" className="text-xl">
        Gifts
      </h2>
      <ul className="mt-3">
        {gifts.map((gift) => (
          <li key={gift.requestId} className="border-line border-t py-1 last:border-b">
            <Link
              to={href(isUnpaid(gift) ? "/payment/:requestId" : "/gift/:requestId", {
                requestId: String(gift.requestId),
              })}
              reloadDocument
              className="inline-flex min-h-11 flex-wrap items-center gap-x-3"
            >
              <span className="text-moss underline underline-offset-4">{orderNumber(gift.requestId)}</span>
              <span className="wrap-anywhere">{`${gift.packageName}, ${gift.recipient ?? "to hand over yourself"}`}</span>
              <span className="text-ink-soft text-sm">{stateOf(gift)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function stateOf(gift: Gift): string {
  if (isUnpaid(gift)) return "not paid yet";
  if (gift.isUsed) return "used";
  return gift.isOver ? "ended" : "not used yet";
}
