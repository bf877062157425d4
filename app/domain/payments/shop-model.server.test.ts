import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { db } from "#db/client.server.ts";
import { storeRowsOnly } from "#tests/model/fake-pictures.ts";
import { liveThrough } from "#tests/model/live-through.ts";

/** Orders, payments, refunds, follow-ups and deaths in any order; npm run proof lives through a hundred thousand steps. */

/** MODEL_SEED and MODEL_PATH, as a failure tells them, bring the same story again. */
const { MODEL_SEED = "20261122", MODEL_PATH, MODEL_STEPS = "300" } = process.env;

let putBack: () => void;
beforeAll(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
  // Nothing has to outlive the machine here.
  db.$client.exec("PRAGMA synchronous = OFF");
  putBack = storeRowsOnly();
});
afterAll(() => {
  vi.useRealTimers();
  db.$client.exec("PRAGMA synchronous = FULL");
  putBack();
});

test("money in is pictures delivered and money back, each letter goes once, no job is without its owner", async () => {
  const lived = await liveThrough(Number(MODEL_STEPS), Number(MODEL_SEED), MODEL_PATH);
  if (MODEL_PATH) return;
  expect(lived.steps).toBeGreaterThanOrEqual(Number(MODEL_STEPS));
  expect(lived.deaths).toBeGreaterThan(0);
}, 3_600_000);
