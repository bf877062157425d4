import { afterAll, beforeAll, expect, test } from "vitest";
import { findFreePort } from "#tests/harness/free-port.ts";
import { app } from "#tests/harness/http-app.ts";
import { type RunningServer, startServer } from "#tests/harness/running-server.ts";
import { heaviestRequests } from "#tests/walk/heaviest-requests.ts";
import { send, workSince } from "#tests/walk/measure-work.ts";

const editorEmail = "busy-editor@yard.test";
/** They take a tenth of it; where work grows with the square of a body they take ten times as much. */
const cpuMsAtMost = 2_000;

let server: RunningServer;
let watchPort: number;
let editor: { id: number };
beforeAll(async () => {
  watchPort = await findFreePort();
  const settings = { NODE_ENV: "test", DATA_DIR: app.dataDir, RUN_JOBS: "0", LOG_LEVEL: "silent" };
  const watched = { WATCH_PORT: String(watchPort), ADMIN_EMAILS: editorEmail, LIMIT_API_READS: "0" };
  server = await startServer("start.mjs", { ...settings, ...watched }, ["./tests/harness/watch-work.mjs"]);
  editor = (await app.signIn({ email: editorEmail })).user;
}, 180_000);
afterAll(() => server?.stop());

/** What the long proof does at every route, with smaller bodies and where bodies are read. */
test.each(["/?index", "/api/wish-reading", "/api/create-payment-intent", "/admin/posts/new", "/api/blog/posts"])(
  "%s does little for the heaviest requests",
  async (path) => {
    for (const request of heaviestRequests(4 * 1024 * 1024).filter(({ verb }) => verb === "POST")) {
      await workSince(watchPort);
      const status = await send(server.baseUrl, path, request, await app.cookieOf(editor));
      const { cpuMs } = await workSince(watchPort);
      expect(status, request.name).toBeLessThan(500);
      expect(cpuMs, request.name).toBeLessThan(cpuMsAtMost);
    }
  },
);
