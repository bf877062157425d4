import { closeSync } from "node:fs";
import { answerTasks } from "#app/processes/answer-tasks.ts";
import { TaskProcessError } from "#app/processes/task-messages.ts";

export type SmallTask =
  | { kind: "double"; n: number }
  | { kind: "compute" | "fill-memory" | "throw" | "refuse" | "leave" | "read-settings" };

/** Not for ever: if a test fails no one else ends it. */
const computesForMs = 120_000;

answerTasks((task: SmallTask): unknown => {
  switch (task.kind) {
    case "double":
      return 2 * task.n;
    case "compute":
      process.stdout.write(`computing ${process.pid}\n`);
      return compute();
    case "fill-memory":
      // V8 would print what it did last.
      closeSync(2);
      return Array.from({ length: 1e9 }, (_, n) => ({ n }));
    case "throw":
      throw new Error("a fault in the work");
    case "refuse":
      throw new TaskProcessError("incomplete", "something is missing");
    case "leave":
      return process.exit(3);
    case "read-settings":
      return { ...process.env };
  }
});

function compute(): void {
  const until = Date.now() + computesForMs;
  while (Date.now() < until);
}
