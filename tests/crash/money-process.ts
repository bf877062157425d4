import { randomUUID } from "node:crypto";
import { join } from "node:path";
import sharp from "sharp";
import { generateImage } from "#app/domain/generation/generate-image.server.ts";
import { handlers } from "#app/jobs/handlers.server.ts";
import { type ImageProvider, ImageProviderError } from "#app/providers/images/contract.ts";
import { createStripe } from "#app/providers/payments/stripe.server.ts";
import { temporaryFolder } from "#app/temporary-folder.server.ts";
import { live, madeOnce } from "./money-journey.ts";
import { createSeams } from "./seams.ts";

/**
 * One life of an order in a process of its own: kills itself, as kill -9 does, at the seam whose number it is given, and
 * prints how many it passed when it lives to the end. Arguments: request id, seam, address of the local Stripe.
 */
const [requestId, at, apiUrl] = [Number(process.argv[2]), Number(process.argv[3]), process.argv[4]!];
const seams = createSeams(at, () => process.kill(process.pid, "SIGKILL"));

const squares: ImageProvider = {
  name: "squares",
  async makeDesign({ variation, wish }) {
    seams.pass("a picture is made");
    if (wish !== madeOnce || variation > 1) throw new ImageProviderError("refuse", "refused");
    const pictureFile = join(await temporaryFolder(), `${randomUUID()}.png`);
    const background = { r: 200, g: 120, b: 60 };
    await sharp({ create: { width: 600, height: 400, channels: 3, background } })
      .png()
      .toFile(pictureFile);
    seams.pass("a picture is stored");
    return { pictureFile };
  },
};

const keys = { secretKey: "sk_test_local", publishableKey: "pk_test_local", webhookSecret: "whsec_local_secret" };
const provider = createStripe({ ...keys, apiUrl, installation: "this-shop" });
const makeImage = {
  ...handlers["generate-image"],
  run: (payload: { requestId: number; variationNumber: number }, { signal }: { signal: AbortSignal }) =>
    generateImage(payload, { signal, provider: squares }),
};
await live({ requestId }, { provider, stripeUrl: apiUrl, seams, makeImage });
process.stdout.write(`${seams.steps.length}\n`);
process.exit(0);
