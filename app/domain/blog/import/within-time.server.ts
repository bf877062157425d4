import { Script } from "node:vm";
import { errorCode } from "#app/logging/error-code.ts";

const patienceMs = 5000;

/**
 * For work that may be endless, such as patterns on a malicious text. Undefined when it took longer than `atMostMs`.
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

/** Only code started by a script can be interrupted. */
const call = new Script("workWithinTime()");

declare global {
  var workWithinTime: (() => unknown) | undefined;
}
