import { expect, test } from "vitest";
import type { DesignImage, OrderRefund } from "#app/domain/orders/order.ts";
import { type MoneyFacts, refundWords } from "./refund-words.ts";

const images = (count: number) => Array.from({ length: count }, () => ({}) as DesignImage);
const refund = (kind: string, amountCents: number, status: OrderRefund["status"] = "done"): OrderRefund => ({
  ...{ kind, amountCents, status },
});
const paid: MoneyFacts = {
  status: "completed",
  imageCount: 5,
  images: images(5),
  refusedImages: 0,
  paidAmountCents: 900,
  refundedAmountCents: 0,
  refunds: [],
  currency: "usd",
  dispute: null,
};

test.each<[string, Partial<MoneyFacts>, string]>([
  ["all as ordered", {}, ""],
  ["still being made", { status: "processing", images: [] }, ""],
  [
    "one missing, refund under way",
    { status: "partial", images: images(4) },
    "We are refunding the one picture we could not make.",
  ],
  [
    "two missing, refunded",
    { status: "partial", images: images(3), refundedAmountCents: 360, refunds: [refund("missing-images", 360)] },
    "We refunded $3.60 to your card, for the 2 pictures we could not make.",
  ],
  ["none made, refund under way", { status: "error", images: [] }, "We are refunding your payment in full."],
  [
    "none made, refunded",
    { status: "error", images: [], refundedAmountCents: 900, refunds: [refund("missing-images", 900)] },
    "We refunded your $9 in full. It reaches your card within a few days.",
  ],
  [
    "a person gave some back",
    { refundedAmountCents: 250, refunds: [refund("dashboard", 200), refund("dashboard", 50)] },
    "We refunded $2.50 to your card.",
  ],
  [
    "a person gave all back before the pictures failed",
    { status: "error", images: [], refundedAmountCents: 900, refunds: [refund("dashboard", 900)] },
    "We refunded $9 to your card.",
  ],
  [
    "some for missing pictures, some by a person",
    {
      status: "partial",
      images: images(4),
      refundedAmountCents: 280,
      refunds: [refund("missing-images", 180), refund("dashboard", 100)],
    },
    "We refunded $1.80 to your card, for the one picture we could not make. We refunded $1 to your card.",
  ],
  [
    "paid twice",
    { refunds: [refund("duplicate", 900)] },
    "This order was paid twice; we returned the second payment of $9.",
  ],
  ["paid twice, not returned yet", { refunds: [refund("duplicate", 900, "pending")] }, ""],
  [
    "a refund the company refused",
    { status: "error", images: [], refunds: [refund("missing-images", 900, "failed")] },
    "We could not return $9 to your card by ourselves. Please contact support.",
  ],
  [
    "disputed",
    { dispute: "open" },
    "Your bank has asked for this payment back. We settle that with your bank; you need not do anything here.",
  ],
  [
    "all forbidden by the service, refunded",
    {
      status: "error",
      images: [],
      refusedImages: 5,
      refundedAmountCents: 900,
      refunds: [refund("missing-images", 900)],
    },
    "The picture service did not make these pictures: its own rules forbid something in the wish or in the photo. We refunded your $9 in full. It reaches your card within a few days. You are welcome to order again with the wish worded otherwise, for the garden alone, or with another photo.",
  ],
  [
    "one of two missing forbidden",
    { status: "partial", images: images(3), refusedImages: 1 },
    "The picture service did not make one of the 5 pictures: its own rules forbid something in the wish or in the photo. We are refunding the 2 pictures we could not make. You are welcome to order again with the wish worded otherwise, for the garden alone, or with another photo.",
  ],
  ["a dispute decided for us", { dispute: "won" }, ""],
  ["a dispute decided for the customer", { dispute: "lost" }, "Your bank has returned this payment to you."],
])("%s", (_, facts, words) => {
  expect(refundWords({ ...paid, ...facts })).toBe(words);
});
