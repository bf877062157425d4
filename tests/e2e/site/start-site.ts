import { rmSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { createFolderInMemory } from "../../harness/folder-in-memory.ts";
import { startServer } from "../../harness/running-server.ts";
import { yardPhoto } from "./journey.ts";

/** With stand-ins, a runner, and a data folder of its own. */
export default async function startSite() {
  const dataDir = createFolderInMemory();
  const server = await startServer("start.mjs", { DATA_DIR: dataDir, LOG_LEVEL: "error" });
  process.env.SITE_URL = server.baseUrl;
  process.env.SITE_DATA_DIR = dataDir;
  process.env.SMALL_YARD_PHOTO = join(dataDir, "small-yard.jpg");
  await sharp(yardPhoto).resize(280).jpeg({ quality: 92 }).toFile(process.env.SMALL_YARD_PHOTO);
  return async () => {
    const endedEarly = server.process.exitCode !== null || server.process.signalCode !== null;
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
    if (endedEarly || server.complaints())
      throw new Error(`The site ${endedEarly ? "ended" : "complained"}: ${server.complaints()}`);
  };
}
