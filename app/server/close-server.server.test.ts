import { createServer, type Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { afterEach, expect, test, vi } from "vitest";
import { prepareToClose } from "./close-server.server.ts";

let server: Server;
let accepted: Socket[];
afterEach(() => server.closeAllConnections());

/** Answers on request, or never. */
async function listen(answerSignal = new Promise<void>(() => {})) {
  server = createServer((_request, response) => void answerSignal.then(() => response.end("done")));
  accepted = [];
  server.on("connection", (socket) => accepted.push(socket));
  const close = prepareToClose(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return close;
}

/** A client that sends this and then nothing. @returns all it receives until the connection ends */
async function connectAndSay(words: string): Promise<{ heard: Promise<string> }> {
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  const heard = new Promise<string>((resolve) => {
    let text = "";
    socket.on("data", (chunk) => {
      text += chunk;
    });
    socket.on("error", () => {});
    socket.on("close", () => resolve(text));
  });
  const before = accepted.length;
  if (words) socket.write(words);
  await vi.waitFor(() => expect(accepted[before]?.bytesRead).toBe(words.length), { timeout: 120_000, interval: 5 });
  return { heard };
}

test.each([
  ["was opened ahead and never used", ""],
  ["stopped in the middle of its headers", "GET / HTTP/1.1\r\nHost: loc"],
])("a connection that %s holds nothing up", async (_title, words) => {
  const close = await listen();
  await connectAndSay(words);
  // If it held something up, this would last as long as the test may.
  await close(3_600_000);
});

test("a running request gets its answer, and its connection ends then", async () => {
  let answer = () => {};
  const close = await listen(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  const { heard } = await connectAndSay("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
  const idle = await connectAndSay("");
  const closed = close(20_000);
  // The idle connection has been closed: connections were scanned, and this one was spared.
  await idle.heard;
  answer();
  await closed;
  expect(await heard).toContain("done");
});

test("patience with a request that never ends is limited", async () => {
  const close = await listen();
  await connectAndSay("POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\nhalf");
  await close(500);
});
