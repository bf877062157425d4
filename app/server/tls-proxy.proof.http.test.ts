import { execFile } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import sharp from "sharp";
import { expect, test } from "vitest";
import { startTlsProxy } from "#tests/attacks/tls-proxy.ts";
import { findFreePort } from "#tests/harness/free-port.ts";
import { noteFigures } from "#tests/harness/note-figures.ts";
import { startServer } from "#tests/harness/running-server.ts";
import { createTemporaryFolder } from "#tests/harness/temporary-folder.ts";

test("behind TLS, without JavaScript: signed in, ordered, paid", async () => {
  const folder = createTemporaryFolder();
  const [port, tlsPort] = [await findFreePort(), await findFreePort()];
  const proxy = await startTlsProxy(folder, tlsPort, port);
  const url = `https://localhost:${tlsPort}`;
  const believing = { NODE_EXTRA_CA_CERTS: proxy.certificate };
  const settings = { NODE_ENV: "test", LOG_LEVEL: "error", RUN_JOBS: "0", PORT: String(port), PUBLIC_URL: url };
  const server = await startServer("start.mjs", { ...settings, DATA_DIR: join(folder, "data"), ...believing });
  const photo = join(folder, "yard.jpg");
  await sharp("tests/fixtures/fenced-back-yard.jpg").resize(280).jpeg().toFile(photo);

  const customer = ["tests/attacks/customer-behind-tls.mjs", url, photo];
  const { stdout } = await promisify(execFile)(process.execPath, customer, { env: { ...process.env, ...believing } });
  expect(stdout).toMatch(new RegExp(`^${url}/results/1\\b`));
  noteFigures("tls-proxy", "an order placed and paid by forms alone, through TLS that a proxy ends");
  await server.stop();
  proxy.close();
  expect(server.complaints()).toBe("");
  rmSync(folder, { recursive: true, force: true });
}, 300_000);
