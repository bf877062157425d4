import { setFlagsFromString } from "node:v8";
import { explainFailedStart } from "./explain-failed-start.ts";

/**
 * How fast V8 makes more room for young objects when it is full. What a start throws away is no measure for what requests will:
 * by it the room would be 32 MB for good, most of them idle.
 */
const growth = { whileStarting: 1, usual: 2 };

/** Production's entry. Imports no setting itself, so that what an operator can mend ends in one line instead of a stack. */
try {
  setFlagsFromString(`--semi-space-growth-factor=${growth.whileStarting}`);
  const { serve } = await import("./serve.server.ts");
  await serve();
  setFlagsFromString(`--semi-space-growth-factor=${growth.usual}`);
} catch (error) {
  const told = explainFailedStart(error);
  console.error(told?.line ?? error);
  process.exit(told?.exitCode ?? 1);
}
