import { readFileSync } from "node:fs";
import { startFurnishedSite } from "./furnished-site.ts";

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
  const { server, cookie, stop } = await startFurnishedSite(async () => {
    const { createUser } = await import("#tests/factories/create-user.ts");
    const { seedManyPosts } = await import("./many-posts.ts");
    const user = createUser();
    await seedManyPosts(posts, user.id);
    return user.id;
  });
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
    stop,
  };
}
