import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, expect, inject, test, vi } from "vitest";
import type { SmallTask } from "#tests/processes/small-child.ts";
import { TaskProcessError } from "./task-messages.ts";
import { TaskProcess } from "./task-process.server.ts";

const program = `${inject("programsFolder")}/small-child.js`;
const execArgv = ["--max-old-space-size=32"];
const small = new TaskProcess<SmallTask, unknown>({ name: "small child", program, execArgv });
afterAll(() => small.stop());

const double = (n: number, options?: Parameters<typeof small.run>[1]) => small.run({ kind: "double", n }, options);

/** Resolves once the child is at work: hundredths of a second of its CPU time. */
async function untilComputing(): Promise<void> {
  const ticks = () => Number(readFileSync(`/proc/${small.pid}/stat`, "utf8").split(" ")[13]);
  const before = ticks();
  while (ticks() < before + 10) await wait(5);
}

test("starts with the first task, and keeps its child for the next", async () => {
  expect(small.pid).toBeUndefined();
  expect(await double(1)).toBe(2);
  const { pid } = small;
  expect(await double(2)).toBe(4);
  expect(small.pid).toBe(pid);
});

test("tasks are done one at a time, in order", async () => {
  const done: number[] = [];
  await Promise.all([1, 2, 3].map(async (n) => done.push(Number(await double(n)))));
  expect(done).toEqual([2, 4, 6]);
});

test("a child that was killed while it was idle fails no task", async () => {
  for (let n = 0; n < 5; n++) {
    await double(n);
    process.kill(small.pid!, "SIGKILL");
    expect(await double(n)).toBe(2 * n);
  }
});

test("too long, killed and ended are distinguished, and the next task gets a new child", async () => {
  await double(0);
  await expect(small.run({ kind: "compute" }, { timeoutMs: 50 })).rejects.toMatchObject({ failure: "timeout" });
  await double(0);
  const killed = small.run({ kind: "compute" }).catch((error: unknown) => error);
  await untilComputing();
  process.kill(small.pid!, "SIGKILL");
  expect(await killed).toBeInstanceOf(TaskProcessError);
  expect(await killed).toMatchObject({ failure: "crashed", signal: "SIGKILL" });
  await expect(small.run({ kind: "leave" })).rejects.toMatchObject({ failure: "crashed", signal: undefined });
  expect(await double(4)).toBe(8);
});

test("a task that fills its memory ends its child, and no more", async () => {
  await expect(small.run({ kind: "fill-memory" })).rejects.toMatchObject({ failure: "crashed", signal: "SIGABRT" });
  expect(await double(4)).toBe(8);
});

test("a task that throws fails alone, and may choose its failure", async () => {
  await double(0);
  const { pid } = small;
  await expect(small.run({ kind: "throw" })).rejects.toMatchObject({
    failure: "failed",
    message: expect.stringContaining("a fault in the work"),
  });
  const refusal = { failure: "incomplete", message: "something is missing" };
  await expect(small.run({ kind: "refuse" })).rejects.toMatchObject(refusal);
  expect(await double(1)).toBe(2);
  expect(small.pid).toBe(pid);
});

test("an abort kills the child; the task waiting behind it runs in a new one", async () => {
  await double(0);
  const { pid } = small;
  const stop = new AbortController();
  const aborted = small.run({ kind: "compute" }, { signal: stop.signal }).catch((error: unknown) => error);
  const next = double(1);
  await untilComputing();
  stop.abort(new Error("no longer wanted"));
  expect(await aborted).toMatchObject({ message: "no longer wanted" });
  expect(await next).toBe(2);
  expect(small.pid).not.toBe(pid);
  await vi.waitUntil(() => !existsSync(`/proc/${pid}`), { timeout: 60_000 });
});

test("an aborted task that still waits never starts", async () => {
  const first = double(1);
  await expect(double(2, { signal: AbortSignal.abort(new Error("gone")) })).rejects.toThrow("gone");
  expect(await first).toBe(2);
});

test("a stop ends the running task; the next one starts another child", async () => {
  await double(0);
  const stopped = small.run({ kind: "compute" }).catch((error: unknown) => error);
  await untilComputing();
  small.stop();
  expect(await stopped).toMatchObject({ failure: "crashed" });
  expect(await double(1)).toBe(2);
});

test("a program that ends at once is reported, not retried for ever", async () => {
  const broken = new TaskProcess({ name: "broken child", program: `${inject("programsFolder")}/end-with-parent.js` });
  await expect(broken.run({})).rejects.toMatchObject({ failure: "not-started" });
  const unbuilt = new TaskProcess({ name: "unbuilt", program: { name: "unbuilt", folder: "/nowhere" } });
  await expect(unbuilt.run({})).rejects.toThrow("The unbuilt is not built");
});

test("the child knows none of our settings and secrets", async () => {
  vi.stubEnv("STRIPE_SECRET_KEY", "sk_live_secret");
  small.stop();
  const settings = await small.run({ kind: "read-settings" });
  vi.unstubAllEnvs();
  expect(settings).toMatchObject({ MALLOC_ARENA_MAX: "2" });
  expect(settings).not.toHaveProperty("STRIPE_SECRET_KEY");
  expect(settings).not.toHaveProperty("DATA_DIR");
});

test("a parent that exits leaves no child computing", async () => {
  const parent = spawn(process.execPath, [`${inject("programsFolder")}/small-parent.js`, program], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  const [printed] = await once(parent.stdout, "data");
  const child = `/proc/${/computing (\d+)/.exec(String(printed))?.[1]}`;
  expect(existsSync(child)).toBe(true);
  parent.stdin.end();
  await vi.waitUntil(() => !existsSync(child), { timeout: 60_000 });
});
