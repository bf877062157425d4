import { rm } from "node:fs/promises";
import { and, eq } from "drizzle-orm";
import { storePicture } from "#app/domain/media/store-picture.server.ts";
import { digitalSourceOf, presentMaker } from "#app/domain/orders/pictures/made-by.ts";
import type { FinishedDesign } from "#app/providers/images/contract.ts";
import type { Transaction } from "#db/client.server.ts";
import { designImages } from "#db/schema.ts";

export type DesignImageRow = typeof designImages.$inferSelect;

export interface DesignToStore {
  requestId: number;
  userId: number;
  variationNumber: number;
  origin: DesignImageRow["origin"];
  parentId?: number;
  change?: string;
  signal: AbortSignal;
}

/**
 * Deletes the provider's file. A second design of the same order, number and origin is discarded: another run was
 * quicker. `alongside` joins the transaction that writes the row.
 */
export async function storeDesign(
  { pictureFile, plan, drift, madeBy }: FinishedDesign & { madeBy: string },
  { requestId, userId, variationNumber, origin, parentId, change, signal }: DesignToStore,
  alongside: (tx: Transaction) => void,
): Promise<void> {
  let twin = false;
  const digitalSource = digitalSourceOf(presentMaker(madeBy));
  const drawn = { file: pictureFile, kind: "design", ownerId: userId, digitalSource, signal } as const;
  const store = storePicture(drawn, (tx, picture) => {
    const same = and(
      eq(designImages.requestId, requestId),
      eq(designImages.variationNumber, variationNumber),
      eq(designImages.origin, origin),
    );
    twin = tx.select({ id: designImages.id }).from(designImages).where(same).get() !== undefined;
    if (twin) throw new Error("Another run has made this picture meanwhile.");
    const facts = { requestId, variationNumber, origin, parentId, change, madeBy, drift, plan };
    tx.insert(designImages)
      .values({ ...facts, imagePath: picture.path })
      .run();
    alongside(tx);
  });
  try {
    const stored = await store;
    if (!stored.ok) throw new Error(`The picture could not be stored: ${stored.reason}`);
  } catch (error) {
    if (!twin) throw error;
  } finally {
    await rm(pictureFile, { force: true });
  }
}
