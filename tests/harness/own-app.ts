import { afterAll, beforeAll } from "vitest";
import { commitSession, readSession } from "#app/http/sessions/session.server.ts";
import { env } from "#app/settings/env.server.ts";
import { db } from "#db/client.server.ts";
import { createUser } from "../factories/create-user.ts";
import { type RunningServer, startServer } from "./running-server.ts";

/**
 * For a file of domain tests that changes the whole shop: a server on this worker's own database, used like the shared one of the
 * HTTP tests, whose pages other files read meanwhile.
 */
export function ownApp(settings: Record<string, string> = {}) {
  let server: RunningServer;
  beforeAll(async () => {
    const usual = { NODE_ENV: "test", DATA_DIR: env.DATA_DIR, RUN_JOBS: "0", LOG_LEVEL: "silent" };
    server = await startServer("start.mjs", { ...usual, ...settings });
  });
  afterAll(() => server?.stop());
  return {
    db,
    get baseUrl() {
      return server.baseUrl;
    },
    fetch(path: string, { cookie, ...init }: RequestInit & { cookie?: string } = {}): Promise<Response> {
      const headers = new Headers(init.headers);
      if (cookie) headers.set("Cookie", cookie);
      return fetch(server.baseUrl + path, { redirect: "manual", ...init, headers });
    },
    /** A new person each time unless an e-mail is given. */
    async signIn(person: { email?: string } = {}) {
      const user = createUser(person);
      return { user, cookie: await cookieOf(user.id) };
    },
    cookieOf,
  };
}

async function cookieOf(userId: number): Promise<string> {
  const session = await readSession(new Request(env.PUBLIC_URL));
  session.set("userId", userId);
  return (await commitSession(session)).split(";", 1)[0] ?? "";
}
