import type { RouteConfigEntry } from "@react-router/dev/routes";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import routes from "#app/routes.ts";
import { blogPosts } from "#db/schema.ts";
import { app } from "#tests/harness/http-app.ts";
import { type RunningServer, startServer } from "#tests/harness/running-server.ts";

/** Who may do what with the blog: every URL and every verb, for three kinds of people on two kinds of installation. */

const editorEmail = "editor@blog.test";
const verbs = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"] as const;
type Verb = (typeof verbs)[number];
const inside = ["GET", "POST"] as const;

/** What each call asks for; every other verb is answered 405. An id that does not exist shows who is let in. */
const calls: Record<string, Partial<Record<Verb, "everybody" | "editors">>> = {
  "/api/blog/posts": { GET: "everybody", HEAD: "everybody", POST: "editors" },
  "/api/blog/posts?status=all": { GET: "editors", HEAD: "editors", POST: "editors" },
  "/api/blog/posts?status=draft": { GET: "editors", HEAD: "editors", POST: "editors" },
  "/api/blog/posts/no-such-post": { GET: "everybody", HEAD: "everybody", PUT: "editors", DELETE: "editors" },
  "/api/blog/posts/999999": { GET: "editors", HEAD: "editors", PUT: "editors", DELETE: "editors" },
  "/api/blog/categories": { GET: "everybody", HEAD: "everybody", POST: "editors" },
  "/api/blog/categories/999999": { GET: "everybody", HEAD: "everybody", PUT: "editors", DELETE: "editors" },
  "/api/blog/tags": { GET: "everybody", HEAD: "everybody", POST: "editors" },
  "/api/blog/tags/999999": { GET: "everybody", HEAD: "everybody", PUT: "editors", DELETE: "editors" },
  "/api/blog/media": { POST: "editors" },
};

const paths = listPaths(routes as RouteConfigEntry[]);
const desk = paths.filter((path) => /^\/admin(\/|$)/.test(path)).map(withExamples);
/** They show what only an operator may know: closed to everybody where nobody is named. */
const isOperatorPage = (path: string) => /^\/admin\/(operation|shop\/api)(\/|$)/.test(path);

const people: Record<string, string> = { visitor: "" };
const secret = "A draft that only editors read";
/** Beside the tests' own server, which names no editor. */
let strict: RunningServer;

beforeAll(async () => {
  const [customer, editor] = [await app.signIn(), await app.signIn({ email: editorEmail })];
  Object.assign(people, { customer: customer.cookie, editor: editor.cookie });
  const words = {
    title: secret,
    slug: "a-secret-draft",
    content: "Not for everybody yet.",
    sortTitle: "",
    indexedText: "",
  };
  app.db
    .insert(blogPosts)
    .values({ ...words, authorId: editor.user.id })
    .run();
  const settings = { NODE_ENV: "test", DATA_DIR: app.dataDir, RUN_JOBS: "0", LOG_LEVEL: "silent" };
  strict = await startServer("start.mjs", { ...settings, ADMIN_EMAILS: editorEmail });
});

afterAll(() => strict?.stop());

test("the matrix knows every call of the blog", () => {
  const known = new Set(Object.keys(calls).map((path) => path.replace(/\?.*/, "").replace(/999999|no-such-post/, ":")));
  const actual = paths.filter((path) => path.startsWith("/api/blog")).map((path) => path.replace(/:\w+/, ":"));
  expect([...known].sort()).toEqual([...new Set(actual)].sort());
});

