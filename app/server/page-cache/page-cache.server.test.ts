import { createHash } from "node:crypto";
import { type BrotliOptions, brotliDecompressSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { readAddress } from "#app/addresses/request-address.ts";
import { answering } from "#tests/harness/answering-server.ts";
import { PageCache } from "./page-cache.server.ts";
import { openDictionaries, PageDictionaries } from "./page-dictionaries.server.ts";

/** Pages are made by `render`, which gets the number of renderings so far. */
async function openSite(
  render: (request: Request, count: number) => Response | Promise<Response>,
  bytesAtMost?: number,
  dictionaries?: PageDictionaries,
) {
  const site = { edition: 1, rendered: 0, requests: [] as Request[] };
  const pages = new PageCache({
    bytesAtMost,
    dictionaries,
    edition: () => site.edition,
    answer: async (request) => {
      site.requests.push(request);
      site.rendered += 1;
      return render(request, site.rendered);
    },
  });
  const origin = await answering((request, response) => {
    const address = readAddress(request.url!).address!;
    if (pages.sendCached(address, request, response)) return;
    void pages.renderAndSend(address, request, response, () => response.end("by itself"));
  });
  const see = (path: string, headers: Record<string, string> = {}, method = "GET") =>
    fetch(origin + path, { headers: { "Accept-Encoding": "identity", ...headers }, method, redirect: "manual" });
  return Object.assign(site, { see, text: async (path: string) => (await see(path)).text() });
}

const page = (text: string, init?: ResponseInit) =>
  new Response(text, { ...init, headers: { "Content-Type": "text/html", ...init?.headers } });
const longText = "A yard wants paths where people walk. ".repeat(200);

describe("a page", () => {
  test("is rendered once, however many requests wait for it, and without their headers", async () => {
    let finish = () => {};
    const until = new Promise<void>((resolve) => (finish = resolve));
    const site = await openSite(() => until.then(() => page("Hello")));
    const waiting = Array.from({ length: 20 }, (_, i) =>
      site.see(i % 2 ? "/blog" : "/blog?utm_source=x", { Cookie: `_ga=${i}`, "Accept-Language": "sv" }),
    );
    await expect.poll(() => site.rendered).toBe(1);
    finish();
    for (const answer of await Promise.all(waiting)) expect(await answer.text()).toBe("Hello");
    expect(site.rendered).toBe(1);
    expect([...site.requests[0]!.headers.keys()].filter((name) => name !== "sec-purpose")).toEqual([]);
    expect(new URL(site.requests[0]!.url).search).toBe("");
  });

  test("comes in the requested encoding, and as a HEAD", async () => {
    const site = await openSite(() => page(longText, { headers: { "Cache-Control": "private, no-cache" } }));
    for (let again = 0; again < 2; again++) {
      for (const encoding of ["br", "gzip", "identity"]) {
        const head = await site.see("/", { "Accept-Encoding": encoding }, "HEAD");
        const answer = await site.see("/", { "Accept-Encoding": encoding });
        expect(answer.headers.get("Content-Encoding") ?? "identity").toBe(encoding);
        expect(head.headers.get("ETag")).toBe(answer.headers.get("ETag"));
        expect([await answer.text(), await head.text()]).toEqual([longText, ""]);
      }
    }
    expect(site.rendered).toBe(1);
  });

  test("is not sent to a reader who has it, even after another change", async () => {
    const site = await openSite(() => page(longText, { headers: { "Cache-Control": "no-cache", Vary: "Cookie" } }));
    const etag = (await site.see("/")).headers.get("ETag")!;
    site.edition += 1;
    for (const known of [etag, `"x", ${etag}`, etag.slice(2), "*"]) {
      const answer = await site.see("/", { "If-None-Match": known });
      expect([answer.status, await answer.text()]).toEqual([304, ""]);
      expect([answer.headers.get("ETag"), answer.headers.get("Vary")]).toEqual([etag, "Cookie"]);
    }
    expect((await site.see("/", { "If-None-Match": '"other"' })).status).toBe(200);
  });
});

describe("nothing is cached", () => {
  test.each([
    ["with a session", "GET", { Cookie: "a=1; session=abc" }],
    ["that sends something", "POST", {}],
  ])("of a request %s", async (_, method, headers) => {
    const site = await openSite(() => page("Hello"));
    const answer = await site.see("/", headers, method);
    expect([await answer.text(), site.rendered]).toEqual(["by itself", 0]);
  });

  test.each([
    ["a cookie", { headers: { "Set-Cookie": "session=abc" } }],
    ["a nonce", { headers: { "Content-Security-Policy": "script-src 'nonce-abc'" } }],
    ["a failure", { status: 500 }],
    ["a redirect", { status: 301, headers: { Location: "/blog" } }],
    ["an answer for one", { headers: { "Cache-Control": "no-store" } }],
  ])("of %s, and it goes to one alone", async (_, init) => {
    const site = await openSite((_request, count) => page(`Answer ${count}`, init));
    const answers = await Promise.all(Array.from({ length: 5 }, () => site.text("/blog")));
    expect(answers.filter((text) => text === "Answer 1")).toHaveLength(1);
    expect(await site.text("/blog")).not.toBe("Answer 1");
    expect(await site.text("/blog?utm_source=x")).toBe("by itself");
  });
});

test("a page rendered before a change is not shown after it, not even to requests in between", async () => {
  const finish: (() => void)[] = [];
  const site = await openSite(async (_, count) => {
    await new Promise<void>((resolve) => finish.push(resolve));
    return page(`State ${count}`);
  });
  const before = site.text("/blog");
  await expect.poll(() => finish.length).toBe(1);
  site.edition += 1;
  const after = site.text("/blog");
  await expect.poll(() => finish.length).toBe(2);
  finish[1]!();
  expect(await after).toBe("State 2");
  finish[0]!();
  expect(await before).toBe("State 1");
  // The older rendering ended last, and does not replace the newer one.
  expect(await site.text("/blog")).toBe("State 2");
});

describe("memory", () => {
  test("is bounded: the least recently requested pages are evicted first", async () => {
    const random = () => Math.random().toString(36).repeat(100);
    const site = await openSite((request) => page(new URL(request.url).pathname + random()), 40_000);
    await site.text("/favourite");
    const favorite = await site.text("/favourite");
    for (let i = 0; i < 60; i++) {
      await site.text(`/${i}`);
      expect(await site.text("/favourite")).toBe(favorite);
    }
    const rendered = site.rendered;
    await site.text("/0");
    expect(site.rendered).toBe(rendered + 1);
  });

  test("is not filled by queries that no page reads, nor by unknown addresses", async () => {
    const site = await openSite(() => page(longText, { status: 404 }), 100_000);
    for (let i = 0; i < 100; i++) await site.text(`/blog/none?utm=${i}`);
    expect(site.rendered).toBe(1);
    for (let i = 0; i < 100; i++) await site.text(`/none/${i}`);
    for (let i = 0; i < 100; i++) await site.text(`/none/${i}`);
    expect(site.rendered).toBe(101);
  });
});

test("a page compressed while a visitor waited is soon sent smaller", async () => {
  const words = Array.from({ length: 3000 }, (_, i) => `${(i * 7919) % 613} stones`).join(" ");
  const site = await openSite(() => page(words));
  const length = async () => Number((await site.see("/", { "Accept-Encoding": "br" })).headers.get("Content-Length"));
  const first = await length();
  await expect.poll(length).toBeLessThan(first);
  expect(await (await site.see("/", { "Accept-Encoding": "br" })).text()).toBe(words);
});

describe("a page that the reader has is the dictionary of the next one", () => {
  /** Names both arguments, so that the test holds on every Node version. */
  const nameBoth = async (bytes: Buffer, dictionary: Buffer) => Buffer.from(`${bytes.at(0)} by ${dictionary.at(0)}`);
  const hashOf = (text: string) => createHash("sha256").update(text).digest();
  const keeping = { "Sec-CH-UA": '"Chromium";v="156"' };
  const having = (text: string, more = {}) => ({
    ...keeping,
    "Accept-Encoding": "gzip, br, dcb",
    "Available-Dictionary": `:${hashOf(text).toString("base64")}:`,
    ...more,
  });
  const stateOf = (edition: number) => edition + longText;

  async function openArticles(bytesAtMost?: number) {
    const dictionaries = new PageDictionaries(nameBoth, bytesAtMost);
    const site = await openSite(
      () => page(stateOf(site.edition), { headers: { "Cache-Control": "private, no-cache", Vary: "Cookie" } }),
      undefined,
      dictionaries,
    );
    return site;
  }

  test("even the same page after an edit", async () => {
    const site = await openArticles();
    const first = await site.see("/blog/oaks", keeping);
    expect(first.headers.get("Use-As-Dictionary")).toBe('match="/blog/*", match-dest=("document")');
    expect(first.headers.get("Cache-Control")).toBe("private, max-age=0, stale-while-revalidate=604800");
    expect(first.headers.get("Vary")).toBe("Cookie, Available-Dictionary");
    site.edition += 1;
    for (let again = 0; again < 2; again++) {
      const answer = await site.see("/blog/oaks", having(stateOf(1)));
      expect(answer.headers.get("Content-Encoding")).toBe("dcb");
      const sent = Buffer.from(await answer.arrayBuffer());
      const [one, two] = [..."12"].map((digit) => digit.charCodeAt(0));
      expect(sent).toEqual(
        Buffer.concat([Buffer.from("ff444342", "hex"), hashOf(stateOf(1)), Buffer.from(`${two} by ${one}`)]),
      );
      const etag = answer.headers.get("ETag")!;
      const unchanged = await site.see("/blog/oaks", having(stateOf(1), { "If-None-Match": etag }));
      expect([unchanged.status, unchanged.headers.get("Cache-Control")]).toEqual([
        304,
        answer.headers.get("Cache-Control"),
      ]);
    }
  });

  test.each([
    ["that the server never had", having("another page"), "br"],
    ["without accepting pages compressed with it", having(stateOf(1), { "Accept-Encoding": "br, *" }), "br"],
    ["that is no hash", having("", { "Available-Dictionary": "x" }), "br"],
  ])("not for a reader with a page %s", async (_, headers, encoding) => {
    const site = await openArticles();
    await site.see("/blog/oaks");
    const answer = await site.see("/blog", headers);
    expect([answer.headers.get("Content-Encoding"), await answer.text()]).toEqual([encoding, stateOf(1)]);
  });

  test("browsers without the hint get no dictionary headers", async () => {
    const { headers } = await (await openArticles()).see("/blog/oaks", { "Accept-Encoding": "br" });
    const said = ["Use-As-Dictionary", "Cache-Control", "Vary"].map((name) => headers.get(name));
    expect(said).toEqual([null, "private, no-cache", "Cookie"]);
  });

  test("until it is evicted, as memory is bounded", async () => {
    const site = await openArticles(3 * longText.length);
    await site.see("/blog/oaks");
    for (site.edition = 2; site.edition < 6; site.edition++) await site.see("/blog/oaks");
    const encodingFor = async (state: number) =>
      (await site.see("/blog/oaks", having(stateOf(state)))).headers.get("Content-Encoding");
    expect([await encodingFor(1), await encodingFor(5)]).toEqual(["br", "dcb"]);
  });
});

test("this Node compresses with dictionaries so that browsers can read it, or not at all", async () => {
  const dictionaries = openDictionaries();
  const site = await openSite(() => page(site.edition + longText), undefined, dictionaries);
  const hint = { "Sec-CH-UA": "Chromium" };
  const first = await site.see("/blog", hint);
  const former = Buffer.from(await first.arrayBuffer());
  site.edition += 1;
  const hash = createHash("sha256").update(former).digest("base64");
  const headers = { ...hint, "Accept-Encoding": "br, dcb", "Available-Dictionary": `:${hash}:` };
  const second = await site.see("/blog", headers);
  const facts = [first.headers.has("Use-As-Dictionary"), second.headers.get("Content-Encoding")];
  if (!dictionaries) {
    expect([...facts, await second.text()]).toEqual([false, "br", site.edition + longText]);
    return;
  }
  expect(facts).toEqual([true, "dcb"]);
  const sent = Buffer.from(await second.arrayBuffer());
  expect(sent.length).toBeLessThan(100);
  const options = { dictionary: former } as BrotliOptions;
  expect(brotliDecompressSync(sent.subarray(36), options).toString()).toBe(site.edition + longText);
});
