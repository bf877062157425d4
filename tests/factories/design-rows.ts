import { newPicturePath } from "#app/domain/media/picture-names.server.ts";
import type { OrderStatus, PaymentStatus } from "#app/domain/orders/request/design-request.ts";
import { db } from "#db/client.server.ts";
import { designImages, designRequests, media } from "#db/schema.ts";

export function createPictureRow(ownerId: number | null, kind: "photo" | "design" | "preview" = "photo") {
  const path = newPicturePath();
  const size = { width: 800, height: 533, bytes: 1000, placeholderColor: "#667755", widths: [480] };
  return db
    .insert(media)
    .values({ path, kind, ownerId, originalName: "yard.jpg", ...size })
    .returning()
    .get();
}

/** An order in any state, with the given number of finished pictures. */
export function createDesignRequest(
  userId: number,
  order: Partial<typeof designRequests.$inferInsert> & { status?: OrderStatus; paymentStatus?: PaymentStatus } = {},
  finishedImages = 0,
) {
  const request = db
    .insert(designRequests)
    .values({
      userId,
      originalPhotoPath: createPictureRow(userId).path,
      prompt: "A curved path and lavender",
      package: "Standard",
      priceCents: 900,
      imageCount: 5,
      deliveryEmail: "ada@example.com",
      seed: 7,
      ...order,
    })
    .returning()
    .get();
  for (let variationNumber = 1; variationNumber <= finishedImages; variationNumber++) {
    const imagePath = createPictureRow(userId, "design").path;
    db.insert(designImages).values({ requestId: request.id, imagePath, variationNumber }).run();
  }
  return request;
}
