import { randomUUID } from "node:crypto";
import { join } from "node:path";
import sharp from "sharp";
import { generateImage } from "#app/domain/generation/generate-image.server.ts";
import { handlers } from "#app/jobs/handlers.server.ts";
import { startRunner, stopRunner } from "#app/jobs/runner.server.ts";
import type { ImageProvider } from "#app/providers/images/contract.ts";
import { imageProvider } from "#app/providers/images/image-provider.server.ts";
import { temporaryFolder } from "#app/temporary-folder.server.ts";
import { holdAt } from "./latch.ts";
import { watchStoring } from "./storing-seams.ts";

/**
 * A process for the crash test to kill: the real runner with the real handlers on the test's database, and a provider
 * that draws squares at once. Stands still at the seam it is told. Ends itself in an orderly way on SIGTERM.
 */
let current = 0;
const squares: ImageProvider = {
  name: "squares",
  async makeDesign({ variation }) {
    current = variation;
    holdAt(`picture ${variation} is asked for`);
    const pictureFile = join(await temporaryFolder(), `${randomUUID()}.png`);
    const background = { r: 20 * variation, g: 120, b: 60 };
    await sharp({ create: { width: 600, height: 400, channels: 3, background } })
      .png()
      .toFile(pictureFile);
    holdAt(`picture ${variation} is drawn`);
    return { pictureFile };
  },
};
watchStoring(() => current);

// With a provider named in the environment it is asked instead: the test then serves it.
const provider = process.env.IMAGE_BASE_URL ? imageProvider : squares;

process.once("SIGTERM", () => void stopRunner().then(() => process.exit(0)));
startRunner({
  ...handlers,
  "generate-image": {
    ...handlers["generate-image"],
    run: (payload, { signal }) => generateImage(payload, { signal, provider }),
  },
});
