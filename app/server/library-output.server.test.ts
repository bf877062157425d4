import { once } from "node:events";
import { rmSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createFolderInMemory } from "#tests/harness/folder-in-memory.ts";
import { type RunningServer, startServer } from "#tests/harness/running-server.ts";

const sent = "Maple Street";

/** Bodies of which the libraries that read them complain. */
const oddBodies: [type: string, body: string][] = [
  ["multipart/form-data; boundary=b", part(`form-data; name=photo; filename*=${sent}''x`)],
  ["multipart/form-data; boundary=b", part(`form-data; name*=UTF-8''%E0%A4%A; filename="${sent}`)],
  ["multipart/form-data; boundary=b", part(`${sent}; name=photo`)],
  ["multipart/form-data; boundary=b", `--b\r\n${sent}\r\n\r\nx`],
  [`multipart/form-data; boundary="${sent}`, "x"],
  ["application/x-www-form-urlencoded", `prompt=%E0%A4%A${sent}`],
  ["application/json", `{"prompt": "${sent}`],
];

function part(disposition: string): string {
  return `--b\r\nContent-Disposition: ${disposition}\r\nContent-Type: ${sent}\r\n\r\nx\r\n--b--\r\n`;
}

const dataDir = createFolderInMemory();
let server: RunningServer;
beforeAll(async () => {
  server = await startServer("start.mjs", { DATA_DIR: dataDir, LOG_LEVEL: "debug" });
}, 180_000);
afterAll(() => rmSync(dataDir, { recursive: true }));

test("whatever libraries say about what they are sent, every line is the log's and none repeats it", async () => {
  let [output, errors] = ["", ""];
  server.process.stdout?.on("data", (chunk) => (output += chunk));
  server.process.stderr?.on("data", (chunk) => (errors += chunk));
  for (const path of ["/?index", "/api/uploads", "/api/designs", "/login", "/demo/identity/token"]) {
    for (const [type, body] of oddBodies) {
      const headers = { "Content-Type": type, Cookie: `session=${sent}%E0%A4%A; ${sent}=%E0` };
      const answer = await fetch(server.baseUrl + path, { method: "POST", headers, body, redirect: "manual" });
      expect(answer.status, `${path} ${body}`).toBeLessThan(500);
      await answer.body?.cancel();
    }
  }
  const closed = once(server.process, "close");
  await server.stop();
  await closed;
  const lines = output.trimEnd().split("\n");
  const others = lines.slice(lines.findIndex((line) => line.startsWith("{"))).filter((line) => !line.startsWith("{"));
  expect(lines.length).toBeGreaterThan(5 * oddBodies.length);
  expect(others).toEqual([]);
  expect(output).not.toContain("Maple");
  expect(errors).toBe("");
});
