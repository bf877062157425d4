import { majorAmount } from "#app/domain/shop/money/format-money.ts";
import type { Order } from "./order.ts";

export function presentOrder(order: Order) {
  return {
    designRequest: {
      id: order.id,
      status: order.status,
      paymentStatus: order.paymentStatus,
      originalPhotoPath: order.photo.path,
      prompt: order.prompt,
      package: order.package,
      packagePrice: majorAmount(order.priceCents, order.currency),
      currency: order.currency,
      imageCount: order.imageCount,
      createdAt: new Date(order.createdAt).toISOString(),
    },
    images: order.images.map(({ id, picture, variationNumber }) => ({ id, imagePath: picture.path, variationNumber })),
  };
}
