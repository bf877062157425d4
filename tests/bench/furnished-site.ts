import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { RunningServer } from "#tests/harness/running-server.ts";

/** A built site with something in it, in a process of its own. */
export interface FurnishedSite {
  server: RunningServer;
  /** Of the person who owns what is in it, as a Cookie header. */
  cookie: string;
  stop(): Promise<void>;
}

/**
 * Fills a new data folder and starts the built site on it. One at a time in a process: the database is the process's own.
 * @param furnish writes with `#db/client.server.ts`, which it must not import before. @returns for whom the session is
 */
export async function startFurnishedSite(furnish: () => Promise<number>): Promise<FurnishedSite> {
  const folder = mkdtempSync(join(tmpdir(), "furnished-site-"));
  Object.assign(process.env, { DATA_DIR: folder, NODE_ENV: "test", LOG_LEVEL: "silent", RUN_JOBS: "0" });
  const { migrateDatabase } = await import("#db/migrate.server.ts");
  migrateDatabase(folder);
  const { commitSession, readSession } = await import("#app/http/sessions/session.server.ts");
  const { startServer } = await import("#tests/harness/running-server.ts");
  const userId = await furnish();
  const server = await startServer("start.mjs", { DATA_DIR: folder, LOG_LEVEL: "silent", RUN_JOBS: "0" }, []);
  const session = await readSession(new Request(server.baseUrl));
  session.set("userId", userId);
  const cookie = (await commitSession(session)).split(";", 1)[0]!;
  return {
    server,
    cookie,
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
