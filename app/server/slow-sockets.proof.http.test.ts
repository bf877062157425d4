import { readFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { app } from "#tests/harness/http-app.ts";
import { noteFigures } from "#tests/harness/note-figures.ts";
import { type RunningServer, startServer } from "#tests/harness/running-server.ts";

const slow = 400;
const memoryAtMost = 120;
const watchedMs = 15_000;

let server: RunningServer;
beforeAll(async () => {
  const settings = { NODE_ENV: "test", DATA_DIR: app.dataDir, RUN_JOBS: "0", LOG_LEVEL: "silent" };
  server = await startServer("start.mjs", settings);
}, 180_000);
afterAll(() => server?.stop());

const megabytes = () =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.process.pid}/status`, "utf8"))![1]) / 1024;

function dribble(n: number): Socket {
  const socket = connect(server.port, "127.0.0.1");
  socket.on("error", () => {});
  const head = `POST /api/uploads HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: 198.18.${n % 250}.${n % 200}\r\n`;
  const body = "Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 9000000\r\n\r\n--x\r\n";
  socket.write(n % 2 === 0 ? head : head + body);
  const timer = setInterval(() => socket.write(n % 2 === 0 ? "X" : "y"), 500);
  socket.once("close", () => clearInterval(timer));
  return socket;
}

test("hundreds of connections that send a byte now and then: pages come as before", async () => {
  await (await fetch(`${server.baseUrl}/login`)).text();
  const before = megabytes();
  const sockets = Array.from({ length: slow }, (_, n) => dribble(n));
  const times: number[] = [];
  let most = before;
  for (const endAt = Date.now() + watchedMs; Date.now() < endAt; ) {
    const startedAt = performance.now();
    const page = await fetch(`${server.baseUrl}/login`);
    await page.text();
    times.push(performance.now() - startedAt);
    expect(page.status).toBe(200);
    most = Math.max(most, megabytes());
    await pause(50);
  }
  const open = sockets.filter((socket) => !socket.destroyed).length;
  for (const socket of sockets) socket.destroy();
  const p95 = times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)]!;
  const cost = Math.max(0, most - before);
  noteFigures(
    "slow-sockets",
    `${slow} slow connections for ${watchedMs / 1000} s: ${times.length} pages answered, p95 ${Math.round(p95)} ms, ${Math.round(cost)} MB more, ${slow - open} cut off`,
  );
  expect(cost).toBeLessThan(memoryAtMost);
}, 600_000);
