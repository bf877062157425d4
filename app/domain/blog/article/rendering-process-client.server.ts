import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { TaskProcessError } from "#app/processes/task-messages.ts";
import { TaskProcess } from "#app/processes/task-process.server.ts";
import type { MadeArticle } from "./make-article.server.ts";
import type { RenderingTask } from "./rendering-task.ts";

export class RenderingProcess {
  readonly #process: TaskProcess<RenderingTask, MadeArticle | undefined>;

  /** `program` is the child's, by default the one next to this module. */
  constructor(program?: string) {
    this.#process = new TaskProcess({
      name: "rendering process",
      program: program ?? { name: "rendering-process", folder: dirname(fileURLToPath(import.meta.url)) },
      execArgv: ["--max-old-space-size=512"],
    });
  }

  /**
   * Undefined for a text that is too deep, too large, or exceeds its processor time. @throws TaskProcessError when the
   * process cannot start, or rendering itself fails
   */
  async render(task: RenderingTask): Promise<MadeArticle | undefined> {
    try {
      return await this.#process.run(task);
    } catch (error) {
      // A signal means that the text used up its processor time or memory.
      if (error instanceof TaskProcessError && error.signal) return undefined;
      throw error;
    }
  }
}

declare global {
  var articleRendering: RenderingProcess | undefined;
}

/** Stored on globalThis because development reloads modules. */
export function renderingProcess(): RenderingProcess {
  globalThis.articleRendering ??= new RenderingProcess();
  return globalThis.articleRendering;
}
