import type { Asker } from "./fair-line.ts";
import type { PictureTaskKind, PictureTaskPayload, PictureTaskResult } from "./picture-tasks.server.ts";

export interface PictureTaskOptions {
  /** Kills the child when it fires; the promise then rejects with the signal's reason. */
  signal?: AbortSignal;
  /** Counted from the task's own start, not while it waits. */
  timeoutMs?: number;
  asker?: Asker;
}

export interface PictureWorker {
  run<K extends PictureTaskKind>(
    kind: K,
    payload: PictureTaskPayload<K>,
    options?: PictureTaskOptions,
  ): Promise<PictureTaskResult<K>>;
  stop(): void;
}
