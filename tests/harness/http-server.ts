import { rmSync } from "node:fs";
import type { TestProject } from "vitest/node";
import { build } from "../../scripts/build.mjs";
import { isBuildFresh } from "../../scripts/build-freshness.mjs";
import { findFreePort } from "./free-port.ts";
import { beginServer } from "./running-server.ts";
import { createTemporaryFolder } from "./temporary-folder.ts";

declare module "vitest" {
  interface ProvidedContext {
    baseUrl: string;
    dataDir: string;
  }
}

/**
 * One server for all HTTP tests: the whole app over Vite, which reports what a build keeps quiet about, without the runner.
 * Servers that a test starts beside it, for other settings, run the build: it must not be made twice at once.
 */
export default async function setup(project: TestProject) {
  if (!isBuildFresh()) build();
  const dataDir = createTemporaryFolder();
  // Other tests run while it starts; those that need it wait for it.
  const server = beginServer("dev.mjs", await findFreePort(), {
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
