import { mkdtempSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { checkPort, checkVisitors } from "./check-front-door.ts";

test.each([
  ["somebody else's", "hello", "broken"],
  ["our own", "ok\n", "ok"],
])("a port that is taken, %s", async (_, answer, status) => {
  const server = createServer((__, response) => response.end(answer));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  expect(await checkPort(port, "127.0.0.1")).toMatchObject([{ status }]);
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  expect(await checkPort(port, "127.0.0.1")).toMatchObject([{ status: "ok", found: `${port} is free` }]);
});

test("the server's findings about a proxy are reported with what to do", () => {
  const folder = mkdtempSync(join(tmpdir(), "doctor-visitors-"));
  expect(checkVisitors(folder)).toMatchObject({ status: "ok" });
  writeFileSync(join(folder, "shared-address"), "A proxy sends no X-Forwarded-For");
  expect(checkVisitors(folder)).toMatchObject({ status: "note", advice: expect.stringContaining("X-Forwarded-For") });
});
