import { explainFailedStart } from "../../app/server/explain-failed-start.ts";
import { runCommand } from "../commands/command-line.mjs";
import { operatorCommands } from "../commands/operate.mjs";

await runCommand(operatorCommands.worker, async () => {
  try {
    const { work } = await import("../../app/server/worker.server.ts");
    await work();
  } catch (error) {
    const told = explainFailedStart(error);
    console.error(told?.line ?? error);
    process.exit(told?.exitCode ?? 1);
  }
});
