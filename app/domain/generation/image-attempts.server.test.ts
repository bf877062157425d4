import { eq } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import type { ProviderCall } from "#app/providers/images/contract.ts";
import { env } from "#app/settings/env.server.ts";
import { db } from "#db/client.server.ts";
import { imageAttempts } from "#db/schema.ts";
import { createPaidOrder } from "#tests/factories/create-order.ts";
import { countFailures, recordAttempt } from "./image-attempts.server.ts";

const { IMAGE_COST_CENTS } = env;
afterEach(() => void Object.assign(env, { IMAGE_COST_CENTS }));

function record(requestId: number, outcome: ProviderCall["outcome"], variationNumber = 1) {
  recordAttempt({ requestId, variationNumber, provider: "a service", call: { model: "m", outcome, seconds: 1 } });
}

function attemptsOf(requestId: number) {
  return db.select().from(imageAttempts).where(eq(imageAttempts.requestId, requestId)).all();
}

test("every picture that came has cost something, one whose house moved too; nothing else has", () => {
  Object.assign(env, { IMAGE_COST_CENTS: 4 });
  const { id } = createPaidOrder();
  for (const outcome of ["picture", "drifted", "retry", "refuse", "wait", "stopped"] as const) record(id, outcome);
  expect(attemptsOf(id).map(({ outcome, costCents }) => `${outcome} ${costCents}`)).toEqual([
    ...["picture 4", "drifted 4"],
    ...["retry null", "refuse null", "wait null", "stopped null"],
  ]);
});

test("failures count for their picture, from when it was requested", () => {
  const { id } = createPaidOrder();
  const asked = Date.now();
  for (const outcome of ["retry", "refuse"] as const) record(id, outcome);
  db.update(imageAttempts)
    .set({ createdAt: asked - 1 })
    .where(eq(imageAttempts.requestId, id))
    .run();
  const ofFirst = { requestId: id, variationNumber: 1 };
  expect(countFailures({ ...ofFirst, since: asked - 1 })).toEqual({ failed: 1, refused: 1, gone: 0 });
  expect(countFailures({ ...ofFirst, since: asked })).toEqual({ failed: 0, refused: 0, gone: 0 });
  for (const outcome of ["retry", "wait", "configuration", "stopped", "picture"] as const) record(id, outcome);
  record(id, "retry", 2);
  record(createPaidOrder().id, "retry");
  expect(countFailures({ ...ofFirst, since: asked })).toEqual({ failed: 1, refused: 0, gone: 0 });
});
