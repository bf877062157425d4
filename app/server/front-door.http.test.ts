import { connect } from "node:net";
import { expect, test } from "vitest";
import { app } from "#tests/harness/http-app.ts";

test.each(["/healthz", "/up"])("it says that it is well: %s", async (path) => {
  const response = await app.fetch(path);
  expect([response.status, await response.text()]).toEqual([200, "ok\n"]);
});

test("every page forbids what it does not need", async () => {
  const { headers } = await app.fetch("/");
  expect(headers.get("Content-Security-Policy")).toContain("frame-ancestors 'none'");
  expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
  expect(headers.get("Referrer-Policy")).toBe("strict-origin-when-cross-origin");
});

test("a page with scripts carries a fresh nonce each time", async () => {
  const { cookie } = await app.signIn();
  const nonces = [];
  for (let i = 0; i < 2; i++) {
    const response = await app.fetch("/", { cookie });
    const nonce = /'nonce-([^']+)'/.exec(response.headers.get("Content-Security-Policy")!)?.[1];
    expect(await response.text()).toContain(`nonce="${nonce}"`);
    nonces.push(nonce);
  }
  expect(nonces[0]).not.toBe(nonces[1]);
});

test.each(["POST", "PUT", "DELETE", "PATCH"])("a foreign %s is refused before anything runs", async (method) => {
  const headers = { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" };
  const api = await app.fetch("/api/create-payment-intent", { method, headers });
  expect([api.status, await api.json()]).toEqual([403, { message: "This form was sent from another site." }]);
  expect((await app.fetch("/", { method, headers })).status).toBe(403);
});

test("a compressed request body is refused unread", async () => {
  const headers = { "Content-Encoding": "br", "Content-Type": "application/json" };
  const response = await app.fetch("/api/create-payment-intent", { method: "POST", headers, body: "{}" });
  expect(response.status).toBe(415);
});

test.each([
  ["GET", "/api/no-such-call"],
  ["POST", "/api/no-such-call"],
  ["DELETE", "/api/a/b/c"],
])("an unknown call is told so in JSON: %s %s", async (method, path) => {
  const response = await app.fetch(path, { method });
  expect(response.status).toBe(404);
  expect(await response.json()).toEqual({ message: expect.any(String) });
});

test.each([
  ["POST", "/api/auth/user", 405],
  ["DELETE", "/api/login", 405],
  ["PUT", "/api/login/callback", 405],
  ["TRACE", "/api/auth/user", 405],
  ["GET", "/api/designs/%ff", 404],
  ["GET", "/api/%ff", 404],
  ["GET", `/api/?${"x".repeat(5000)}`, 414],
])("a call made the wrong way is told so in JSON: %s %s", async (method, path, status) => {
  const answer = await rawAnswer(
    `${method} ${path} HTTP/1.1\r\nHost: ${new URL(app.baseUrl).host}\r\nConnection: close\r\n\r\n`,
  );
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status}`));
  const message: unknown = JSON.parse(/\{.*\}/.exec(answer)![0]).message;
  expect(message).toEqual(expect.stringMatching(/^[A-Z][a-z].* /));
  expect(message).not.toContain("Unexpected");
});

test("an address with a broken percent sign is a page that is not there", async () => {
  for (const path of ["/caf%e9", "/caf%e9-%ff", "/%u0041", "/100%", "/results/somebody@example.com%ff"]) {
    const unknown = await app.fetch(path);
    expect([unknown.status, await unknown.text()]).toEqual([404, expect.stringContaining("404 Page Not Found")]);
  }
});

test.each(["/nothing", "/login", "/api/nothing"])(
  "a body that nobody wanted does not hold up the connection's next request: %s",
  async (path) => {
    const body = "x".repeat(300_000);
    const first = `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
    const second = "GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
    const answers = await rawAnswer(first + second);
    expect(answers.match(/HTTP\/1.1 \d+/g)).toEqual([expect.stringMatching(/40[45]/), "HTTP/1.1 200"]);
  },
);

test("an address of 5,000 characters and a made-up method end early", async () => {
  expect((await app.fetch(`/${"x".repeat(5000)}`)).status).toBe(414);
  expect(await rawStatus("BREW / HTTP/1.1\r\nHost: x\r\n\r\n")).toMatch(/^HTTP\/1.1 40[05]/);
  expect(await rawStatus("GET https://evil.example/ HTTP/1.1\r\nHost: x\r\n\r\n")).toMatch(/^HTTP\/1.1 400/);
  expect(await rawStatus(`GET / HTTP/1.1\r\nHost: x\r\nCookie: ${"x".repeat(20_000)}\r\n\r\n`)).toMatch(
    /^HTTP\/1.1 431/,
  );
});

test("a forged Host header changes nothing", async () => {
  const answer = await rawAnswer(
    "GET /account HTTP/1.1\r\nHost: evil.example\r\nX-Forwarded-Host: evil.example\r\nConnection: close\r\n\r\n",
  );
  expect(answer).not.toContain("evil.example");
});

test("another name of this machine leads to the one that cookies belong to", async () => {
  const { port } = new URL(app.baseUrl);
  const response = await fetch(`http://127.0.0.1:${port}/login?x=1`, { redirect: "manual" });
  expect([response.status, response.headers.get("Location")]).toEqual([307, `${app.baseUrl}/login?x=1`]);
  // What was sent under one name is not sent again under another.
  const form = await fetch(`http://127.0.0.1:${port}/login`, { method: "POST", body: "x", redirect: "manual" });
  expect(form.status).toBe(405);
});

test("text is packed for browsers that can unpack it", async () => {
  const response = await app.fetch("/login", { headers: { "Accept-Encoding": "br" } });
  expect(response.headers.get("Content-Encoding")).toBe("br");
  expect(await response.text()).toContain("Please sign in to view your designs");
});

async function rawStatus(request: string): Promise<string> {
  return (await rawAnswer(request)).split("\r\n", 1)[0]!;
}

function rawAnswer(request: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(app.baseUrl).port), "127.0.0.1", () => socket.write(request));
    let answer = "";
    socket.on("data", (chunk) => {
      answer += chunk;
      if (!request.includes("Connection: close")) socket.end();
    });
    socket.on("error", reject);
    socket.on("close", () => resolve(answer));
  });
}
