import { rmSync } from "node:fs";
import type { TestProject } from "vitest/node";
import { createFolderInMemory } from "./folder-in-memory.ts";

declare module "vitest" {
  interface ProvidedContext {
    templateFolder: string;
  }
}

/** Migrates one empty database; every test file starts from a copy of it. */
export default async function setup(project: TestProject) {
  const folder = createFolderInMemory();
  process.env.DATA_DIR = folder;
  process.env.LOG_LEVEL = "silent";
  const { migrateDatabase } = await import("#db/migrate.server.ts");
  migrateDatabase(folder);
  project.provide("templateFolder", folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
