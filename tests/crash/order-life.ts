import { randomUUID } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { temporaryFolder } from "#app/disk/temporary-folder.server.ts";
import { generateImage } from "#app/domain/generation/generate-image.server.ts";
import { makeFollowUp } from "#app/domain/generation/make-follow-up.server.ts";
import { requestFollowUp } from "#app/domain/generation/request-follow-up.server.ts";
import { keepUpload } from "#app/domain/orders/draft/keep-upload.server.ts";
import { submitGift } from "#app/domain/orders/gifts/submit-gift.server.ts";
import { isUnpaid } from "#app/domain/orders/request/design-request.ts";
import type { DesignRequestRow } from "#app/domain/orders/request/find-design-request.server.ts";
import { endYardReading } from "#app/domain/orders/request/yard-reading.server.ts";
import { submitDesignRequest } from "#app/domain/orders/submit-design-request.server.ts";
import { completePayment } from "#app/domain/payments/complete-payment.server.ts";
import { openPayment } from "#app/domain/payments/opening/open-payment.server.ts";
import { reconcilePayments } from "#app/domain/payments/reconcile-payments.server.ts";
import { type ImageProvider, ImageProviderError } from "#app/providers/images/contract.ts";
import { PictureProcess } from "#app/providers/images/picture-process-client.server.ts";
import { preparePhoto } from "#app/providers/images/prepare-photo.server.ts";
import { env } from "#app/settings/env.server.ts";
import { db, inTransaction } from "#db/client.server.ts";
import { designImages, designRequests, followUps } from "#db/schema.ts";
import { type HandlersInPlace, runUntilEmpty } from "#tests/harness/run-until-empty.ts";
import { type Ending, imagesOf } from "./endings.ts";

/**
 * A process for crash tests to end, preloaded with watch-effects.mjs: first it goes on where an earlier one died, then it
 * lives an order of its own, from the photo to the last letter, and dies in it where it is told. Payments go to the local
 * Stripe of STRIPE_API_URL, letters to SMTP_URL, pictures are squares. Prints what it died of, or how many effects it had.
 */
interface Customer {
  userId: number;
  ending: Ending;
}

const { before, next } = JSON.parse(process.argv[2]!) as { before?: Customer; next?: Customer & { at: number } };

// The child that decodes pictures costs half a second a life; what it does is done here instead.
class PicturesHere extends PictureProcess {
  override run = ((_kind: unknown, payload: Parameters<typeof preparePhoto>[0]) =>
    preparePhoto(payload)) as unknown as PictureProcess["run"];
}
globalThis.pictureProcesses = {
  intake: new PicturesHere("intake"),
  reading: new PicturesHere("reading"),
  design: new PicturesHere("design"),
};

const squares: ImageProvider = {
  name: "squares",
  async makeDesign({ variation, change, words }) {
    const ending = endingOf(words);
    const isMade = ending === "completed" || (ending === "partial" && variation === 1) || change !== undefined;
    if (!isMade) throw new ImageProviderError("refuse", "refused");
    return { pictureFile: await drawSquare("#336633") };
  },
};

const handlers: HandlersInPlace = {
  "generate-image": { run: (picture, { signal }) => generateImage(picture, { signal, provider: squares }) },
  "make-follow-up": { run: ({ followUpId }, { signal }) => makeFollowUp(followUpId, { signal, provider: squares }) },
  // No yard is on a square.
  "read-yard": { run: ({ requestId }) => inTransaction((tx) => endYardReading(tx, requestId)) },
};

if (before) await live(before);
if (next) {
  globalThis.effects.watch(next.at);
  await live(next);
  process.stdout.write(`${JSON.stringify({ lived: globalThis.effects.list() })}\n`);
}
process.exit(0);

/** From wherever an earlier life got to; a customer whose order is not there, or not paid, tries again. */
async function live({ userId, ending }: Customer): Promise<void> {
  await reconcilePayments();
  const order = orderOf(userId) ?? (await placeOrder(userId, ending));
  if (isUnpaid(order)) await pay(order);
  await runUntilEmpty({ handlers });
  if (ending !== "completed") return;
  askForAnother(orderOf(userId)!);
  await runUntilEmpty({ handlers });
}

function orderOf(userId: number): DesignRequestRow | undefined {
  return db.select().from(designRequests).where(eq(designRequests.userId, userId)).get();
}

async function placeOrder(userId: number, ending: Ending): Promise<DesignRequestRow> {
  const email = "ada@example.com";
  if (ending === "gift") {
    const bought = submitGift(userId, { packageId: "quick-look", recipient: "bob@example.com", message: "Hi", email });
    if (!bought.ok) throw new Error(`The gift was refused: ${bought.reason}`);
    return orderOf(userId)!;
  }
  const file = await drawSquare("#446688");
  const fields = { prompt: wishFor(ending), email, packageId: "quick-look" };
  const { draft } = await keepUpload({ userId }, { fields, file: { file, name: "yard.jpg" } });
  const photoPath = draft.photo?.path;
  const submitted = submitDesignRequest({ userId, photoPath, prompt: wishFor(ending), email, package: "quick-look" });
  if (!submitted.ok) throw new Error(`The order was refused: ${submitted.reason}`);
  return orderOf(userId)!;
}

/** What can be drawn: nothing else may be paid for. */
function wishFor(ending: Ending): string {
  return `A gravel path, ${ending}`;
}

function endingOf(wish: string): Ending {
  return wish.split(", ")[1] as Ending;
}

async function pay(order: DesignRequestRow): Promise<void> {
  const { id: requestId, userId } = order;
  // A package of two pictures would do; there is none.
  const imageCount = order.giftPackageId === null ? imagesOf[endingOf(order.prompt)] : order.imageCount;
  db.update(designRequests).set({ imageCount }).where(eq(designRequests.id, requestId)).run();
  const opened = await openPayment({ ...order, imageCount });
  if (!opened.ok) return;
  const { paymentId } = opened;
  await fetch(`${env.STRIPE_API_URL}/_test/pay`, { method: "POST", body: JSON.stringify({ payment: paymentId }) });
  await completePayment({ requestId, userId, paymentId });
}

function askForAnother({ id: requestId, userId }: DesignRequestRow): void {
  if (db.select().from(followUps).where(eq(followUps.requestId, requestId)).get()) return;
  const image = db.select().from(designImages).where(eq(designImages.requestId, requestId)).get()!;
  requestFollowUp({ requestId, userId, imageId: image.id, kind: "change", change: "a bench" });
}

async function drawSquare(background: string): Promise<string> {
  const file = join(await temporaryFolder(), `${randomUUID()}.png`);
  const picture = sharp({ create: { width: 500, height: 320, channels: 3, background } }).png();
  await writeFile(file, await picture.toBuffer());
  return file;
}

declare global {
  var effects: { watch(at: number): void; list(): string[] };
}
