import { type TaskAnswer, type TaskMessage, TaskProcessError } from "./task-messages.ts";

/** In the child of a `TaskProcess`, until its parent ends or ends it. */
export function answerTasks<Task, Result>(work: (task: Task) => Result | Promise<Result>): void {
  process.on("message", (message: TaskMessage<Task>) => void answer(message, work));
  // The server has ended, or requests an end.
  process.on("disconnect", () => process.exit(0));
  // A stop meant for the whole group (Ctrl-C, a service manager) must not cut off the task the server is waiting for.
  process.on("SIGINT", () => {});
  process.on("SIGTERM", () => {});
}

async function answer<Task, Result>(
  { id, task }: TaskMessage<Task>,
  work: (task: Task) => Result | Promise<Result>,
): Promise<void> {
  send({ id, started: true });
  try {
    send({ id, result: await work(task) });
  } catch (error) {
    if (error instanceof TaskProcessError) send({ id, failure: error.failure, error: error.message });
    else
      send({ id, failure: "failed", error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
}

function send(message: TaskAnswer<unknown>): void {
  // The server may end between the check and the sending.
  if (process.connected) process.send?.(message, undefined, {}, () => {});
}
