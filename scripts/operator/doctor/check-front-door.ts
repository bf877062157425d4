import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:net";
import type { Finding } from "#app/domain/upkeep/checks/finding.ts";
import { sharedAddressNote } from "#app/server/shared-address-note.ts";

/** Whether the server may listen where it is configured to: on a free port, or on its own. */
export async function checkPort(port: number, host: string): Promise<Finding[]> {
  const check = "port";
  const code = await tryToListen(port, host);
  if (code === undefined) return [{ check, status: "ok", found: `${port} is free` }];
  if (code === "EADDRINUSE") {
    const isOurs = await fetch(`http://127.0.0.1:${port}/healthz`, { signal: AbortSignal.timeout(3_000) }).then(
      async (response) => (await response.text()) === "ok\n",
      () => false,
    );
    if (isOurs) return [{ check, status: "ok", found: `the server listens on ${port}` }];
    return [{ check, status: "broken", found: `${port} is taken by another program`, advice: "Set PORT." }];
  }
  // The caller may be another user than the server's.
  return [{ check, status: "note", found: `${port} may not be used by you (${code})`, advice: "Set PORT and HOST." }];
}

/** Whether visitors can be distinguished, as the running server has seen them. */
export function checkVisitors(dataDir: string): Finding {
  const check = "visitors";
  const note = sharedAddressNote(dataDir);
  if (!existsSync(note)) return { check, status: "ok", found: "no sign that all of them share one address" };
  const advice = "nginx: proxy_set_header X-Forwarded-For $remote_addr; and see docs/limits.md, then start again.";
  return { check, status: "note", found: readFileSync(note, "utf8"), advice };
}

function tryToListen(port: number, host: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    server.listen(port, host, () => server.close(() => resolve(undefined)));
  });
}
