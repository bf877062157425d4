import * as build from "virtual:react-router/server-build";
import { logWhatIsPrinted } from "#app/logging/printed-output.server.ts";
import { env } from "#app/settings/env.server.ts";
import { announcement } from "./announce.server.ts";
import { createAnswer } from "./answer-request.server.ts";
import { boot } from "./boot.server.ts";
import { createViewCount } from "./count-post-views.server.ts";
import { createFrontDoor } from "./front-door.server.ts";
import { PageCache } from "./page-cache/page-cache.server.ts";
import { openDictionaries } from "./page-cache/page-dictionaries.server.ts";
import { stopOnSignal } from "./shutdown.server.ts";
import { createStaticFiles } from "./static-files.server.ts";
import { createPictureDoor } from "./stored-pictures.server.ts";

/** Boots and listens. Rejects when the port is taken. */
export async function serve(): Promise<void> {
  logWhatIsPrinted();
  const findings = await boot();
  const answer = createAnswer(build);
  const edition = findings.readersEdition;
  const pages = new PageCache({ answer, edition, dictionaries: openDictionaries() });
  const server = createFrontDoor({
    answer,
    siteName: findings.siteName,
    countView: createViewCount(findings.views.note),
    files: createStaticFiles(),
    pages,
    pictures: createPictureDoor(findings.pictures),
    noteLocalReader: findings.noteLocalReader,
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(env.PORT, env.HOST, resolve);
  });
  stopOnSignal(server, findings.views.write);
  process.stdout.write(`${announcement(findings)}\n`);
}
