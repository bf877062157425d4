import { defineConfig } from "vitest/config";

// What takes too long for every day has a command of its own: npm run proof.
const longProofs = process.env.PROOFS === "1" ? [] : ["**/*.proof.*"];

// They end what hangs, and decide nothing else: with other work on the machine a test of five seconds has taken a minute.
const atMost = process.env.PROOFS === "1" ? 600_000 : 180_000;
const patience = { testTimeout: atMost, hookTimeout: atMost, expect: { poll: { timeout: 120_000 } } };
const shared = { pool: "forks" as const, ...patience, exclude: longProofs };

// They wait for other processes and for clocks: one more than the smallest machine has cores. A fourth would finish no sooner,
// since others compute beside them (scripts/test.mjs), and start a tenth more processes.
const besideOthers = { maxWorkers: 3, sequence: { groupOrder: 1 } };

export default defineConfig({
  test: {
    // What a file becomes for its tests is kept between runs, by its content: a sixth of their processor time.
    experimental: { fsModuleCache: true },
    projects: [
      {
        test: {
          ...shared,
          name: "pure",
          // One after the other on each core: they compute and wait for nothing.
          maxWorkers: 2,
          sequence: { groupOrder: 2 },
          // Pure functions leave nothing behind: files share what they import.
          isolate: false,
          // The designer runs as Node's own modules: in Vite's every call from one file into another passes a getter,
          // which costs the loops over pixels and grids a third of their time. What they make and drop fills sixteen
          // megabytes in no time; with room for four times that a twentieth less is spent on clearing up. And where every core
          // computes, V8's own threads only take from the tests: without them a tenth less is spent.
          execArgv: ["--import", "tsx", "--single-threaded", "--max-semi-space-size=64"],
          server: { deps: { external: [/\/app\/designer\/(?!.*\.test\.)/, /\/tests\/(designer|fixture-yards)\//] } },
          include: ["app/**/*.test.{ts,tsx}", "scripts/**/*.test.ts", "lab/**/*.test.ts", "tests/*.test.ts"],
          exclude: [...longProofs, "**/*.server.test.*", "**/*.http.test.*"],
          setupFiles: ["tests/harness/fail-on-console.ts"],
        },
      },
      {
        test: {
          ...shared,
          name: "domain",
          ...besideOthers,
          execArgv: ["--import", "./tests/harness/refuse-scans.mjs", "--max-semi-space-size=64"],
          // Half of a file's time went into importing the app. The database is made anew for each file all the same.
          isolate: false,
          include: ["app/**/*.server.test.{ts,tsx}", "tests/harness/*.server.test.ts"],
          globalSetup: ["tests/harness/migrated-template.ts", "tests/harness/compiled-programs.ts"],
          setupFiles: [
            "tests/harness/own-data-folder.ts",
            "tests/harness/compiled-picture-process.ts",
            "tests/harness/compiled-rendering-process.ts",
            "tests/harness/fail-on-console.ts",
          ],
        },
      },
      {
        test: {
          ...shared,
          name: "database",
          ...besideOthers,
          // They put other databases where the app looks for its own.
          isolate: true,
          include: ["db/**/*.server.test.ts"],
          globalSetup: ["tests/harness/migrated-template.ts"],
          setupFiles: ["tests/harness/own-data-folder.ts", "tests/harness/fail-on-console.ts"],
        },
      },
      {
        test: {
          ...shared,
          name: "http",
          ...besideOthers,
          // They share one server and one data folder anyway.
          isolate: false,
          include: ["app/**/*.http.test.{ts,tsx}", "scripts/**/*.http.test.ts"],
          globalSetup: ["tests/harness/http-server.ts"],
          setupFiles: [
            "tests/harness/servers-data-folder.ts",
            "tests/harness/compiled-rendering-process.ts",
            "tests/harness/fail-on-console.ts",
          ],
        },
      },
    ],
  },
});
