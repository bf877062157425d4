import { explainFailedStart } from "./explain-failed-start.ts";

/** Production's entry. Imports no setting itself, so that what an operator can mend ends in one line instead of a stack. */
try {
  const { serve } = await import("./serve.server.ts");
  await serve();
} catch (error) {
  const told = explainFailedStart(error);
  console.error(told?.line ?? error);
  process.exit(told?.exitCode ?? 1);
}
