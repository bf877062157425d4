import { TaskProcess } from "#app/processes/task-process.server.ts";
import type { SmallTask } from "./small-child.ts";

/** Has a child compute, and exits as soon as its input ends. */
const [program = ""] = process.argv.slice(2);
const child = new TaskProcess<SmallTask, unknown>({ name: "small child", program });
void child.run({ kind: "compute" });
process.stdin.resume().on("end", () => process.exit(0));
