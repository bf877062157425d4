import { rmSync } from "node:fs";
import type { TestProject } from "vitest/node";
import { build } from "../../scripts/build.mjs";
import { isBuildFresh } from "../../scripts/build-freshness.mjs";
import { createFolderInMemory } from "./folder-in-memory.ts";
import { findFreePort } from "./free-port.ts";
import { beginServer, watched } from "./running-server.ts";

declare module "vitest" {
  interface ProvidedContext {
    baseUrl: string;
    dataDir: string;
  }
}

/**
 * One server for all HTTP tests: the built app without the runner, with React's development warnings (no NODE_ENV=production,
 * which npm start would set). Over Vite an answer costs three times as much: npm run proof -- development.
 */
export default async function setup(project: TestProject) {
  if (!isBuildFresh()) build();
  const dataDir = createFolderInMemory();
  // Other tests run while it starts; those that need it wait for it.
  const settings = { NODE_ENV: "test", DATA_DIR: dataDir, RUN_JOBS: "0", PREVIEW: "1", LOG_LEVEL: "silent" };
  const server = beginServer("../build/server/server.js", await findFreePort(), settings, [
    ...watched,
    "./tests/harness/no-owner-stacks.mjs",
  ]);
  project.provide("baseUrl", server.baseUrl);
  project.provide("dataDir", dataDir);
  return async () => {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
    if (server.complaints()) throw new Error(`The server complained during the HTTP tests:\n${server.complaints()}`);
  };
}
