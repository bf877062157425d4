import { connect } from "node:net";
import { expect, test } from "vitest";
import { app } from "#tests/harness/http-app.ts";

/** The shared server has stand-ins and no DEMO=1, like an unconfigured installation. */
function ask(host: string, path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(app.baseUrl).port), "127.0.0.1", () =>
      socket.write(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`),
    );
    let answer = "";
    socket.on("data", (chunk) => (answer += chunk));
    socket.on("error", reject);
    socket.on("close", () => resolve(answer));
  });
}

test.each(["/", "/api/login", "/demo/identity/auth", "/demo/mail", "/favicon.svg"])(
  "a name that is not this machine's gets no page of ours: %s",
  async (path) => {
    for (const host of ["evil.example", "localhost.evil.example", "localhost@evil.example", "192.168.0.7:3000", "["]) {
      const answer = await ask(host, path);
      expect([host, answer.slice(0, 12)]).toEqual([host, expect.stringMatching(/^HTTP\/1\.1 4(21|00)/)]);
      expect(answer).not.toContain("evil.example");
    }
    expect(await ask("evil.example", path)).toContain("Not set up yet");
  },
);

test("anyone may ask whether it is up", async () => {
  for (const path of ["/up", "/healthz"]) expect(await ask("evil.example", path)).toMatch(/^HTTP\/1\.1 200/);
  expect((await app.fetch("/up")).status).toBe(200);
});
