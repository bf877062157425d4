import type { IncomingMessage, ServerResponse } from "node:http";
import type { ServerBuild } from "react-router";
import { env } from "#app/settings/env.server.ts";
import { announcement } from "./announce.server.ts";
import type { AnswerRequest } from "./answer-request.server.ts";
import { boot } from "./boot.server.ts";
import { createViewCount } from "./count-post-views.server.ts";
import { createFrontDoor } from "./front-door.server.ts";
import { PageCache } from "./page-cache/page-cache.server.ts";
import { openDictionaries } from "./page-cache/page-dictionaries.server.ts";
import { stopOnSignal } from "./shutdown.server.ts";
import { createPictureDoor } from "./stored-pictures.server.ts";

/** A module as it is now, and a middleware that compiles what browsers fetch. */
export interface DevelopmentCompiler {
  load(path: "/app/server/answer-request.server.ts"): Promise<typeof import("./answer-request.server.ts")>;
  load(path: "virtual:react-router/server-build"): Promise<ServerBuild>;
  middleware(request: IncomingMessage, response: ServerResponse, next: () => void): void;
}

/** The same front door over Vite. Each request gets the current code, of one version throughout. */
export async function serveDevelopment(compiler: DevelopmentCompiler): Promise<void> {
  const findings = await boot();
  const answer: AnswerRequest = async (request, client) => {
    const { createAnswer } = await compiler.load("/app/server/answer-request.server.ts");
    return createAnswer(await compiler.load("virtual:react-router/server-build"))(request, client);
  };
  // A cached page would outlive the code that made it; in tests the code does not change.
  const edition = findings.readersEdition;
  const kept =
    env.NODE_ENV === "test"
      ? {
          pages: new PageCache({ answer, edition, dictionaries: openDictionaries() }),
        }
      : {};
  const server = createFrontDoor({
    answer,
    siteName: findings.siteName,
    countView: createViewCount(findings.views.note),
    noteLocalReader: findings.noteLocalReader,
    files: compiler.middleware,
    ...kept,
    pictures: createPictureDoor(findings.pictures),
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(env.PORT, env.HOST, resolve);
  });
  // Vite would end the process at once, in the middle of a job.
  process.removeAllListeners("SIGTERM");
  stopOnSignal(server, findings.views.write);
  if (env.LOG_LEVEL !== "silent") console.log(announcement(findings));
}
