import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { db } from "#db/client.server.ts";
import { designRequests, jobs } from "#db/schema.ts";
import { accountOf, endings } from "#tests/crash/after-the-crash.ts";
import { live, madeOnce } from "#tests/crash/money-journey.ts";
import { createSeams, Died } from "#tests/crash/seams.ts";
import { createUnpaidOrder } from "#tests/factories/create-unpaid-order.ts";
import { openStripeShop, type StripeShop } from "#tests/stripe/stripe-shop.ts";

/** All of them take half a minute, and scripts/crash-seams.ts does the same with kill -9; here every fifth will do. */
const everySeam = process.env.EVERY_SEAM === "1";

let shop: StripeShop;
beforeAll(async () => {
  shop = await openStripeShop();
});
afterAll(() => shop.local.close());
beforeEach(() => {
  db.delete(jobs).run();
  db.update(designRequests).set({ paymentOpenedAt: 0 }).run();
});

const placeOrder = {
  partial: () => createUnpaidOrder({ package: "quick-look", imageCount: 2, prompt: madeOnce }),
  error: () => createUnpaidOrder({ package: "quick-look" }),
};

/** @param at the seam at which everything ends; 0 lives to the end */
async function liveUntil(at: number, order: { id: number }) {
  const seams = createSeams(at);
  try {
    await live({ requestId: order.id }, { provider: shop.provider, stripeUrl: shop.local.url, seams });
    return { steps: seams.steps, died: false };
  } catch (error) {
    if (!(error instanceof Died)) throw error;
    return { steps: seams.steps, died: true };
  } finally {
    seams.bury();
  }
}

test.each(["partial", "error"] as const)(
  "an order that ends in %s: dead at a seam, nothing is lost and nothing twice",
  async (ending) => {
    const whole = placeOrder[ending]();
    await liveUntil(0, whole);
    expect(accountOf(whole.id, shop.local)).toEqual(endings[ending]);

    let at = 1;
    for (; ; at += everySeam ? 1 : 5) {
      const order = placeOrder[ending]();
      const { steps, died } = await liveUntil(at, order);
      if (died) await liveUntil(0, order);
      expect(accountOf(order.id, shop.local), `seam ${at}: ${steps.at(-1)}`).toEqual(endings[ending]);
      if (!died) break;
    }
    expect(at).toBeGreaterThan(30);
  },
  120_000,
);
