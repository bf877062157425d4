import { createServer, type Server } from "node:http";
import { type AddressInfo, BlockList, connect } from "node:net";
import { afterEach, expect, test, vi } from "vitest";
import { createBodyWatch } from "./slow-bodies.server.ts";

let server: Server;
let begun = 0;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** Answers "read" once a body is complete. A minute of the watch lasts so many milliseconds. */
async function listen(minuteMs: number): Promise<void> {
  begun = 0;
  const watch = createBodyWatch(new BlockList(), { minuteMs, bytesAtLeast: 1000 });
  server = createServer((request, response) => {
    if (watch(request, response)) return;
    begun += 1;
    request.on("end", () => response.end("read")).on("error", () => {});
    request.resume();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
}

/** Sends a part of a body from a client. @returns all that it receives, and what sends more */
function send(client: string, bytes: number, ofBytes: number) {
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  let heard = "";
  socket.on("data", (chunk) => (heard += chunk)).on("error", () => {});
  socket.write(`POST / HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${client}\r\nContent-Length: ${ofBytes}\r\n\r\n`);
  socket.write("x".repeat(bytes));
  return { heard: () => heard, more: (count: number) => void socket.write("x".repeat(count)) };
}

const until = (check: () => void) => vi.waitFor(check, { timeout: 120_000, interval: 5 });

test("a body that only holds a connection is given up, one that comes is read", async () => {
  await listen(3_000);
  const slow = send("192.0.2.1", 10, 9000);
  const steady = send("192.0.2.2", 10, 9000);
  let left = 8990;
  const feeding = setInterval(() => {
    steady.more(Math.min(left, 899));
    left -= Math.min(left, 899);
  }, 50);
  await until(() => expect(slow.heard()).toContain("408"));
  await until(() => expect(steady.heard()).toContain("read"));
  clearInterval(feeding);
});

test("one client holds twenty at most, and others are none the worse; ended ones count no more", async () => {
  await listen(60_000);
  const held = Array.from({ length: 20 }, () => send("192.0.2.1", 1, 100));
  await until(() => expect(begun).toBe(20));
  const surplus = send("192.0.2.1", 1, 100);
  await until(() => expect(surplus.heard()).toContain("429"));
  const other = send("198.51.100.1", 100, 100);
  await until(() => expect(other.heard()).toContain("read"));
  held[0]!.more(99);
  await until(() => expect(held[0]!.heard()).toContain("read"));
  const again = send("192.0.2.1", 100, 100);
  await until(() => expect(again.heard()).toContain("read"));
});
