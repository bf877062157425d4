/** From the parent. One at a time: the next comes after the answer. */
export interface TaskMessage<Task> {
  id: number;
  task: Task;
}

/** From the child. `started` comes first: a child that ends without it never started the task. */
export type TaskAnswer<Result> =
  | { id: number; started: true }
  | { id: number; result: Result }
  | { id: number; failure: TaskProcessFailure; error: string };

/**
 * busy: too many wait. not-started: the child ended before the task. crashed: it ended during the task. failed: the
 * task threw. incomplete: the installation lacks what the task needs, and retrying is useless before an operator has
 * acted.
 */
export type TaskProcessFailure = "busy" | "timeout" | "not-started" | "crashed" | "failed" | "incomplete";

/** A child may throw it too, to choose the failure. */
export class TaskProcessError extends Error {
  override readonly name = "TaskProcessError";
  readonly failure: TaskProcessFailure;
  /** What ended a child that crashed, unless it ended by itself. */
  readonly signal: NodeJS.Signals | undefined;

  constructor(failure: TaskProcessFailure, message: string, options: ErrorOptions & { signal?: NodeJS.Signals } = {}) {
    super(message, options);
    this.failure = failure;
    this.signal = options.signal;
  }
}
