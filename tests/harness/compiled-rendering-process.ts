import { resolve } from "node:path";
import { inject } from "vitest";
import { RenderingProcess } from "#app/domain/blog/article/rendering-process-client.server.ts";

// The rendering child runs a compiled program, and is reused for the worker's next file. HTTP tests compile none of their own:
// their server has been built already.
if (!globalThis.articleRendering) {
  const folder = (inject("programsFolder") as string | undefined) ?? resolve("build/server");
  globalThis.articleRendering = new RenderingProcess(`${folder}/rendering-process.js`);
}
