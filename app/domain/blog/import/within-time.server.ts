import { Script } from "node:vm";
import { errorCode } from "#app/logging/error-code.ts";

/** Much more than any honest text needs on a busy machine. */
const patienceMs = 20_000;

/**
 * Does work that may take for ever, as patterns do on a text made for it. Whatever they do is cut off in the middle.
 * @returns undefined when it took longer than `atMostMs`
 */
export function withinTime<Result>(work: () => Result, atMostMs = patienceMs): { result: Result } | undefined {
  globalThis.workWithinTime = work;
  try {
    return { result: call.runInThisContext({ timeout: atMostMs }) as Result };
  } catch (error) {
    if (errorCode(error) === "ERR_SCRIPT_EXECUTION_TIMEOUT") return undefined;
    throw error;
  } finally {
    globalThis.workWithinTime = undefined;
  }
}

/** Only what a script began can be cut off. */
const call = new Script("workWithinTime()");

declare global {
  var workWithinTime: (() => unknown) | undefined;
}
