import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { afterEach, beforeEach, describe, expect, type MockInstance, onTestFinished, test, vi } from "vitest";
import { WholeAnswer } from "#app/http/answers/whole-answer.ts";
import { log } from "#app/logging/log.server.ts";
import { createListener } from "./send-answer.server.ts";

let complaints: MockInstance;
beforeEach(() => {
  complaints = vi.spyOn(log, "error").mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

/** A server with one answer. Resolves when it is done with a request, however it ended, with what Node made of it. */
async function open(answer: (request: Request) => Promise<Response>) {
  const site = { ended: 0, aborted: undefined as AbortSignal | undefined };
  const listen = createListener({ protocol: "http:", host: "site.test" }, (request) => {
    site.aborted = request.signal;
    return answer(request);
  });
  const server = createServer(async (request, response) => {
    await listen(request, response);
    site.ended += 1;
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const ask = async (): Promise<Socket> => {
    const socket = connect(port, "127.0.0.1");
    await once(socket, "connect");
    socket.write("GET / HTTP/1.1\r\nHost: site.test\r\n\r\n");
    return socket;
  };
  return Object.assign(site, { ask, origin: `http://127.0.0.1:${port}` });
}

function later<T>() {
  let settle = { resolve: (_: T) => {}, reject: (_: Error) => {} };
  const promise = new Promise<T>((resolve, reject) => (settle = { resolve, reject }));
  return { promise, ...settle };
}

/** A site whose client disconnects before there is an answer. */
async function hangUpBefore(answer: Promise<Response>) {
  const site = await open(() => answer);
  const socket = await site.ask();
  await expect.poll(() => site.aborted).toBeDefined();
  socket.destroy();
  await expect.poll(() => site.aborted!.aborted).toBe(true);
  return site;
}

describe("a client that hangs up", () => {
  test.each([
    ["whole", () => new WholeAnswer(Buffer.from("too late"))],
    ["streamed", () => new Response("too late")],
  ])("before its answer is there is sent nothing of it, a %s one", async (_, make) => {
    const answer = later<Response>();
    const site = await hangUpBefore(answer.promise);
    answer.resolve(make());
    await expect.poll(() => site.ended).toBe(1);
    expect(complaints).not.toHaveBeenCalled();
  });

  test("is no failure of what its going broke off", async () => {
    const answer = later<Response>();
    const site = await hangUpBefore(answer.promise);
    answer.reject(new Error("broken off"));
    await expect.poll(() => site.ended).toBe(1);
    expect(complaints).not.toHaveBeenCalled();
  });

  test("in mid-answer ends what it is read from, full pipe or empty", async () => {
    for (const chunk of [Buffer.alloc(1024 * 1024), Buffer.from("a little")]) {
      const cancelled = later<void>();
      // It never ends by itself; the small one has a single piece.
      let pulls = 0;
      const body = new ReadableStream<Uint8Array>({
        pull: (controller) => {
          pulls += 1;
          if (pulls === 1 || chunk.length > 1000) controller.enqueue(new Uint8Array(chunk));
          else return new Promise(() => {});
        },
        cancel: () => cancelled.resolve(),
      });
      const site = await open(async () => new Response(body));
      const socket = await site.ask();
      await once(socket, "data");
      socket.destroy();
      await cancelled.promise;
      await expect.poll(() => site.ended).toBe(1);
    }
    expect(complaints).not.toHaveBeenCalled();
  });

  test("in the middle of a whole answer leaves nothing behind", async () => {
    const site = await open(async () => new WholeAnswer(Buffer.alloc(32 * 1024 * 1024)));
    const socket = await site.ask();
    await once(socket, "data");
    socket.destroy();
    expect(await (await fetch(site.origin)).arrayBuffer()).toHaveProperty("byteLength", 32 * 1024 * 1024);
    expect(complaints).not.toHaveBeenCalled();
  });
});

describe("a failure while a client waits", () => {
  test("is logged and answered", async () => {
    const failure = new Error("lost");
    const site = await open(() => Promise.reject(failure));
    expect((await fetch(site.origin)).status).toBe(500);
    expect(complaints).toHaveBeenCalledExactlyOnceWith({ err: failure }, "request failed");
  });

  test("in mid-answer cuts the answer off: it must not look whole", async () => {
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new TextEncoder().encode("half")),
      pull: (controller) => controller.error(new Error("lost")),
    });
    const site = await open(async () => new Response(body));
    await expect(fetch(site.origin).then((answer) => answer.text())).rejects.toThrow();
    expect(complaints).toHaveBeenCalledOnce();
  });
});
