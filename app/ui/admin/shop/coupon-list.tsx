import { Form } from "react-router";
import type { CouponAtDesk } from "#app/domain/orders/coupon-schema.ts";
import { Button } from "#app/ui/button.tsx";
import { calendarDate } from "#app/ui/calendar-date.ts";

export function CouponList({ coupons }: { coupons: readonly CouponAtDesk[] }) {
  return (
    <ul className="border-line border-t">
      {coupons.map((coupon) => (
        <li
          key={coupon.code}
          className="flex min-h-14 flex-wrap items-center justify-between gap-x-6 border-line border-b py-1.5 text-sm"
        >
          <span className={coupon.isOver ? "text-ink-soft" : undefined}>
            <span className="wrap-anywhere font-medium font-mono">{coupon.code}</span> {describe(coupon)}
          </span>
          {coupon.isOver ? (
            <span className="text-ink-soft">{coupon.gift && coupon.uses > 0 ? "used" : "over"}</span>
          ) : (
            <Form method="post">
              <input type="hidden" name="code" value={coupon.code} />
              <Button name="intent" value="end" variant="quiet">
                End<span className="sr-only"> {coupon.code}</span>
              </Button>
            </Form>
          )}
        </li>
      ))}
    </ul>
  );
}

function describe({ worth, gift, uses, usesAtMost, oncePerAccount, expiresAt }: CouponAtDesk): string {
  if (gift) return describeGift(gift, uses);
  return [
    `${worth} off`,
    usesAtMost === null ? `used ${uses} times` : `used ${uses} of ${usesAtMost} times`,
    ...(oncePerAccount ? ["once per account"] : []),
    ...(expiresAt === null ? [] : [`until ${calendarDate(expiresAt - 1)}`]),
  ].join(", ");
}

function describeGift(gift: NonNullable<CouponAtDesk["gift"]>, uses: number): string {
  return [
    `gift of ${gift.package}`,
    ...(gift.requestId === null ? [] : [`bought by order ${gift.requestId}`]),
    uses > 0 ? "used" : "unused",
    ...(gift.recipient ? [`${gift.letter} to ${gift.recipient}`] : []),
  ].join(", ");
}
