import { afterAll, beforeAll } from "vitest";
import { app } from "#tests/harness/http-app.ts";
import { type RunningServer, startServer } from "#tests/harness/running-server.ts";
import { editorEmail } from "./walk-everywhere.ts";

/** For a file of tests: a built server with one editor and no limits. */
export function serverToWalk(editor = editorEmail): () => string {
  let server: RunningServer;
  beforeAll(async () => {
    const settings = { NODE_ENV: "test", DATA_DIR: app.dataDir, RUN_JOBS: "0", LOG_LEVEL: "silent" };
    const limits = { LIMIT_NEW_SESSIONS: "0", LIMIT_API_READS: "0", LIMIT_DESK_WRITES: "0", LIMIT_SIGN_INS: "0" };
    server = await startServer("start.mjs", { ...settings, ...limits, ADMIN_EMAILS: editor });
  }, 180_000);
  afterAll(() => server?.stop());
  return () => server.baseUrl;
}
