import { buffer } from "node:stream/consumers";
import { and, eq } from "drizzle-orm";
import { choosePictureFile } from "#app/domain/media/find-picture.server.ts";
import { drawSunMapOf } from "#app/domain/plans/describe-sun.ts";
import { storedBytes } from "#app/providers/storage/storage.server.ts";
import { db } from "#db/client.server.ts";
import { designRequests, media } from "#db/schema.ts";
import { pictureWords } from "../pictures/picture-name.ts";
import { orderNumber } from "../request/order-name.ts";
import { findStoredPlan, type WantedPlan } from "./find-plans.server.ts";

/** Enough for a page and a sheet of paper. */
const photoWidth = 960;

/**
 * The photo with the hours of sun on its ground, as an SVG document; undefined where there is no plan, or no direction or place, or where
 * it is another customer's.
 */
export async function findSunMap(wanted: WantedPlan, season: "summer" | "between"): Promise<string | undefined> {
  const plan = findStoredPlan(wanted);
  const photo = plan && findPhoto(Number(wanted.requestId), wanted.userId);
  if (!plan?.locality?.facing || !photo) return undefined;
  const { name, contentType } = choosePictureFile(photo, { width: photoWidth, acceptsAvif: false });
  const bytes = await buffer(storedBytes(name));
  return drawSunMapOf(plan.paper.geometry, plan.locality, {
    season,
    titled: (months) =>
      `Hours of direct sun in ${months} in the photo of ${orderNumber(wanted.requestId)}, with ${pictureWords(plan.picture)}`,
    photo: `data:${contentType};base64,${bytes.toString("base64")}`,
  });
}

function findPhoto(requestId: number, userId: number): typeof media.$inferSelect | undefined {
  return db
    .select({ media })
    .from(designRequests)
    .innerJoin(media, eq(media.path, designRequests.originalPhotoPath))
    .where(and(eq(designRequests.id, requestId), eq(designRequests.userId, userId)))
    .get()?.media;
}
