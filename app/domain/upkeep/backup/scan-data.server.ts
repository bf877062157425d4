import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { and, desc, eq, inArray } from "drizzle-orm";
import { signMediaUrl } from "#app/domain/media/sign-media-url.server.ts";
import { storedBytes } from "#app/providers/storage/storage.server.ts";
import { env } from "#app/settings/env.server.ts";
import { db } from "#db/client.server.ts";
import { designImages, designRequests } from "#db/schema.ts";
import { BackupError, type Proof } from "./backup-manifest.ts";

const linkLifetimeMs = 60_000;

/**
 * While a server runs on it: the database is intact, and the newest finished order's photo and pictures are served
 * under its letter's links, identical to the stored files. Returns the opened order; undefined where no order has
 * pictures yet. @throws BackupError that describes what is wrong
 */
export async function scanData(): Promise<Proof["order"]> {
  const health = db.$client.prepare<[], string>("PRAGMA integrity_check(1)").pluck().get();
  if (health !== "ok") throw new BackupError(`The restored database is damaged: ${health}`);
  const order = findPaidOrder();
  if (!order || !existsSync(join(env.DATA_DIR, "media"))) return undefined;
  for (const path of [order.photo, ...order.pictures]) await openPicture(path, order.id);
  return { id: order.id, pictures: order.pictures.length };
}

function findPaidOrder() {
  const order = db
    .select({ id: designRequests.id, photo: designRequests.originalPhotoPath })
    .from(designRequests)
    .innerJoin(designImages, eq(designImages.requestId, designRequests.id))
    .where(and(inArray(designRequests.status, ["completed", "partial"])))
    .orderBy(desc(designRequests.id))
    .limit(1)
    .get();
  if (!order) return undefined;
  const images = db.select().from(designImages).where(eq(designImages.requestId, order.id)).all();
  return { ...order, pictures: images.map(({ imagePath }) => imagePath) };
}

async function openPicture(path: string, orderId: number): Promise<void> {
  const answer = await fetch(signMediaUrl(path, Date.now() + linkLifetimeMs));
  const type = answer.headers.get("Content-Type") ?? "";
  if (answer.status !== 200 || !type.startsWith("image/")) {
    throw new BackupError(`A picture of order ${orderId} does not open: the server answers ${answer.status}.`);
  }
  const shown = createHash("sha256").update(Buffer.from(await answer.arrayBuffer()));
  const stored = createHash("sha256");
  await pipeline(storedBytes(path), stored);
  if (shown.digest("hex") !== stored.digest("hex")) {
    throw new BackupError(`A picture of order ${orderId} comes out changed.`);
  }
}
