import type { FurnishedSite } from "./furnished-site.ts";
import { startFurnishedSite } from "./furnished-site.ts";

/** A built site with the first posts, a finished order and one to pay, both of the same person. */
export interface SiteWithOrders extends FurnishedSite {
  finishedId: number;
  unpaidId: number;
}

/**
 * @param options.designs of the finished order
 * @param options.pictures whether they are real ones, in all sizes; else rows without files
 */
export async function startSiteWithOrders({ designs, pictures }: { designs: number; pictures: boolean }) {
  let ids = { finishedId: 0, unpaidId: 0 };
  const site = await startFurnishedSite(async () => {
    const { plantFirstPosts } = await import("#app/domain/blog/import/plant-first-posts.server.ts");
    const { createUser } = await import("#tests/factories/create-user.ts");
    const { createOrderWithPlans } = await import("#tests/factories/stored-plan.ts");
    const { createUnpaidOrder } = await import("#tests/factories/create-unpaid-order.ts");
    await plantFirstPosts();
    const user = createUser();
    const finished = createOrderWithPlans(user.id, designs);
    const unpaid = createUnpaidOrder({ userId: user.id });
    ids = { finishedId: finished.id, unpaidId: unpaid.id };
    if (pictures) await hangPictures(user.id, ids);
    return user.id;
  });
  return { ...site, ...ids };
}

/** Designs as large as the designer draws them: the site's own. */
const shown = [
  "modern-paver-patio-1",
  "garden-beds-1",
  "curved-walkways-1",
  "entertaining-areas-1",
  "stone-features-1",
];

async function hangPictures(ownerId: number, { finishedId, unpaidId }: Omit<SiteWithOrders, keyof FurnishedSite>) {
  const { eq, inArray } = await import("drizzle-orm");
  const { db } = await import("#db/client.server.ts");
  const { designImages, designRequests } = await import("#db/schema.ts");
  const photo = await store(ownerId, "photo", "back-yard");
  db.update(designRequests)
    .set({ originalPhotoPath: photo })
    .where(inArray(designRequests.id, [finishedId, unpaidId]))
    .run();
  const images = db.select().from(designImages).where(eq(designImages.requestId, finishedId)).all();
  for (const [index, { id }] of images.entries()) {
    const imagePath = await store(ownerId, "design", shown[index % shown.length]!);
    db.update(designImages).set({ imagePath }).where(eq(designImages.id, id)).run();
  }
}

async function store(ownerId: number, kind: "photo" | "design", name: string): Promise<string> {
  const { storePicture } = await import("#app/domain/media/store-picture.server.ts");
  const stored = await storePicture({ file: `public/pictures/${name}-1600.jpg`, kind, ownerId });
  if (!stored.ok) throw new Error(`${name} was refused: ${stored.reason}`);
  return stored.picture.path;
}
