import { copyFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, inject } from "vitest";
import { createTemporaryFolder } from "./temporary-folder.ts";

// Runs before the test file's own imports, so that the settings and the database are this file's alone.
const folder = createTemporaryFolder();
const database = "landscape-atelier.sqlite";
copyFileSync(join(inject("templateFolder"), database), join(folder, database));
Object.assign(process.env, {
  NODE_ENV: "test",
  DATA_DIR: folder,
  PUBLIC_URL: "http://localhost:3000",
  RUN_JOBS: "0",
  LOG_LEVEL: "silent",
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));
