import { inject } from "vitest";
import { commitSession, readSession } from "#app/http/sessions/session.server.ts";
import { db } from "#db/client.server.ts";
import { createUser } from "../factories/create-user.ts";

export const app = {
  baseUrl: inject("baseUrl"),
  dataDir: inject("dataDir"),
  db,
  fetch(path: string, init: RequestInit & { cookie?: string } = {}): Promise<Response> {
    const { cookie, ...rest } = init;
    const headers = new Headers(rest.headers);
    if (cookie) headers.set("Cookie", cookie);
    return fetch(`${inject("baseUrl")}${path}`, { redirect: "manual", ...rest, headers });
  },
  /** Signs a person in by writing the session row; a new person each time unless an e-mail is given. */
  async signIn(person: { email?: string } = {}) {
    const user = createUser(person);
    return { user, cookie: await app.cookieOf(user) };
  },
  async cookieOf(user: { id: number }): Promise<string> {
    const session = await readSession(new Request(inject("baseUrl")));
    session.set("userId", user.id);
    return (await commitSession(session)).split(";", 1)[0]!;
  },
};

/** The `name=value` pairs of an answer's Set-Cookie headers, ready to be sent back. */
export function cookiesOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";", 1)[0])
    .join("; ");
}
