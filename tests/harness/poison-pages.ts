import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { buffer } from "node:stream/consumers";
import { sql } from "drizzle-orm";
import { app } from "./http-app.ts";

/** Headers of a first request that must not affect the next visitor's answer. */
export const poisons: Record<string, Record<string, string>> = {
  "another host": { Host: "evil.test" },
  "another port": { Host: "localhost:1" },
  "a forwarded host": { "X-Forwarded-Host": "evil.test", "X-Forwarded-Port": "1" },
  "a forwarded scheme": { "X-Forwarded-Proto": "https" },
  "a forwarded address": { "X-Forwarded-For": "203.0.113.9" },
  "a forwarded prefix": { "X-Forwarded-Prefix": "/evil", "X-Script-Name": "/evil" },
  Forwarded: { Forwarded: 'host=evil.test;proto=https;for="[::1]"' },
  "another address": { "X-Original-URL": "/evil", "X-Rewrite-URL": "/evil" },
  "another verb": { "X-HTTP-Method-Override": "DELETE", "X-Method-Override": "POST" },
  "no encoding at all": { "Accept-Encoding": "br;q=0, gzip;q=0, identity;q=0" },
  "an encoding of dictionaries": {
    "Accept-Encoding": "dcb, dcz, zstd",
    "Available-Dictionary": `:${"A".repeat(43)}=:`,
  },
  "an endless encoding": { "Accept-Encoding": "x,".repeat(2_000) },
  "a range": { Range: "bytes=0-10" },
  "ranges of another state": { Range: "bytes=5-,0-1", "If-Range": '"evil"' },
  "whatever there is": { "If-None-Match": "*" },
  "nothing new": { "If-Modified-Since": "Fri, 01 Jan 2100 00:00:00 GMT" },
  "a session that is none": { Cookie: "session=evil; theme=<script>evil" },
  "a thousand cookies": { Cookie: "evil=1; ".repeat(1_000) },
  "another type": { Accept: "application/json" },
  "another language": { "Accept-Language": "he" },
  "a look ahead": { "Sec-Purpose": "prefetch", Purpose: "prefetch" },
  "a robot": { "User-Agent": "Googlebot" },
  "an origin": { Origin: "http://evil.test", Referer: "http://evil.test/<evil>" },
  "little data": { "Save-Data": "on" },
  "a data request": { "X-React-Router-Request": "1", "X-Requested-With": "XMLHttpRequest" },
};

export interface PoisonFindings {
  tries: number;
  faults: string[];
}

/** Requests each page first with each poison and then plainly, each time after invalidating all cached pages. */
export async function poisonPages(paths: string[], methods: ("GET" | "HEAD")[]): Promise<PoisonFindings> {
  const findings: PoisonFindings = { tries: 0, faults: [] };
  for (const path of paths) {
    for (const [name, headers] of Object.entries(poisons)) {
      for (const method of methods) {
        const before = await requestAgain(path);
        raiseEdition();
        await ask(path, headers, method);
        const told = await ask(path);
        const after = await requestAgain(path);
        findings.tries += 1;
        // Other tests change the same site: a page that changed in between proves nothing.
        if (before === after && told !== before) findings.faults.push(`${method} ${path} with ${name}: another page`);
        if (told.includes("evil")) findings.faults.push(`${method} ${path} with ${name}: told on`);
      }
    }
  }
  return findings;
}

function requestAgain(path: string): Promise<string> {
  raiseEdition();
  return ask(path);
}

function raiseEdition(): void {
  app.db.run(sql`update editions set number = number + 1 where of = 'readers'`);
}

/** @returns status, relevant headers and body, without what differs each time */
async function ask(path: string, headers: Record<string, string> = {}, method = "GET"): Promise<string> {
  const { hostname, port, host } = new URL(app.baseUrl);
  const sending = request({ hostname, port, path, method, headers: { Host: host, ...headers }, agent: false });
  sending.end();
  const [answer] = (await once(sending, "response")) as [IncomingMessage];
  const body = (await buffer(answer)).toString("latin1");
  const { date: _date, connection: _connection, "keep-alive": _alive, ...lasting } = answer.headers;
  return JSON.stringify([answer.statusCode, lasting, body]);
}
