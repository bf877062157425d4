import { expect, test } from "vitest";
import { createGuardedFetch, type GuardedFetchOptions } from "./guarded-fetch.server.ts";

const credentials = {
  authorization: "Bearer secret",
  "x-key": "secret",
  "x-goog-api-key": "secret",
  "api-key": "secret",
  "openai-organization": "us",
  "openai-project": "yards",
};
const others = { accept: "application/json", "x-request-id": "7" };

type Send = NonNullable<GuardedFetchOptions["send"]>;

/** A fetch that answers requests itself: with a redirect where one is given, else with an empty answer. */
function watched(baseUrl: string, keyForWholeSite = false, redirects: Record<string, string> = {}) {
  const sent: { url: string; headers: Headers }[] = [];
  const send = (async (url: URL, { headers }: { headers: Record<string, string> }) => {
    sent.push({ url: url.href, headers: new Headers(headers) });
    const location = redirects[url.href];
    return new Response(null, location ? { status: 302, headers: { location } } : { status: 200 });
  }) as unknown as Send;
  const fetch = createGuardedFetch({ baseUrl, bytesAtMost: 10, keyForWholeSite, send });
  return { sent, get: (url: string) => fetch(url, { headers: { ...credentials, ...others } }) };
}

function keysIn(headers: Headers | undefined): string[] {
  return Object.keys(credentials).filter((name) => headers?.has(name));
}

test.each([
  ["https://api.models.test/v1", "https://api.models.test/v1/edits"],
  ["https://api.models.test/v1", "https://api.models.test:443/elsewhere"],
  ["http://127.0.0.1:8080/v1", "http://127.0.0.1:8080/v2"],
])("the provider at %s gets the key at %s", async (base, url) => {
  const { sent, get } = watched(base);
  await get(url);
  expect(keysIn(sent[0]?.headers)).toEqual(Object.keys(credentials));
});

const elsewhere = [
  ["another host", "https://api.models.test", "https://files.elsewhere.test/x"],
  ["another port", "https://api.models.test", "https://api.models.test:8443/x"],
  ["the same host without TLS", "http://api.models.test:8443", "http://api.models.test/x"],
  ["a name that begins alike", "https://api.models.test", "https://api.models.test.evil.test/x"],
  ["a name that ends alike", "https://api.models.test", "https://api.evilmodels.test/x"],
  ["an address that ends alike", "http://9.9.8.8:80", "https://9.1.8.8/x"],
  ["a plain host under its site", "http://api.models.test:8080", "http://cdn.models.test/x"],
] as const;

test.each(elsewhere)("%s gets none of it", async (_case, base, url) => {
  for (const keyForWholeSite of [false, true]) {
    const { sent, get } = watched(base, keyForWholeSite);
    await get(url);
    expect(sent[0]?.url).toBe(url);
    const isOtherPortOfSite = keyForWholeSite && url === "https://api.models.test:8443/x";
    if (!isOtherPortOfSite) expect(keysIn(sent[0]?.headers)).toEqual([]);
    expect(Object.fromEntries(sent[0]!.headers)).toMatchObject(others);
  }
});

test("another host of the provider's site gets it only where the provider spreads over several", async () => {
  for (const [keyForWholeSite, keys] of [
    [false, []],
    [true, Object.keys(credentials)],
  ] as const) {
    const { sent, get } = watched("https://api.models.test/v1", keyForWholeSite);
    await get("https://api.eu1.models.test/v1/result");
    expect(keysIn(sent[0]?.headers)).toEqual(keys);
  }
});

test("the same host without TLS is not asked at all", async () => {
  const { sent, get } = watched("https://api.models.test");
  await expect(get("http://api.models.test/x")).rejects.toThrow("not https");
  expect(sent).toEqual([]);
});

test("a redirect takes the key no further than the provider", async () => {
  const { sent, get } = watched("https://api.models.test", false, {
    "https://api.models.test/a": "/b",
    "https://api.models.test/b": "https://files.elsewhere.test/c",
    "https://files.elsewhere.test/c": "//cdn.elsewhere.test/d",
  });
  await get("https://api.models.test/a");
  expect(sent.map(({ url, headers }) => [url, keysIn(headers).length])).toEqual([
    ["https://api.models.test/a", 6],
    ["https://api.models.test/b", 6],
    ["https://files.elsewhere.test/c", 0],
    ["https://cdn.elsewhere.test/d", 0],
  ]);
});
