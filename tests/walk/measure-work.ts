import { request } from "node:http";
import type { HeavyRequest } from "./heaviest-requests.ts";

export interface Work {
  /** The longest time that the event loop was held. */
  blockedMs: number;
  /** Processor time of the server's process. */
  cpuMs: number;
  rssMb: number;
}

let clients = 0;

/** Sends a request as a client of its own. @returns the status; 0 where the connection was closed without one */
export function send(baseUrl: string, path: string, heavy: HeavyRequest, cookie: string): Promise<number> {
  clients += 1;
  const { hostname, port } = new URL(baseUrl);
  const { verb, body, suffix = "", headers = {} } = heavy;
  const sent: Record<string, string> = {
    Cookie: cookie,
    "X-Forwarded-For": `198.18.${(clients >> 8) & 255}.${clients & 255}`,
    ...(body && { "Content-Length": String(body.length) }),
    ...headers,
    ...(headers.Cookie && cookie && { Cookie: `${headers.Cookie} ${cookie}` }),
  };
  return new Promise((resolve) => {
    const call = request(
      { hostname, port, path: path + suffix, method: verb, headers: sent, agent: false },
      (answer) => {
        answer.resume();
        answer.on("close", () => resolve(answer.statusCode!));
      },
    );
    call.on("error", () => resolve(0));
    call.end(body);
  });
}

/** What the server has done since it was asked last. */
export async function workSince(watchPort: number): Promise<Work> {
  return (await (await fetch(`http://127.0.0.1:${watchPort}`)).json()) as Work;
}
