import { describe, expect, onTestFinished, test, vi } from "vitest";
import { readAddress } from "#app/addresses/request-address.ts";
import type { CurrentRequest } from "#app/http/current-request.server.ts";
import { commitSession, readSession, type SessionData } from "#app/http/sessions/session.server.ts";
import { env } from "#app/settings/env.server.ts";
import { createUser } from "#tests/factories/create-user.ts";
import { answering } from "#tests/harness/answering-server.ts";
import { ReaderPages } from "./reader-pages.server.ts";

type Reader = NonNullable<CurrentRequest["reader"]>;

const longText = "A yard wants paths where people walk. ".repeat(100);

/** A site whose pages greet whom they are rendered for. */
async function openSite(init: ResponseInit = {}, render = greet) {
  const site = { edition: 1, requests: [] as Request[] };
  const pages = new ReaderPages({
    edition: () => site.edition,
    answer: async (request, _client, reader) => {
      site.requests.push(request);
      return new Response(render(reader!), { ...init, headers: { "Content-Type": "text/html", ...init.headers } });
    },
  });
  const origin = await answering((request, response) => {
    void pages.finishAndSend(readAddress(request.url!).address!, request, response, () => response.end("by itself"));
  });
  const see = (path: string, cookie: string, headers: Record<string, string> = {}, method = "GET") =>
    fetch(origin + path, { headers: { Cookie: cookie, ...headers }, method, redirect: "manual" });
  return Object.assign(site, { see, text: async (path: string, cookie: string) => (await see(path, cookie)).text() });
}

function greet({ user, mayEdit }: Reader): string {
  const picture = user!.profileImageUrl ? `<img src="${user!.profileImageUrl}">` : "";
  return `<p>${longText}<b>${user!.email}</b>${picture}${mayEdit ? "May edit." : ""}`;
}

async function sessionOf(email: string, more: SessionData = {}): Promise<string> {
  const session = await readSession(new Request("http://site.test"));
  session.set("userId", createUser({ email }).id);
  if (more.toast) session.set("toast", more.toast);
  return (await commitSession(session)).split(";", 1)[0]!;
}

describe("a public page of somebody signed in", () => {
  test("is rendered once, for nobody, and says to each who they are", async () => {
    const site = await openSite();
    const [ann, ben] = [await sessionOf("ann+1&co@yard.test"), await sessionOf('"<ben>"@yard.test')];
    const [anns, bens] = await Promise.all([site.text("/blog/roses", ann), site.text("/blog/roses?utm_source=x", ben)]);
    expect(anns).toContain("<b>ann+1&amp;co@yard.test</b>");
    expect(bens).toContain("<b>&quot;&lt;ben&gt;&quot;@yard.test</b>");
    expect(await site.text("/blog/roses", ann)).toBe(anns);
    expect(site.requests.map(({ url, headers }) => [new URL(url).search, headers.get("Cookie")])).toEqual([["", null]]);
  });

  test("comes in the encoding asked for, and as a HEAD", async () => {
    const site = await openSite({ headers: { Vary: "Cookie, Accept-Encoding" } });
    const ann = await sessionOf("ann-of-encodings@yard.test");
    const plain = await site.text("/blog", ann);
    for (const encoding of ["br", "gzip"]) {
      const answer = await site.see("/blog", ann, { "Accept-Encoding": encoding });
      expect([answer.headers.get("Content-Encoding"), await answer.text()]).toEqual([encoding, plain]);
      const head = await site.see("/blog", ann, { "Accept-Encoding": encoding }, "HEAD");
      expect(head.headers.get("Content-Length")).toBe(answer.headers.get("Content-Length"));
      expect(head.headers.get("Vary")).toBe("Cookie, Accept-Encoding");
    }
  });

  test("is one page for editors and another for all others", async () => {
    vi.spyOn(env, "ADMIN_EMAILS", "get").mockReturnValue(["eve@yard.test"]);
    onTestFinished(() => void vi.restoreAllMocks());
    const site = await openSite();
    const [eve, ann] = [await sessionOf("eve@yard.test"), await sessionOf("ann-beside-eve@yard.test")];
    const seen = [await site.text("/blog", eve), await site.text("/blog", ann), await site.text("/blog", eve)];
    expect(seen.map((text) => text.includes("May edit."))).toEqual([true, false, true]);
  });

  test("is rendered anew when readers may see something else", async () => {
    const site = await openSite();
    const ann = await sessionOf("ann-of-editions@yard.test");
    await site.text("/blog", ann);
    site.edition += 1;
    await site.text("/blog", ann);
    await site.text("/blog", ann);
    expect(site.requests).toHaveLength(2);
  });
});

describe("by the app itself is answered", () => {
  test("whoever is not signed in, has a note waiting, sends something, or asks for what may be somebody's", async () => {
    const site = await openSite();
    const ann = await sessionOf("ann-of-others@yard.test");
    const noted = await sessionOf("noted@yard.test", { toast: { title: "Saved", variant: "default" } });
    const answers = [
      await site.text("/blog", "session=nobody"),
      await site.text("/blog", "_ga=1"),
      await site.text("/blog", noted),
      await (await site.see("/blog", ann, {}, "POST")).text(),
      ...(await Promise.all(
        ["/", "/account", "/blog/rss.xml", "/blog.data", "/login"].map((path) => site.text(path, ann)),
      )),
    ];
    expect(new Set(answers)).toEqual(new Set(["by itself"]));
    expect(site.requests).toEqual([]);
  });

  test.each([
    ["a redirect", { status: 301, headers: { Location: "/blog" } }],
    ["a failure", { status: 500 }],
    ["an answer for one", { headers: { "Cache-Control": "private, no-store" } }],
    ["a page with scripts", { headers: { "Content-Security-Policy": "script-src 'nonce-abc'" } }],
    ["no page", { headers: { "Content-Type": "text/plain" } }],
  ])("what comes to %s", async (name, init) => {
    const site = await openSite(init);
    const ann = await sessionOf(`ann-of-${name.replaceAll(" ", "-")}@yard.test`);
    expect([await site.text("/blog", ann), await site.text("/blog", ann)]).toEqual(["by itself", "by itself"]);
  });

  test("a page that asks for the things of whoever it is for", async () => {
    const site = await openSite({}, ({ user }) => `Your number is ${user!.id}`);
    expect(await site.text("/blog", await sessionOf("ann-of-numbers@yard.test"))).toBe("by itself");
  });
});
