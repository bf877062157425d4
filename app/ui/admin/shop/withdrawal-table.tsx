import { href } from "react-router";
import { calendarDate } from "#app/ui/calendar-date.ts";
import { Link } from "#app/ui/link.tsx";
import { DeskCard } from "../desk-page.tsx";

interface Withdrawal {
  id: number;
  requestId: number | null;
  name: string;
  orderTyped: string;
  email: string;
  outcome: keyof typeof outcomes;
  createdAt: number;
}

const outcomes = {
  accepted: "accepted: what was paid is refunded",
  delivered: "answered: the designs had been delivered",
  late: "answered: the 14 days had ended",
  unknown: "no such order: please write to them",
} as const;

export function WithdrawalTable({ withdrawals }: { withdrawals: readonly Withdrawal[] }) {
  return (
    <DeskCard title="Withdrawals">
      {withdrawals.length === 0 ? (
        <p className="text-ink-soft text-sm">No one has withdrawn.</p>
      ) : (
        <ul className="text-sm">
          {withdrawals.map(({ id, requestId, name, orderTyped, email, outcome, createdAt }) => (
            <li key={id} className="wrap-anywhere border-line border-b py-2">
              <span className="font-medium">{name}</span> ({email}),{" "}
              {requestId === null ? (
                `“${orderTyped}”`
              ) : (
                <Link
                  to={href("/admin/operation/orders/:requestId", { requestId: String(requestId) })}
                  className="text-moss underline underline-offset-4"
                >
                  Order {requestId}
                </Link>
              )}
              <span className="block text-ink-soft">
                {calendarDate(createdAt)}, {outcomes[outcome]}
              </span>
            </li>
          ))}
        </ul>
      )}
    </DeskCard>
  );
}
