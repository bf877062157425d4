import { join } from "node:path";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { dieEverywhere } from "#tests/crash/die-everywhere.ts";
import { type MailSink, startMailSink } from "#tests/harness/mail-sink.ts";
import type { LocalStripe } from "#tests/stripe/local-stripe.ts";
import { startLocalStripe } from "#tests/stripe/stripe-server.ts";

let stripe: LocalStripe;
let mail: MailSink;
beforeAll(async () => {
  stripe = await startLocalStripe();
  mail = await startMailSink();
});
afterAll(() => Promise.all([stripe.close(), mail.close()]));

/** A few of many kills, since each takes a second: `npm run proof -- crash` kills before every effect of every ending. */
test("whatever an order does when the process is killed: paid once, its money's worth or the money, each letter once", async () => {
  const program = join(inject("programsFolder"), "order-life.js");
  const report = await dieEverywhere({ stripe, mail, program }, { of: ["partial"], first: 4, every: 24 });
  expect(report.faults).toEqual([]);
  expect(report.effects.partial).toBeGreaterThan(50);
  expect(report.deaths).toBeGreaterThanOrEqual(3);
});
