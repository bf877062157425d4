import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, inject, test } from "vitest";
import { findFreePort } from "#tests/harness/free-port.ts";
import { startFaultyProvider } from "#tests/identity/faulty-provider.ts";

async function signIn(settings: Record<string, string>) {
  const port = await findFreePort();
  const { PATH, HOME, TMPDIR, DATA_DIR } = process.env;
  const quiet = { LOG_LEVEL: "silent" };
  const env = {
    PATH,
    HOME,
    TMPDIR,
    DATA_DIR,
    ...quiet,
    PORT: String(port),
    PUBLIC_URL: `http://localhost:${port}`,
    ...settings,
  };
  const program = `${inject("programsFolder")}/sign-in-process.js`;
  const { stdout } = await promisify(execFile)(process.execPath, [program], { env });
  return { port, ...JSON.parse(stdout) };
}

test("a server with a provider of its own never loads the demo's", async () => {
  const { issuer } = await startFaultyProvider();
  const told = await signIn({ OIDC_ISSUER: issuer, OIDC_CLIENT_ID: "us" });
  expect(told).toMatchObject({ demo: 404, provider: issuer, machinery: 0 });
});

test("a server without one does", async () => {
  const { port, ...told } = await signIn({});
  expect(told).toMatchObject({ demo: 200, provider: `http://localhost:${port}`, machinery: expect.any(Number) });
  expect(told.machinery).toBeGreaterThan(0);
});
