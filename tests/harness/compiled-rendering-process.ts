import { resolve } from "node:path";
import { inject } from "vitest";
import { RenderingProcess } from "#app/domain/blog/article/rendering-process-client.server.ts";

// The child that renders runs a compiled program, and stays for the worker's next file. HTTP tests compile none of their
// own: the build has been made for their server's sake.
if (!globalThis.articleRendering) {
  const folder = (inject("programsFolder") as string | undefined) ?? resolve("build/server");
  globalThis.articleRendering = new RenderingProcess(`${folder}/rendering-process.js`);
  process.once("exit", () => globalThis.articleRendering?.stop());
}
