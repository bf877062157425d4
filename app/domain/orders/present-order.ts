import type { Order } from "./order.ts";

/** A design as the API tells it: the shapes of the spec. */
export function presentOrder(design: Order) {
  return {
    designRequest: {
      id: design.id,
      status: design.status,
      paymentStatus: design.paymentStatus,
      originalPhotoPath: design.photo.path,
      prompt: design.prompt,
      package: design.package,
      packagePrice: design.packagePrice,
      imageCount: design.imageCount,
      createdAt: new Date(design.createdAt).toISOString(),
    },
    images: design.images.map(({ id, picture, variationNumber }) => ({ id, imagePath: picture.path, variationNumber })),
  };
}
