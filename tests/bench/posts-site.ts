import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A built site with many posts in a process of its own, and what it costs to ask it. */
export interface PostsSite {
  /** Asks for a page, as an editor: nothing comes out of a cache. @returns milliseconds of the clock @throws when it is not shown */
  ask(path: string): Promise<number>;
  /** Processor time the server has used, in milliseconds; in steps of ten (Linux). */
  cpuMs(): number;
  stop(): Promise<void>;
}

/** Fills a new data folder and starts the site on it. One at a time in a process: the database is the process's own. */
export async function startPostsSite(posts: number): Promise<PostsSite> {
  const folder = mkdtempSync(join(tmpdir(), "many-posts-"));
  Object.assign(process.env, { DATA_DIR: folder, NODE_ENV: "test", LOG_LEVEL: "silent", RUN_JOBS: "0" });
  const { migrateDatabase } = await import("#db/migrate.server.ts");
  migrateDatabase(folder);
  const { createUser } = await import("#tests/factories/create-user.ts");
  const { seedManyPosts } = await import("./many-posts.ts");
  const { commitSession, readSession } = await import("#app/http/session.server.ts");
  const { startServer } = await import("#tests/harness/running-server.ts");

  const user = createUser();
  await seedManyPosts(posts, user.id);
  const server = await startServer("start.mjs", { DATA_DIR: folder, LOG_LEVEL: "silent", RUN_JOBS: "0" });
  const session = await readSession(new Request(server.baseUrl));
  session.set("userId", user.id);
  const cookie = (await commitSession(session)).split(";", 1)[0]!;

  return {
    async ask(path) {
      const start = performance.now();
      const response = await fetch(server.baseUrl + path, { headers: { Cookie: cookie }, redirect: "manual" });
      await response.arrayBuffer();
      if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
      return performance.now() - start;
    },
    cpuMs() {
      const fields = readFileSync(`/proc/${server.process.pid}/stat`, "utf8")
        .replace(/^.*\) /s, "")
        .split(" ");
      return (Number(fields[11]) + Number(fields[12])) * 10;
    },
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
