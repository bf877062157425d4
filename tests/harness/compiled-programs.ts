import { rmSync } from "node:fs";
import { resolve } from "node:path";
import { build } from "vite";
import type { TestProject } from "vitest/node";
import { bundledLibraries } from "../../vite.config.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Folder of picture-process.js, sign-in-process.js and the others that are compiled below. */
    programsFolder: string;
  }
}

/** Compiles, once a run, the programs that tests start and kill repeatedly. */
export default async function setup(project: TestProject) {
  const outDir = resolve("test-results", `programs-${process.pid}`);
  project.provide("programsFolder", outDir);
  await compilePrograms(outDir);
  return () => rmSync(outDir, { recursive: true, force: true });
}

export async function compilePrograms(outDir: string): Promise<void> {
  await compile(outDir, {
    "end-with-parent": "./app/providers/images/end-with-parent.ts",
    log: "./app/logging/log.server.ts",
    "order-life": "./tests/crash/order-life.ts",
    "order-process": "./tests/crash/order-process.ts",
    "printed-output": "./app/logging/printed-output.server.ts",
    "picture-process": "./app/providers/images/picture-process.server.ts",
    "rendering-process": "./app/domain/blog/article/rendering-process.server.ts",
    "small-child": "./tests/processes/small-child.ts",
    "small-parent": "./tests/processes/small-parent.ts",
    "sign-in-process": "./tests/identity/sign-in-process.ts",
  });
}

/**
 * Compiles programs as the product's are. @param input each program's source by its name, the file being name.js in `outDir`
 */
export async function compile(outDir: string, input: Record<string, string>): Promise<void> {
  await build({
    configFile: false,
    logLevel: "error",
    publicDir: false,
    ssr: { noExternal: bundledLibraries },
    build: { ssr: true, outDir, rollupOptions: { input, output: { entryFileNames: "[name].js" } } },
  });
}
