import { Agent, type IncomingHttpHeaders, request } from "node:http";

export const verbs = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"] as const;
export type Verb = (typeof verbs)[number];

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

const agent = new Agent({ keepAlive: true });
/** Of a form that fits no route. */
const body = "intent=x&prompt=abc";
/** Far above what any answer takes. */
const patienceMs = 20_000;
let clients = 0;

/** Asks for exactly this path, which fetch would tidy up; as another client each time, through the proxy on the loopback. */
export function ask(baseUrl: string, path: string, { verb = "GET" as Verb, cookie = "" } = {}): Promise<Answer> {
  clients += 1;
  const isRead = verb === "GET" || verb === "HEAD";
  const headers: Record<string, string> = {
    Cookie: cookie,
    "Accept-Encoding": "identity",
    "X-Forwarded-For": `198.18.${(clients >> 8) & 255}.${clients & 255}`,
    ...(!isRead && { "Content-Type": "application/x-www-form-urlencoded", "Content-Length": String(body.length) }),
  };
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(baseUrl);
    const call = request({ hostname, port, path, method: verb, headers, agent }, (response) => {
      let text = "";
      response.on("data", (chunk) => (text += chunk));
      response.on("close", () => {
        clearTimeout(patience);
        resolve({ status: response.statusCode!, headers: response.headers, text });
      });
    });
    const patience = setTimeout(() => call.destroy(new Error("No answer.")), patienceMs);
    call.on("error", (error) => reject(new Error(`${verb} ${path}: ${error.message}`)));
    call.end(isRead ? undefined : body);
  });
}
