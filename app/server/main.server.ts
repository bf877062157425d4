import { setFlagsFromString } from "node:v8";
import { explainFailedStart } from "./explain-failed-start.ts";

/** How fast V8 enlarges the young generation. By the garbage of a start it would grow to 32 MB permanently, most of it idle. */
const growth = { whileStarting: 1, usual: 2 };

/** Imports no settings itself, so that what an operator can fix ends in one line instead of a stack. */
try {
  setFlagsFromString(`--semi-space-growth-factor=${growth.whileStarting}`);
  await prepareSetUp();
  const { serve } = await import("./serve.server.ts");
  await serve();
  setFlagsFromString(`--semi-space-growth-factor=${growth.usual}`);
} catch (error) {
  const explained = explainFailedStart(error);
  console.error(explained?.line ?? error);
  process.exit(explained?.exitCode ?? 1);
}

/** Before there is a database, which makes an installation old. The link is used up once nothing is missing. */
async function prepareSetUp(): Promise<void> {
  const { env } = await import("#app/settings/env.server.ts");
  const { closeSetUp, openSetUp } = await import("#app/settings/set-up-link.server.ts");
  if (env.awaitsSetUp) openSetUp(env.DATA_DIR);
  else closeSetUp(env.DATA_DIR);
}
