import { eq } from "drizzle-orm";
import { afterEach, expect, test, vi } from "vitest";
import { env } from "#app/settings/env.server.ts";
import { db } from "#db/client.server.ts";
import { jobs } from "#db/schema.ts";
import { createRegularWork } from "./regular-work.server.ts";

const { IMAGE_PROVIDER, IMAGE_MODEL, TEXT_MODEL } = env;
afterEach(() => {
  vi.useRealTimers();
  Object.assign(env, { IMAGE_PROVIDER, IMAGE_MODEL, TEXT_MODEL });
});

const day = 24 * 3_600_000;
const start = Date.UTC(2026, 10, 28, 9);

/** How often a model has been asked after, once a server has started now. */
function askedAt(now: number): number {
  vi.useFakeTimers({ now, toFake: ["Date"] });
  createRegularWork()();
  const asked = db.select().from(jobs).where(eq(jobs.kind, "watch-models")).all();
  expect(asked.every(({ runAt }) => runAt <= now)).toBe(true);
  return asked.length;
}

test("a model is asked after at the start, after a start with another one, and every day", () => {
  expect(askedAt(start)).toBe(0);
  env.IMAGE_PROVIDER = "openai";
  expect(askedAt(start)).toBe(1);
  expect(askedAt(start + 3_600_000)).toBe(1);
  env.IMAGE_MODEL = "gpt-image-9";
  expect(askedAt(start + 3_600_000)).toBe(2);
  env.TEXT_MODEL = "gpt-9-luna";
  expect(askedAt(start + 3_600_000)).toBe(3);
  expect(askedAt(start + day)).toBe(4);
});
