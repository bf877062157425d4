import { expect, test } from "vitest";
import { noteFigures } from "#tests/harness/note-figures.ts";
import { seededDelays } from "#tests/harness/seeded-random.ts";
import { settleStorm } from "#tests/stripe/settle-storm.ts";
import { openStripeShop } from "#tests/stripe/stripe-shop.ts";

const rounds = 60;

test("with reports for all orders at once, every order is paid once", async () => {
  const shop = await openStripeShop({ delayMs: seededDelays(4) });
  const { orders, deliveries, faults } = await settleStorm(shop, rounds);
  await shop.local.close();
  noteFigures("settle-storm", `${orders} orders told of ${deliveries} times, ${faults.length} faults`);
  expect(faults).toEqual([]);
}, 600_000);
