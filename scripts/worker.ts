// npm run worker: works on the jobs in a process of its own, beside servers that run with RUN_JOBS=0. docs/scaling.md
import { explainFailedStart } from "../app/server/explain-failed-start.ts";

try {
  const { work } = await import("../app/server/worker.server.ts");
  await work();
} catch (error) {
  const told = explainFailedStart(error);
  console.error(told?.line ?? error);
  process.exit(told?.exitCode ?? 1);
}
