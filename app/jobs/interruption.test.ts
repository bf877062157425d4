import { expect, test } from "vitest";
import { Interruption } from "./interruption.ts";

const stopping = new Error("The server is stopping.");
const never = new Promise<string>(() => {});

test("work that is not interrupted settles as it would", async () => {
  const interruption = new Interruption();
  expect(await interruption.orOver(Promise.resolve("done"))).toBe("done");
  await expect(interruption.orOver(Promise.reject(new Error("not yet")))).rejects.toThrow("not yet");
  interruption.interrupt(stopping);
});

test("work that never ends is over when it is interrupted, for the first reason", async () => {
  const interruption = new Interruption();
  const { signal } = interruption;
  const over = interruption.orOver(never);
  expect(signal.aborted).toBe(false);
  interruption.interrupt(stopping);
  interruption.interrupt(new Error("Another process took over."));
  await expect(over).rejects.toBe(stopping);
  expect(signal.reason).toBe(stopping);
  expect(interruption.signal).toBe(signal);
});

test("an interruption that came before is seen all the same", async () => {
  const interruption = new Interruption();
  interruption.interrupt(stopping);
  expect(interruption.signal.reason).toBe(stopping);
  await expect(interruption.orOver(never)).rejects.toBe(stopping);
});
