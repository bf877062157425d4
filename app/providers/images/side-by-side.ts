import type { PictureTaskKind, PictureTaskPayload, PictureTaskResult } from "./picture-tasks.server.ts";
import type { PictureTaskOptions, PictureWorker } from "./picture-worker.ts";

interface Place {
  worker: PictureWorker;
  /** Tasks that it has, including waiting ones. */
  load: number;
  /** Of its last task: a process caches what it has seen of a photo, and how its designs rank. */
  photo: string | undefined;
}

/**
 * Processes of one lane. A task goes to the one with the fewest tasks; among those to the one that knows its photo,
 * otherwise to one that has not worked yet.
 */
export class SideBySide implements PictureWorker {
  readonly #places: readonly Place[];

  /** At least one worker. */
  constructor(workers: readonly PictureWorker[]) {
    this.#places = workers.map((worker) => ({ worker, load: 0, photo: undefined }));
  }

  async run<K extends PictureTaskKind>(
    kind: K,
    payload: PictureTaskPayload<K>,
    options?: PictureTaskOptions,
  ): Promise<PictureTaskResult<K>> {
    const photo = photoOf(payload);
    const place = this.#choose(photo);
    place.load += 1;
    place.photo = photo ?? place.photo;
    try {
      return await place.worker.run(kind, payload, options);
    } finally {
      place.load -= 1;
    }
  }

  stop(): void {
    for (const { worker } of this.#places) worker.stop();
  }

  #choose(photo: string | undefined): Place {
    const least = Math.min(...this.#places.map(({ load }) => load));
    const idlest = this.#places.filter(({ load }) => load === least);
    const knowing = photo === undefined ? undefined : idlest.find((place) => place.photo === photo);
    return knowing ?? idlest.find((place) => place.photo === undefined) ?? idlest[0]!;
  }
}

function photoOf(payload: PictureTaskPayload<PictureTaskKind>): string | undefined {
  return "photoFile" in payload ? payload.photoFile : undefined;
}
