import type { IncomingMessage, ServerResponse } from "node:http";
import type { BlockList } from "node:net";
import { clientAddress, clientOf } from "#app/http/limits/client-address.ts";

/** 2 kB a second: half of GPRS (35 kbit/s), so real clients are faster. */
const bytesPerMinuteAtLeast = 120 * 1024;
const minuteMs = 60_000;
/** Concurrent bodies of one line's tabs and apps. A network such as an office gets twenty times as many. */
const atOnceOfLine = 20;
const atOnceOfNetwork = 20 * atOnceOfLine;

interface Pace {
  minuteMs: number;
  bytesAtLeast: number;
}

/**
 * A line with too many bodies at once gets 429; one so slow that it only holds a connection gets 408 after a minute.
 * The returned function answers true when the request is refused.
 */
export function createBodyWatch(
  trusted: BlockList,
  pace: Pace = { minuteMs, bytesAtLeast: bytesPerMinuteAtLeast },
): (request: IncomingMessage, response: ServerResponse) => boolean {
  const underWay = new Map<string, number>();
  return (request, response) => {
    if (!hasBody(request)) return false;
    const { line, network } = clientOf(
      clientAddress(request.socket.remoteAddress ?? "", headerOf(request, "x-forwarded-for"), trusted),
    );
    const isFull = (line && countOf(line) >= atOnceOfLine) || countOf(network) >= atOnceOfNetwork;
    if (isFull) {
      refuse(response, 429, "Too many things are being sent from your network at once. Please try again in a moment.");
      return true;
    }
    const counted = line === undefined ? [network] : [line, network];
    for (const key of counted) underWay.set(key, countOf(key) + 1);
    const stop = giveUpWhenSlow(request, response, pace);
    let isOver = false;
    const over = () => {
      if (isOver) return;
      isOver = true;
      stop();
      for (const key of counted) forgetOne(key);
    };
    request.once("end", over).once("close", over);
    return false;
  };

  function countOf(key: string): number {
    return underWay.get(key) ?? 0;
  }

  function forgetOne(key: string): void {
    if (countOf(key) > 1) underWay.set(key, countOf(key) - 1);
    else underWay.delete(key);
  }
}

/** Measured by the socket: listening to the body itself would set it flowing. */
function giveUpWhenSlow(request: IncomingMessage, response: ServerResponse, pace: Pace): () => void {
  let before = request.socket.bytesRead;
  const timer = setInterval(() => {
    const now = request.socket.bytesRead;
    const came = now - before;
    before = now;
    if (came >= pace.bytesAtLeast) return;
    refuse(response, 408, "This was sent too slowly.");
    request.destroy();
  }, pace.minuteMs).unref();
  return () => clearInterval(timer);
}

function refuse(response: ServerResponse, status: number, words: string): void {
  if (response.headersSent) return;
  const headers = { "Content-Type": "text/plain; charset=utf-8", Connection: "close", "Retry-After": "60" };
  response.writeHead(status, headers).end(`${words}\n`);
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
}

function headerOf({ headers }: IncomingMessage, name: string): string | null {
  const value = headers[name];
  return Array.isArray(value) ? value.join(",") : (value ?? null);
}
