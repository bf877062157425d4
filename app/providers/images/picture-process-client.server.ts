import { type ChildProcess, fork } from "node:child_process";
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { childStreams, logOutputOf } from "#app/logging/printed-output.server.ts";
import { env } from "#app/settings/env.server.ts";
import { designProcessFlags } from "./design-process-flags.ts";
import { type Asker, FairLine } from "./fair-line.ts";
import type {
  PictureTaskAnswer,
  PictureTaskKind,
  PictureTaskMessage,
  PictureTaskPayload,
  PictureTaskResult,
} from "./picture-tasks.server.ts";
import type { PictureTaskOptions, PictureWorker } from "./picture-worker.ts";
import { SideBySide } from "./side-by-side.ts";

/**
 * Each lane has child processes of its own, so that none waits for another's work: importing photos (intake), reading yards for
 * customers who wait (reading), drawing designs (design).
 */
export type PictureLane = "intake" | "reading" | "design";

/** The web server, at 0, goes first when both need the processor, and a second of intake before minutes of drawing. */
const niceness: Record<PictureLane, number> = { intake: 5, reading: 12, design: 19 };

/**
 * busy: too many wait already; timeout: took too long; crashed: the child died; failed: the task threw; incomplete: the
 * installation lacks what the task needs, and retrying is useless before an operator has acted.
 */
export type PictureProcessFailure = "busy" | "timeout" | "crashed" | "failed" | "incomplete";

export class PictureProcessError extends Error {
  readonly failure: PictureProcessFailure;

  constructor(failure: PictureProcessFailure, message: string) {
    super(message);
    this.name = "PictureProcessError";
    this.failure = failure;
  }
}

/** The child ended before it started the task, so the task is not the cause. */
class NotStartedError extends PictureProcessError {}

const timeoutByDefaultMs = 60_000;
const idleMs = 60_000;
const ourselves: Asker = { name: "ourselves", kind: "known" };

/** One child process: started when needed, one task at a time, restarted after a crash, ended when idle. */
export class PictureProcess implements PictureWorker {
  #child: ChildProcess | undefined;
  readonly #line = new FairLine();
  #lastId = 0;
  #idleTimer: NodeJS.Timeout | undefined;
  readonly #lane: PictureLane;
  readonly #program: string | undefined;

