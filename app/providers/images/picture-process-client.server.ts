import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { TaskProcessError } from "#app/processes/task-messages.ts";
import { TaskProcess } from "#app/processes/task-process.server.ts";
import { env } from "#app/settings/env.server.ts";
import { designProcessFlags } from "./design-process-flags.ts";
import { type Asker, FairLine } from "./fair-line.ts";
import type { PictureTask, PictureTaskKind, PictureTaskPayload, PictureTaskResult } from "./picture-tasks.server.ts";
import type { PictureTaskOptions, PictureWorker } from "./picture-worker.ts";
import { SideBySide } from "./side-by-side.ts";

/**
 * Each lane has child processes of its own: importing photos (intake), reading yards for waiting customers (reading),
 * drawing (design).
 */
export type PictureLane = "intake" | "reading" | "design";

/** The web server, at 0, goes first when both need the processor, and a second of intake before minutes of drawing. */
const niceness: Record<PictureLane, number> = { intake: 5, reading: 12, design: 19 };

const timeoutByDefaultMs = 60_000;
const ourselves: Asker = { name: "ourselves", kind: "known" };

/** Its tasks wait in a line that is fair to those who sent them, and of limited length. */
export class PictureProcess implements PictureWorker {
  readonly #process: TaskProcess<PictureTask, PictureTaskResult<PictureTaskKind>>;
  readonly #line = new FairLine();

  /** Default: the compiled program next to this module. */
  constructor(lane: PictureLane, program?: string) {
    this.#process = new TaskProcess({
      name: `${lane} process`,
      program: program ?? { name: "picture-process", folder: dirname(fileURLToPath(import.meta.url)) },
      args: [String(niceness[lane])],
      execArgv: lane === "design" ? designProcessFlags : [],
    });
  }

  get pid(): number | undefined {
    return this.#process.pid;
  }

  /** @throws TaskProcessError, or the signal's reason */
  async run<K extends PictureTaskKind>(
    kind: K,
    payload: PictureTaskPayload<K>,
    { asker = ourselves, signal, timeoutMs = timeoutByDefaultMs }: PictureTaskOptions = {},
  ): Promise<PictureTaskResult<K>> {
    const turn = this.#line.enter(asker);
    if (!turn) throw new TaskProcessError("busy", "Too many pictures are waiting");
    await turn;
    try {
      return (await this.#process.run({ kind, payload }, { signal, timeoutMs })) as PictureTaskResult<K>;
    } finally {
      this.#line.leave();
    }
  }

  /** With a running task. The next task starts another child. */
  stop(): void {
    this.#process.stop();
  }
}

declare global {
  var pictureProcesses: Record<PictureLane, PictureWorker> | undefined;
}

/** A lane's child processes; on globalThis because development reloads modules. */
export function pictureProcess(lane: PictureLane): PictureWorker {
  globalThis.pictureProcesses ??= createPictureProcesses();
  return globalThis.pictureProcesses[lane];
}

/** Starts no child; designs have as many as may be drawn at once. */
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
