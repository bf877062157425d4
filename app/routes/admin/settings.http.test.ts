import { afterAll, beforeAll, expect, it } from "vitest";
import { app } from "#tests/harness/http-app.ts";
import { type RunningServer, startServer } from "#tests/harness/running-server.ts";

/** An installation with every secret set, on the same data. */
const secrets = {
  SESSION_SECRET: "hush-hush-hush-hush-hush-hush-hush-hush",
  OIDC_CLIENT_SECRET: "client-hush",
  SMTP_URL: "smtp://somebody:mail-hush@mail.yard.test:2525",
};
let server: RunningServer;
let cookie: string;

beforeAll(async () => {
  const settings = { NODE_ENV: "test", DATA_DIR: app.dataDir, RUN_JOBS: "0", LOG_LEVEL: "silent" };
  const { SESSION_SECRET: _, ...others } = secrets;
  server = await startServer("start.mjs", { ...settings, ...others, ADMIN_EMAILS: "anna@yard.test, ben@yard.test" });
  ({ cookie } = await app.signIn({ email: "anna@yard.test" }));
}, 180_000);
afterAll(() => server?.stop());

it("shows what is in use and who may edit, and no secret", async () => {
  const html = await (await fetch(`${server.baseUrl}/admin/settings`, { headers: { Cookie: cookie } })).text();
  for (const shown of ["anna@yard.test", "ben@yard.test", "mail.yard.test:2525", "made by this installation"]) {
    expect(html).toContain(shown);
  }
  for (const hidden of ["hush", "somebody", "Everybody who signs in"]) expect(html).not.toContain(hidden);
});

it("says what it means that no editors are named", async () => {
  for (const path of ["/admin", "/admin/settings"]) {
    const html = await (await app.fetch(path, { cookie })).text();
    expect(html).toContain("Everybody who signs in may edit this blog.");
  }
});
