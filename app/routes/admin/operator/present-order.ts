import { orderNumber } from "#app/domain/orders/request/order-name.ts";
import { formatMoney } from "#app/domain/shop/money/format-money.ts";
import type { Facts } from "#app/domain/upkeep/operation/facts.ts";
import type { findOrderAtDesk } from "#app/domain/upkeep/operation/find-order-at-desk.server.ts";
import { calendarDate, calendarTime } from "#app/ui/calendar-date.ts";
import { relativeTime } from "#app/ui/relative-time.ts";
import { presentLetter } from "./present-letter.ts";

type Found = NonNullable<ReturnType<typeof findOrderAtDesk>>;

/** An order as its desk page shows it, without the customer's wish and photo: they are not needed to help. */
export function presentOrder(found: Found) {
  const { order, letters, attempts, jobs, pictures, example } = found;
  return {
    id: order.id,
    title: orderNumber(order.id),
    facts: factsOf(found),
    money: moneyOf(found),
    letters: letters.map(presentLetter),
    attempts: attempts.map(({ id, variationNumber, provider, model, outcome, message, seconds, createdAt }) => ({
      ...{ id, variationNumber, outcome, message, seconds },
      provider: model ? `${provider}, ${model}` : provider,
      when: relativeTime(createdAt),
    })),
    jobs: jobs.map(({ at, ...job }) => ({ ...job, when: relativeTime(at) })),
    example: example && {
      token: example.token,
      isShown: example.isShown,
      ends: calendarDate(example.expiresAt),
    },
    outstanding: pictures.filter(({ status }) => status === "outstanding").length,
  };
}

function factsOf({ order, owner, pictures }: Found): Facts {
  const numbers = (status: string) =>
    pictures
      .filter((picture) => picture.status === status)
      .map(({ variationNumber }) => variationNumber)
      .join(", ");
  return [
    ["State", order.status],
    ["Package", `${order.package}, ${order.imageCount === 1 ? "1 picture" : `${order.imageCount} pictures`}`],
    ["Ordered", calendarTime(order.createdAt)],
    ["Account", owner ?? "without an address"],
    ["E-mails go to", order.deliveryEmail],
    ...fact("Sent by", order.sentBy),
    ["Pictures made", order.giftPackageId === null ? numbers("made") || "none" : "it is a gift"],
    ...fact("Still to come", numbers("outstanding")),
    ...fact("Lost", numbers("lost")),
    ...fact("Ended", order.finishedAt && calendarTime(order.finishedAt)),
  ];
}

function moneyOf({ order, refunds }: Found): Facts {
  const shown = (amountCents: number) => formatMoney(amountCents, order.currency);
  return [
    ["State", order.paymentStatus],
    ["Price", shown(order.priceCents)],
    ["Paid", order.paidAt ? `${shown(order.paidAmountCents)}, ${calendarTime(order.paidAt)}` : "nothing"],
    ["Refunded", shown(order.refundedAmountCents)],
    ...fact("Payment", order.paymentIntentId),
    ...fact("Open payment page", order.hostedCheckoutId),
    ...fact("Dispute", order.dispute),
    ...refunds.map(
      ({ cause, amountCents, status, createdAt, providerRefundId }) =>
        [
          `Refund, ${cause.replace(/:.*/s, "")}`,
          `${shown(amountCents)} ${status}, ${calendarTime(createdAt)}${providerRefundId ? `, ${providerRefundId}` : ""}`,
        ] as const,
    ),
  ];
}

function fact(name: string, value: string | number | null | undefined): Facts {
  return value ? [[name, String(value)]] : [];
}
