import { expect, test } from "vitest";
import { inTheModel } from "#tests/model/in-the-model.ts";
import { liveThrough } from "#tests/model/live-through.ts";

/** Orders, payments, refunds, follow-ups and crashes in random order; npm run proof runs a hundred thousand steps. */

const { MODEL_SEED = "20261122", MODEL_PATH } = process.env;
const steps = 300;

inTheModel();

test("money in is pictures delivered and money back, each letter goes once, no job is without its owner", async () => {
  const lived = await liveThrough(steps, Number(MODEL_SEED), MODEL_PATH);
  if (MODEL_PATH) return;
  expect(lived.steps).toBeGreaterThanOrEqual(steps);
  expect(lived.deaths).toBeGreaterThan(0);
}, 3_600_000);
