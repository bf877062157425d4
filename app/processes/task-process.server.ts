import { type ChildProcess, fork } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { childStreams, logOutputOf } from "#app/logging/printed-output.server.ts";
import { type TaskAnswer, type TaskMessage, TaskProcessError } from "./task-messages.ts";

export interface TaskProcessOptions {
  /** In the log and in errors. */
  name: string;
  program: ChildProgram;
  args?: readonly string[];
  /** Of Node, such as a limit of memory. */
  execArgv?: readonly string[];
}

/** Either a compiled program, or the name of one that is next to the module in `folder`. */
export type ChildProgram = string | { name: string; folder: string };

export interface TaskOptions {
  /** Kills the child when it fires; the promise then rejects with the signal's reason. */
  signal?: AbortSignal;
  /** Counted from the task's own start, not while it waits; default: no limit. */
  timeoutMs?: number;
}

const idleMs = 60_000;

/** A child that is computing notices nothing, not even its parent's end, and would continue in vain. */
const running = new Set<ChildProcess>();
process.once("exit", () => {
  for (const child of running) child.kill("SIGKILL");
});

/** Started when needed, one task at a time, restarted after a crash, ended when idle. */
export class TaskProcess<Task, Result> {
  #child: ChildProcess | undefined;
  #lastTask: Promise<unknown> = Promise.resolve();
  #lastId = 0;
  #idleTimer: NodeJS.Timeout | undefined;
  readonly #options: TaskProcessOptions;

  constructor(options: TaskProcessOptions) {
    this.#options = options;
  }

  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** @throws TaskProcessError, or the signal's reason */
  run(task: Task, options: TaskOptions = {}): Promise<Result> {
    const start = () => this.#work(task, options);
    const work = this.#lastTask.then(start, start);
    this.#lastTask = work;
    return work;
  }

  /** With a running task. The next task starts another child. */
  stop(): void {
    clearTimeout(this.#idleTimer);
    const child = this.#child;
    this.#child = undefined;
    child?.kill("SIGKILL");
  }

  async #work(task: Task, options: TaskOptions): Promise<Result> {
    options.signal?.throwIfAborted();
    clearTimeout(this.#idleTimer);
    const message = { id: ++this.#lastId, task };
    try {
      return await this.#askChild(message, options);
    } catch (error) {
      // A child that was killed while it was idle may have been noticed only now.
      if (!(error instanceof TaskProcessError && error.failure === "not-started")) throw error;
      return await this.#askChild(message, options);
    } finally {
      this.#idleTimer = setTimeout(() => this.stop(), idleMs).unref();
    }
  }

  async #askChild(message: TaskMessage<Task>, options: TaskOptions): Promise<Result> {
    this.#child ??= this.#start();
    const child = this.#child;
    keepServerAlive(child, true);
    try {
      return await this.#askAndWait(child, message, options);
    } finally {
      keepServerAlive(child, false);
    }
  }

  #askAndWait(child: ChildProcess, message: TaskMessage<Task>, { signal, timeoutMs }: TaskOptions): Promise<Result> {
    const { name } = this.#options;
    return new Promise((resolve, reject) => {
      const finish = (settle: () => void) => {
        clearTimeout(timer);
        signal?.removeEventListener("abort", onAbort);
        child.off("message", onMessage).off("exit", onExit).off("error", onError);
        settle();
      };
      const giveUp = (reason: unknown) => {
        this.stop();
        finish(() => reject(reason));
      };
      const onAbort = () => giveUp(signal?.reason);
      let hasStarted = false;
      const onExit = (code: number | null, signal: NodeJS.Signals | null) => {
        const ended = `The ${name} ended (${signal ?? code})`;
        if (!hasStarted) giveUp(new TaskProcessError("not-started", `${ended} before its task`));
        else giveUp(new TaskProcessError("crashed", `${ended} during its task`, { signal: signal ?? undefined }));
      };
      const onError = (cause: Error) =>
        giveUp(new TaskProcessError("not-started", `The ${name} cannot be reached`, { cause }));
      const onMessage = (answer: TaskAnswer<Result>) => {
        if (answer.id !== message.id) return;
        if ("started" in answer) hasStarted = true;
        else if ("result" in answer) finish(() => resolve(answer.result));
        else finish(() => reject(new TaskProcessError(answer.failure, answer.error)));
      };
      const onTimeout = () =>
        giveUp(new TaskProcessError("timeout", `A task of the ${name} took longer than ${timeoutMs} ms`));
      const timer = timeoutMs === undefined ? undefined : setTimeout(onTimeout, timeoutMs);
      signal?.addEventListener("abort", onAbort);
      child.on("message", onMessage).on("exit", onExit).on("error", onError);
      child.send(message, (error) => error && onError(error));
    });
  }

  #start(): ChildProcess {
    const { name, program, args, execArgv = [] } = this.#options;
    const { file, loader } = findProgram(program);
    const { PATH, NODE_ENV, TMPDIR } = process.env;
    const child = fork(file, args, {
      execArgv: [...loader, ...execArgv],
      // Only these settings: what reads untrusted files and texts must not have our secrets. Fewer malloc arenas keep libvips small.
      env: { PATH, NODE_ENV, TMPDIR, MALLOC_ARENA_MAX: "2" },
      serialization: "advanced",
      stdio: childStreams(),
    });
    logOutputOf(child, name);
    running.add(child);
    child.on("exit", () => {
      running.delete(child);
      if (this.#child === child) this.#child = undefined;
    });
    // A failed start is reported to the waiting task; without any listener it would end the server.
    child.on("error", () => {});
    return child;
  }
}

/** An idle child must not keep a script or a test from ending; a working one must. */
function keepServerAlive(child: ChildProcess, alive: boolean): void {
  if (alive) child.ref();
  else child.unref();
  if (alive) child.channel?.ref();
  else child.channel?.unref();
}

/**
 * In development and tests a module is next to its child's TypeScript source, run by tsx; in production the child is
 * next to the server's bundle or one folder above its chunks. Distinguished by what exists, because tests also run the
 * source with production settings.
 */
function findProgram(program: ChildProgram): { file: string; loader: readonly string[] } {
  if (typeof program === "string") return { file: program, loader: [] };
  const { name, folder } = program;
  const source = join(folder, `${name}.server.ts`);
  if (existsSync(source)) return { file: source, loader: ["--import", "tsx"] };
  const bundles = [join(folder, `${name}.js`), join(folder, "..", `${name}.js`)];
  const file = bundles.find((bundle) => existsSync(bundle));
  if (!file) throw new Error(`The ${name} is not built: ${bundles[0]} is missing`);
  return { file, loader: [] };
}
