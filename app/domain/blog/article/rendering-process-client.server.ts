import { type ChildProcess, fork } from "node:child_process";
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { childStreams, logOutputOf } from "#app/logging/printed-output.server.ts";
import type { MadeArticle } from "./make-article.server.ts";
import type { RenderingAnswer, RenderingTask } from "./rendering-task.ts";

const idleMs = 60_000;

/** The child ended before it started on the text, so the text is not the cause. */
class NotStartedError extends Error {}

/** The child that renders: started on demand, one text at a time, restarted after a text that ended it. */
export class RenderingProcess {
  #child: ChildProcess | undefined;
  #lastTask: Promise<unknown> = Promise.resolve();
  #lastId = 0;
  #idleTimer: NodeJS.Timeout | undefined;
  readonly #program: string | undefined;

  /** @param program the child's compiled program; by default the one next to this module */
  constructor(program?: string) {
    this.#program = program;
  }

  /**
   * @returns undefined for a text that is too deep, too large, or exceeds its processor time
   * @throws Error when the process cannot start, or rendering itself fails
   */
  render(task: Omit<RenderingTask, "id">): Promise<MadeArticle | undefined> {
    const start = () => this.#work(task);
    const work = this.#lastTask.then(start, start);
    this.#lastTask = work;
    return work;
  }

  stop(): void {
    clearTimeout(this.#idleTimer);
    const child = this.#child;
    this.#child = undefined;
    child?.kill("SIGKILL");
  }

  async #work(task: Omit<RenderingTask, "id">): Promise<MadeArticle | undefined> {
    clearTimeout(this.#idleTimer);
    const numbered = { ...task, id: ++this.#lastId };
    try {
      return await this.#askChild(numbered);
    } catch (error) {
      if (!(error instanceof NotStartedError)) throw error;
      return await this.#askChild(numbered);
    } finally {
      this.#idleTimer = setTimeout(() => this.stop(), idleMs).unref();
    }
  }

  async #askChild(task: RenderingTask): Promise<MadeArticle | undefined> {
    this.#child ??= this.#start();
    const child = this.#child;
    keepServerAlive(child, true);
    try {
      return await this.#ask(child, task);
    } catch (error) {
      if (this.#child === child) this.stop();
      throw error;
    } finally {
      keepServerAlive(child, false);
    }
  }

  #ask(child: ChildProcess, task: RenderingTask): Promise<MadeArticle | undefined> {
    return new Promise((resolve, reject) => {
      const settle = (end: () => void) => {
        child.off("message", onMessage).off("exit", onExit).off("error", onError);
        end();
      };
      let hasStarted = false;
      const onMessage = (answer: RenderingAnswer) => {
        if (answer.id !== task.id) return;
        if ("started" in answer) hasStarted = true;
        else if ("error" in answer) settle(() => reject(new Error(answer.error)));
        else settle(() => resolve("article" in answer ? answer.article : undefined));
      };
      // A signal means that the text used up its processor time or memory.
      const onExit = (code: number | null) =>
        settle(() => {
          if (!hasStarted) reject(new NotStartedError(`The rendering process ended before its task: ${code}`));
          else if (code === null) resolve(undefined);
          else reject(new Error(`The rendering process ended: ${code}`));
        });
      const onError = (cause: Error) =>
        settle(() => reject(new NotStartedError("The rendering process cannot be reached", { cause })));
      child.on("message", onMessage).on("exit", onExit).on("error", onError);
      child.send(task, (error) => error && onError(error));
    });
  }

  #start(): ChildProcess {
    const { file, execArgv } = this.#program ? { file: this.#program, execArgv: [] } : entry();
    const { PATH, NODE_ENV, TMPDIR } = process.env;
    const environment = { PATH, NODE_ENV, TMPDIR } as NodeJS.ProcessEnv;
    const child = fork(file, { execArgv: [...execArgv, ...limits], env: environment, stdio: childStreams() });
    logOutputOf(child, "rendering process");
    child.on("exit", () => {
      if (this.#child === child) this.#child = undefined;
    });
    child.on("error", () => {});
    return child;
  }
}

const limits = ["--max-old-space-size=512"];

/** An idle child must not keep a script or a test from ending; a working one must. */
function keepServerAlive(child: ChildProcess, alive: boolean): void {
  if (alive) child.ref();
  else child.unref();
  if (alive) child.channel?.ref();
  else child.channel?.unref();
}

/** TypeScript next to this module in development and tests, else bundled with the server. */
function entry(): { file: string; execArgv: string[] } {
  const here = dirname(fileURLToPath(import.meta.url));
  const source = join(here, "rendering-process.server.ts");
  if (existsSync(source)) return { file: source, execArgv: ["--import", "tsx"] };
  const bundles = [join(here, "rendering-process.js"), join(here, "..", "rendering-process.js")];
  const file = bundles.find((bundle) => existsSync(bundle));
  if (!file) throw new Error(`The rendering process is not built: ${bundles[0]} is missing`);
  return { file, execArgv: [] };
}

declare global {
  var articleRendering: RenderingProcess | undefined;
}

/** Stored on globalThis because development reloads modules. */
export function renderingProcess(): RenderingProcess {
  // While it renders, a child notices nothing, not even its parent's end.
  if (!globalThis.articleRendering) process.once("exit", () => globalThis.articleRendering?.stop());
  globalThis.articleRendering ??= new RenderingProcess();
  return globalThis.articleRendering;
}
