import type Stripe from "stripe";
import { expect, test } from "vitest";
import { describeRefund } from "./stripe-readings.server.ts";

const refund = (facts: Partial<Stripe.Refund>) =>
  describeRefund({ id: "re_1", amount: 400, ...facts } as Stripe.Refund, "this-shop");

test.each([
  ["pending", "done"],
  ["requires_action", "done"],
  ["succeeded", "done"],
  ["failed", "failed"],
  ["canceled", "failed"],
])("money of a refund that is %s counts as %s", (status, state) => {
  expect(refund({ status })).toMatchObject({ refundId: "re_1", amountCents: 400, state });
});

test("only this installation's refunds are known by their key", () => {
  expect(refund({ metadata: { installation: "this-shop", key: "k" } }).idempotencyKey).toBe("k");
  expect(refund({ metadata: { installation: "other", key: "k" } }).idempotencyKey).toBeUndefined();
  expect(refund({ metadata: null }).idempotencyKey).toBeUndefined();
});
