import { expect, test } from "vitest";
import { noteFigures } from "#tests/harness/note-figures.ts";
import { inTheModel } from "#tests/model/in-the-model.ts";
import { liveThrough } from "#tests/model/live-through.ts";

const { MODEL_SEED = "1", MODEL_STEPS = "100000" } = process.env;

inTheModel();

test("a hundred thousand steps of orders, payments, refunds, follow-ups and deaths", async () => {
  const lived = await liveThrough(Number(MODEL_STEPS), Number(MODEL_SEED));
  const { steps, stories, deaths, paid, letters, refundedCents } = lived;
  const decided = Object.entries(lived.endings).filter(([name]) => name !== "pending");
  const ended = decided.map(([name, count]) => `${count} ${name}`);
  noteFigures(
    "model",
    `${steps} steps in ${stories} stories from seed ${MODEL_SEED}: ${deaths} deaths, ${paid} orders paid (${ended.join(", ")}), $${Math.round(refundedCents / 100)} back, ${letters} letters, 0 promises broken`,
  );
  expect(steps).toBeGreaterThanOrEqual(Number(MODEL_STEPS));
}, 7_200_000);
