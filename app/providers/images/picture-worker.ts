import type { TaskOptions } from "#app/processes/task-process.server.ts";
import type { Asker } from "./fair-line.ts";
import type { PictureTaskKind, PictureTaskPayload, PictureTaskResult } from "./picture-tasks.server.ts";

export interface PictureTaskOptions extends TaskOptions {
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
