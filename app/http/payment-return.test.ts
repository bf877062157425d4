import { expect, test } from "vitest";
import { paymentReturnOf, withoutPaymentReturn } from "./payment-return.ts";

const fromBank = "payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_2&redirect_status=succeeded";

test.each([
  ["http://yards.test/results/7", undefined],
  ["http://yards.test/results/7?x=1", undefined],
  [`http://yards.test/results/7?${fromBank}`, "pi_1"],
  ["http://yards.test/results/7?redirect_status=failed", ""],
])("%s comes back from payment %s", (url, paymentId) => {
  expect(paymentReturnOf(url)).toBe(paymentId);
});

test.each([
  ["/results/7", "/results/7"],
  [`/results/7?${fromBank}`, "/results/7"],
  [`/results/7?a=1&${fromBank}&b=2`, "/results/7?a=1&b=2"],
  ["/blog?search=patio", "/blog?search=patio"],
])("%s is kept as %s", (path, kept) => {
  expect(withoutPaymentReturn(path)).toBe(kept);
});
