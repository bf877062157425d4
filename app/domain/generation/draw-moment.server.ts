import { rm } from "node:fs/promises";
import { eq } from "drizzle-orm";
import { groundCorrectionOf } from "#app/domain/ground/stored-ground.server.ts";
import { findFocalShare } from "#app/domain/media/find-focal-share.server.ts";
import { storePicture } from "#app/domain/media/store-picture.server.ts";
import { digitalSourceOf } from "#app/domain/orders/pictures/made-by.ts";
import { readMoment } from "#app/domain/orders/pictures/moment.ts";
import { endMoment } from "#app/domain/orders/pictures/moments.server.ts";
import { hasPaidWork } from "#app/domain/orders/pictures/ordered-pictures.server.ts";
import { isPaid } from "#app/domain/orders/request/design-request.ts";
import { keepTypedWish } from "#app/domain/orders/wish/keep-typed-wish.server.ts";
import { PermanentJobError, PostponeJob } from "#app/jobs/kinds.ts";
import { builtInDesigner } from "#app/providers/images/built-in-designer.server.ts";
import type { FinishedDesign, ImageProvider } from "#app/providers/images/contract.ts";
import { readTypedWish } from "#app/providers/images/typed-wish.ts";
import { storage } from "#app/providers/storage/storage.server.ts";
import { db } from "#db/client.server.ts";
import { designImages, designRequests, moments } from "#db/schema.ts";
import { retryWhenFree } from "./retry-when-free.ts";
import { compositionOf, seedOf } from "./same-design.ts";
import { isWaitingForSpace } from "./wait-for-space.server.ts";

/** How long a moment waits for paid pictures and disk space before its page says that it could not be drawn. */
const patienceMs = 6 * 3_600_000;
const lookAgainMs = 5_000;

interface MomentSettings {
  signal: AbortSignal;
  provider?: Pick<ImageProvider, "makeDesign">;
}

/**
 * The design of the same plan and seed at another time. After all paid work. Safe to run twice and to be killed anywhere.
 * @throws PostponeJob while paid pictures are drawn, PermanentJobError where the plan would be another one
 */
export async function drawMoment(
  momentId: number,
  { signal, provider = builtInDesigner }: MomentSettings,
): Promise<void> {
  const found = findMoment(momentId);
  if (found?.row.status !== "asked") return;
  const { row, request } = found;
  if (!isPaid(request)) throw new PermanentJobError(`The order is ${request.paymentStatus}.`);
  if (hasPaidWork() || isWaitingForSpace()) {
    if (Date.now() - row.createdAt > patienceMs) throw new PermanentJobError("Paid pictures went first for too long.");
    throw new PostponeJob("Paid pictures go first.", lookAgainMs);
  }
  const { pictureFile } = await drawSamePlan(found, provider, signal);
  const drawn = { file: pictureFile, kind: "design", ownerId: request.userId, signal } as const;
  let isWanted = true;
  try {
    const stored = await storePicture({ ...drawn, digitalSource: digitalSourceOf(undefined) }, (tx, picture) => {
      isWanted = endMoment(tx, momentId, { status: "made", imagePath: picture.path });
      if (!isWanted) throw new Error("The moment is made or deleted.");
    });
    if (!stored.ok) throw new Error(`The moment could not be stored: ${stored.reason}`);
  } catch (error) {
    if (isWanted) throw error;
  } finally {
    await rm(pictureFile, { force: true });
  }
}

function findMoment(id: number) {
  return db
    .select({ row: moments, image: designImages, request: designRequests })
    .from(moments)
    .innerJoin(designImages, eq(designImages.id, moments.imageId))
    .innerJoin(designRequests, eq(designRequests.id, moments.requestId))
    .where(eq(moments.id, id))
    .get();
}

type FoundMoment = NonNullable<ReturnType<typeof findMoment>>;

/** A length that the owner stated since the picture was made, and a later version of the designer, would lay out another garden. */
async function drawSamePlan(
  found: FoundMoment,
  provider: Pick<ImageProvider, "makeDesign">,
  signal: AbortSignal,
): Promise<FinishedDesign> {
  const known = found.request.knownLength?.factor;
  for (const knownFactor of known === undefined ? [undefined] : [known, undefined]) {
    const design = await draw(found, { provider, knownFactor, signal });
    if (JSON.stringify(design.plan?.geometry) === storedGeometry(found.image)) return design;
    await rm(design.pictureFile, { force: true });
  }
  throw new PermanentJobError("The same wish and photo make another plan today.");
}

function storedGeometry({ plan }: FoundMoment["image"]): string | undefined {
  const hasGeometry = typeof plan === "object" && plan !== null && "geometry" in plan;
  return hasGeometry ? JSON.stringify(plan.geometry) : undefined;
}

function draw(
  { row, image, request }: FoundMoment,
  { provider, knownFactor, signal }: Required<MomentSettings> & { knownFactor: number | undefined },
): Promise<FinishedDesign> {
  const { originalPhotoPath, prompt } = request;
  const { variationNumber: variation, change, imagePath } = image;
  return storage
    .lend(originalPhotoPath, (photoFile) =>
      provider.makeDesign({
        photoFile,
        focalShare: findFocalShare(originalPhotoPath),
        wish: keepTypedWish(request),
        words: prompt,
        seed: seedOf(request, isRedrawn(image)),
        variation,
        composition: compositionOf(image),
        change: change === null ? undefined : { words: change, wish: readTypedWish(change), parentFile: imagePath },
        groundCorrection: groundCorrectionOf(request),
        knownFactor,
        moment: readMoment(new URLSearchParams(row.moment)),
        signal,
      }),
    )
    .catch(retryWhenFree);
}

function isRedrawn({ origin, parentId }: FoundMoment["image"]): boolean {
  if (parentId === null || origin === "not-my-yard") return origin === "not-my-yard";
  const parent = db
    .select({ origin: designImages.origin })
    .from(designImages)
    .where(eq(designImages.id, parentId))
    .get();
  return parent?.origin === "not-my-yard";
}