describe.each([
  ["ADMIN_EMAILS unset", () => app.baseUrl, { visitor: "login", customer: "in", editor: "in" }],
  ["ADMIN_EMAILS set", () => strict.baseUrl, { visitor: "login", customer: "refused", editor: "in" }],
] as const)("%s", (_title, baseUrl, editing) => {
  describe.each(Object.keys(calls))("%s", (path) => {
    test.each(verbs)("%s", async (verb) => {
      const access = calls[path]![verb];
      for (const [person, cookie] of Object.entries(people)) {
        const answer = await ask(baseUrl() + path, verb, cookie);
        const expected = access === "editors" ? editing[person as keyof typeof editing] : access ? "in" : "no method";
        expect(verdict(answer), `${verb} ${path} by ${person}: ${answer.status}`).toBe(expected);
        if (verb !== "HEAD" && !answer.ok)
          expect(JSON.parse(answer.text)).toMatchObject({ message: expect.any(String) });
      }
    });
  });

  test.each(desk)("%s", async (path) => {
    const isAnybodys = baseUrl() === app.baseUrl;
    for (const [person, cookie] of Object.entries(people)) {
      // Where nobody is named, an editor is a customer like any other.
      if (isAnybodys && person === "editor") continue;
      const isClosed = isOperatorPage(path) && isAnybodys && person !== "visitor";
      const expected = isClosed ? "refused" : editing[person as keyof typeof editing];
      // Whoever may is not sent away: one way in and one to act show it, and each costs a whole page.
      for (const verb of expected === "in" ? inside : verbs) {
        const answer = await ask(baseUrl() + path, verb, cookie);
        const isRead = verb === "GET" || verb === "HEAD";
        const allowed = isRead && expected !== "in" ? [expected] : [expected, "no method"];
        expect(allowed, `${verb} ${path} by ${person}: ${answer.status}`).toContain(verdict(answer));
        if (expected !== "in") expect(answer.text).not.toContain(secret);
        if (expected === "refused" && verb === "GET" && !path.endsWith(".csv"))
          expect(answer.text).toContain("Admin Access Required");
      }
      if (expected === "in") continue;
      // Data requests name the routes to load: each has its own guard.
      const data = await ask(`${baseUrl()}${path}.data`, "GET", cookie);
      expect(data.text).not.toContain(secret);
    }
  });

  test("a visitor comes back after signing in", async () => {
    const answer = await ask(`${baseUrl()}/admin/posts?status=draft`, "GET", "");
    expect(answer.location).toBe(`/api/login?returnTo=${encodeURIComponent("/admin/posts?status=draft")}`);
  });

  test("an unpublished post at its own address", async () => {
    for (const [person, cookie] of Object.entries(people)) {
      const answer = await ask(`${baseUrl()}/blog/a-secret-draft`, "GET", cookie);
      const isShown = editing[person as keyof typeof editing] === "in";
      expect(answer.status, person).toBe(isShown ? 200 : 404);
      expect(answer.text.includes(secret), person).toBe(isShown);
    }
  });
});

interface Answer {
  status: number;
  ok: boolean;
  location: string | null;
  text: string;
}

async function ask(url: string, method: Verb, cookie: string): Promise<Answer> {
  const hasBody = method !== "GET" && method !== "HEAD";
  // Not compressed: nobody waits for it on a line.
  const headers = {
    Cookie: cookie,
    "Accept-Encoding": "identity",
    ...(hasBody && { "Content-Type": "application/json" }),
  };
  const response = await fetch(url, { method, redirect: "manual", headers, ...(hasBody && { body: "{}" }) });
  const { status, ok } = response;
  return { status, ok, location: response.headers.get("Location"), text: await response.text() };
}

/** in: whatever a wrong body or a missing post then got, somebody looked at it. */
function verdict({ status, location }: Answer): "login" | "refused" | "no method" | "in" {
  if (status === 401 || location?.startsWith("/api/login")) return "login";
  if (status === 403) return "refused";
  if (status === 405) return "no method";
  if (status >= 500) throw new Error(`Answered ${status}`);
  return "in";
}

function listPaths(entries: RouteConfigEntry[], parent = ""): string[] {
  return entries.flatMap((entry) => {
    const path = entry.path === undefined ? parent : `${parent}/${entry.path}`;
    return entry.children ? listPaths(entry.children, path) : [path];
  });
}

function withExamples(path: string): string {
  return path.replace(/:\w+/g, "999999");
}
