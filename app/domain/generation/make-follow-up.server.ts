import { and, eq } from "drizzle-orm";
import { isPaid } from "#app/domain/orders/request/design-request.ts";
import { PermanentJobError } from "#app/jobs/kinds.ts";
import { readTypedWish, settleAt } from "#app/providers/images/typed-wish.ts";
import { storage } from "#app/providers/storage/storage.server.ts";
import { db, type Transaction } from "#db/client.server.ts";
import { designImages, designRequests, followUps } from "#db/schema.ts";
import { callImageProvider, type PictureSettings } from "./call-image-provider.server.ts";
import { compositionOf, seedOf } from "./same-design.ts";
import { storeDesign } from "./store-design.server.ts";
import { makeWhereSpace } from "./wait-for-space.server.ts";

/** Stored next to the finished picture. Safe to run twice. @throws like generateImage */
export async function makeFollowUp(followUpId: number, settings: PictureSettings): Promise<void> {
  const found = db
    .select({ followUp: followUps, parent: designImages, request: designRequests })
    .from(followUps)
    .innerJoin(designImages, eq(designImages.id, followUps.imageId))
    .innerJoin(designRequests, eq(designRequests.id, followUps.requestId))
    .where(eq(followUps.id, followUpId))
    .get();
  if (!found) throw new PermanentJobError("Nothing of the kind was asked for.");
  const { followUp, parent, request } = found;
  if (followUp.status !== "asked") return;
  if (!isPaid(request)) throw new PermanentJobError(`The order is ${request.paymentStatus}.`);
  const { variationNumber, kind } = followUp;
  const change = followUp.change ?? undefined;
  const isRedrawn = kind === "not-my-yard" || parent.origin === "not-my-yard";
  const wanted = {
    ...settings,
    request,
    variationNumber,
    composition: compositionOf(parent),
    seed: seedOf(request, isRedrawn),
    requestedAt: followUp.updatedAt,
  };
  const draw = () =>
    change === undefined
      ? callImageProvider(wanted)
      : storage.lend(parent.imagePath, (parentFile) => {
          const wish = settleAt(request, readTypedWish(change));
          return callImageProvider({ ...wanted, change: { words: change, wish, parentFile } });
        });
  const { id: requestId, userId } = request;
  const owned = { requestId, userId, variationNumber, origin: kind, parentId: parent.id, change };
  await makeWhereSpace(followUp.updatedAt, async () =>
    storeDesign(await draw(), { ...owned, signal: settings.signal }, (tx) =>
      tx.update(followUps).set({ status: "made" }).where(eq(followUps.id, followUpId)).run(),
    ),
  );
}

/** The page reports the failure, and the customer may request it again. A follow-up that was made anyway stays made. */
export function giveUpFollowUp(tx: Transaction, followUpId: number): void {
  const open = and(eq(followUps.id, followUpId), eq(followUps.status, "asked"));
  tx.update(followUps).set({ status: "failed" }).where(open).run();
}
