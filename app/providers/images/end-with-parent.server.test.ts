import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { expect, inject, test, vi } from "vitest";

const computing = `
import { endWithParent } from ${JSON.stringify(`${inject("programsFolder")}/end-with-parent.js`)};
endWithParent();
process.stdout.write(String(process.pid));
// Not for ever: if the test fails nobody else ends it.
const until = Date.now() + 60_000;
setTimeout(() => { while (Date.now() < until); }, 50);
`;
const parenting = `
require("node:child_process").spawn(process.execPath, ${JSON.stringify(["--input-type=module", "--eval", computing])}, { stdio: "inherit" });
`;

test("a child in the middle of a computation ends when its parent is killed", async () => {
  const parent = spawn(process.execPath, ["--eval", parenting], { stdio: ["ignore", "pipe", "inherit"] });
  const [pid] = await once(parent.stdout, "data");
  const child = `/proc/${Number(pid)}`;
  expect(existsSync(child)).toBe(true);
  parent.kill("SIGKILL");
  await vi.waitUntil(() => !existsSync(child), { timeout: 120_000 });
});
