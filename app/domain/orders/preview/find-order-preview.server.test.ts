import { afterEach, expect, test } from "vitest";
import { env } from "#app/settings/env.server.ts";
import { awaitPreview } from "./find-order-preview.server.ts";
import type { Preview } from "./preview.ts";

const runsJobs = env.RUN_JOBS;

afterEach(() => {
  env.RUN_JOBS = runsJobs;
});

test("an answer is held until the preview is there, for a hundred at once", async () => {
  env.RUN_JOBS = true;
  let preview: Preview = { state: "waiting" };
  const { signal } = new AbortController();
  const held = Array.from({ length: 100 }, () => awaitPreview(() => preview, signal));
  expect(await awaitPreview(() => preview, signal)).toEqual({ state: "waiting" });
  preview = { state: "busy" };
  expect(new Set((await Promise.all(held)).map((found) => found?.state))).toEqual(new Set(["busy"]));
  preview = { state: "waiting" };
  setTimeout(() => (preview = { state: "failed" }), 10);
  expect(await awaitPreview(() => preview, signal)).toEqual({ state: "failed" });
});

test("whoever has left is not waited for", async () => {
  env.RUN_JOBS = true;
  const left = AbortSignal.abort();
  expect(await awaitPreview(() => ({ state: "waiting" }), left)).toEqual({ state: "waiting" });
});
