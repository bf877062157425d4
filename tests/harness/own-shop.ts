import { rmSync } from "node:fs";
import { afterAll, beforeAll } from "vitest";
import { signIn } from "../../scripts/walk/signing-in.mjs";
import { Visitor } from "../../scripts/walk/visitor.mjs";
import { createFolderInMemory } from "./folder-in-memory.ts";
import { type RunningServer, startServer } from "./running-server.ts";

const journal = { write: async () => {} };

/** For a file of tests that change the whole shop: an installation of its own, with the runner, and people in browsers without scripts. */
export function ownShop(settings: Record<string, string> = {}) {
  let server: RunningServer;
  const dataDir = createFolderInMemory();
  beforeAll(async () => {
    const usual = { NODE_ENV: "test", DATA_DIR: dataDir, LOG_LEVEL: "silent", LIMIT_SIGN_INS: "0" };
    server = await startServer("../build/server/server.js", { ...usual, RUN_JOBS: "0", ...settings });
  });
  afterAll(async () => {
    await server?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });
  return {
    dataDir,
    stranger: () => new Visitor("stranger", server.baseUrl, journal),
    async person(email: string) {
      const visitor = new Visitor(email, server.baseUrl, journal);
      await signIn(visitor, email);
      return visitor;
    },
  };
}

/** What a person reads: no tags, no scripts, and spaces that do not break as others. */
export function textOf({ html }: Visitor): string {
  return html
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, " ")
    .replace(/<!-- -->/g, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/&#x27;/g, "'")
    .replace(/[\s\u00a0]+/g, " ");
}