  /** @param program the child's program, compiled; default: the one next to this module */
  constructor(lane: PictureLane, program?: string) {
    this.#lane = lane;
    this.#program = program;
  }

  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** Runs a task in the child. @throws PictureProcessError, or the signal's reason */
  async run<K extends PictureTaskKind>(
    kind: K,
    payload: PictureTaskPayload<K>,
    options: PictureTaskOptions = {},
  ): Promise<PictureTaskResult<K>> {
    const turn = this.#line.enter(options.asker ?? ourselves);
    if (!turn) throw new PictureProcessError("busy", "Too many pictures are waiting");
    await turn;
    try {
      return (await this.#work(kind, payload, options)) as PictureTaskResult<K>;
    } finally {
      this.#line.leave();
    }
  }

  /** Ends the child, and with it a running task. The next task starts another one. */
  stop(): void {
    clearTimeout(this.#idleTimer);
    const child = this.#child;
    this.#child = undefined;
    child?.kill("SIGKILL");
  }

  async #work(kind: PictureTaskKind, payload: unknown, options: PictureTaskOptions): Promise<unknown> {
    options.signal?.throwIfAborted();
    clearTimeout(this.#idleTimer);
    this.#lastId += 1;
    const message = { id: this.#lastId, kind, payload };
    try {
      return await this.#askChild(message, options);
    } catch (error) {
      if (!(error instanceof NotStartedError)) throw error;
      return await this.#askChild(message, options);
    } finally {
      this.#idleTimer = setTimeout(() => this.stop(), idleMs).unref();
    }
  }

  async #askChild(message: PictureTaskMessage, options: PictureTaskOptions): Promise<unknown> {
    this.#child ??= this.#start();
    const child = this.#child;
    keepServerAlive(child, true);
    try {
      return await this.#askAndWait(child, message, options);
    } finally {
      keepServerAlive(child, false);
    }
  }

  #askAndWait(
    child: ChildProcess,
    message: PictureTaskMessage,
    { signal, timeoutMs = timeoutByDefaultMs }: PictureTaskOptions,
  ): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const finish = (settle: () => void) => {
        clearTimeout(timer);
        signal?.removeEventListener("abort", onAbort);
        child.off("message", onMessage).off("exit", onExit).off("error", onExit);
        settle();
      };
      const giveUp = (reason: unknown) => {
        this.stop();
        finish(() => reject(reason));
      };
      const onAbort = () => giveUp(signal?.reason);
      let hasStarted = false;
      const onExit = () => {
        const Ended = hasStarted ? PictureProcessError : NotStartedError;
        giveUp(new Ended("crashed", `The picture process ended during ${message.kind}`));
      };
      const onMessage = (answer: PictureTaskAnswer) => {
        if (answer.id !== message.id) return;
        if ("started" in answer) hasStarted = true;
        else if ("result" in answer) finish(() => resolve(answer.result));
        else finish(() => reject(new PictureProcessError(answer.failure, answer.error)));
      };
      const timer = setTimeout(
        () => giveUp(new PictureProcessError("timeout", `${message.kind} took longer than ${timeoutMs} ms`)),
        timeoutMs,
      );
      signal?.addEventListener("abort", onAbort);
      child.on("message", onMessage).on("exit", onExit).on("error", onExit);
      child.send(message, (error) => error && onExit());
    });
  }

  #start(): ChildProcess {
    const { file, execArgv } = this.#program ? { file: this.#program, execArgv: [] } : entry();
    const { PATH, NODE_ENV, TMPDIR } = process.env;
    // Only these settings: the decoder of untrusted files must not have our secrets. Fewer malloc arenas keep libvips small.
    const environment = { PATH, NODE_ENV, TMPDIR, MALLOC_ARENA_MAX: "2" };
    const child = fork(file, [String(niceness[this.#lane])], {
      execArgv: this.#lane === "design" ? [...execArgv, ...designProcessFlags] : execArgv,
      env: environment as NodeJS.ProcessEnv,
      serialization: "advanced",
      stdio: childStreams(),
    });
    logOutputOf(child, `${this.#lane} process`);
    child.on("exit", () => {
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
 * The child's program. In development and tests this module is next to its TypeScript source, run by tsx; in production both
 * are bundled, and the child is next to the server's bundle or one folder above its chunks. Distinguished by what exists,
 * because tests also run this source with production settings.
 */
function entry(): { file: string; execArgv: string[] } {
  const here = dirname(fileURLToPath(import.meta.url));
  const source = join(here, "picture-process.server.ts");
  if (existsSync(source)) return { file: source, execArgv: ["--import", "tsx"] };
  const bundles = [join(here, "picture-process.js"), join(here, "..", "picture-process.js")];
  const file = bundles.find((bundle) => existsSync(bundle));
  if (!file) throw new Error(`The picture process is not built: ${bundles[0]} is missing`);
  return { file, execArgv: [] };
}

declare global {
  var pictureProcesses: Record<PictureLane, PictureWorker> | undefined;
}

/** A lane's child processes; on globalThis because development reloads modules. */
export function pictureProcess(lane: PictureLane): PictureWorker {
  // A child that is computing notices nothing, not even its parent's end, and would continue in vain.
  if (!globalThis.pictureProcesses) process.once("exit", stopPictureProcesses);
  globalThis.pictureProcesses ??= createPictureProcesses();
  return globalThis.pictureProcesses[lane];
}

/** Creates the lanes without starting a child; designs have as many as may be drawn at once. */
export function createPictureProcesses(program?: string): Record<PictureLane, PictureWorker> {
  const create = (lane: PictureLane) => new PictureProcess(lane, program);
  // A model's pictures wait for an answer, not for a core: one process is enough for the work on them.
  const drawnAtOnce = env.IMAGE_PROVIDER === "built-in" ? env.IMAGE_CONCURRENCY : 1;
  const design = new SideBySide(Array.from({ length: drawnAtOnce }, () => create("design")));
  return { intake: create("intake"), reading: create("reading"), design };
}

export function stopPictureProcesses(): void {
  for (const child of Object.values(globalThis.pictureProcesses ?? {})) child.stop();
}
