import { rmSync } from "node:fs";
import { expect, test } from "vitest";
import { startServer } from "#tests/harness/running-server.ts";
import { createTemporaryFolder } from "#tests/harness/temporary-folder.ts";

/** All its pages: development.proof.http.test.ts, in `npm run proof`. */
test("npm run dev starts and serves a page", async () => {
  const dataDir = createTemporaryFolder();
  const settings = { NODE_ENV: "test", DATA_DIR: dataDir, RUN_JOBS: "0", LOG_LEVEL: "silent" };
  const server = await startServer("dev.mjs", settings);
  try {
    const answer = await fetch(server.baseUrl);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toMatch(/<h1[^>]*>See your yard/);
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
  expect(server.complaints()).toBe("");
});
