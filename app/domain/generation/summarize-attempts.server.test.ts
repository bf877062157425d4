import { expect, test } from "vitest";
import { db } from "#db/client.server.ts";
import { imageAttempts } from "#db/schema.ts";
import { createPaidOrder } from "#tests/factories/create-order.ts";
import { summarizeAttempts } from "./summarize-attempts.server.ts";

test("counts pictures, failures, seconds, cost and drift by provider, of the last thirty days", () => {
  const { id: requestId } = createPaidOrder();
  const add = (values: Partial<typeof imageAttempts.$inferInsert>) =>
    db
      .insert(imageAttempts)
      .values({ requestId, variationNumber: 1, provider: "openai (m)", outcome: "picture", seconds: 10, ...values })
      .run();
  add({ costCents: 4 });
  add({ costCents: 4, outcome: "drifted", seconds: 20 });
  add({ outcome: "retry", seconds: 1 });
  add({ outcome: "stopped", seconds: 1 });
  add({ outcome: "picture", createdAt: Date.now() - 31 * 24 * 3_600_000, costCents: 400 });
  add({ provider: "google (g)", outcome: "wait", seconds: 1 });
  expect(summarizeAttempts()).toEqual([
    { provider: "openai (m)", images: 2, failures: 1, secondsPerImage: 15, costCents: 8, driftRate: 0.5 },
    {
      provider: "google (g)",
      images: 0,
      failures: 1,
      secondsPerImage: undefined,
      costCents: undefined,
      driftRate: undefined,
    },
  ]);
});
