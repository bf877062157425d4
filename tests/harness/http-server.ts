import { rmSync } from "node:fs";
import type { TestProject } from "vitest/node";
import { startServer } from "./running-server.ts";
import { createTemporaryFolder } from "./temporary-folder.ts";

declare module "vitest" {
  interface ProvidedContext {
    baseUrl: string;
    dataDir: string;
  }
}

/** One server for all HTTP tests: the whole app over Vite, without a build and without the runner. */
export default async function setup(project: TestProject) {
  const dataDir = createTemporaryFolder();
  const server = await startServer("dev.mjs", {
    NODE_ENV: "test",
    DATA_DIR: dataDir,
    RUN_JOBS: "0",
    LOG_LEVEL: "silent",
  });
  project.provide("baseUrl", server.baseUrl);
  project.provide("dataDir", dataDir);
  return async () => {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
    if (server.complaints()) throw new Error(`The server complained during the HTTP tests:\n${server.complaints()}`);
  };
}
