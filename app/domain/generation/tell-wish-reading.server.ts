import { isUnderWay, type Order } from "#app/domain/orders/order.ts";
import type { WishWords } from "#app/domain/plans/wish-words.ts";
import type { ImageProvider } from "#app/providers/images/contract.ts";
import { imageProvider } from "#app/providers/images/image-provider.server.ts";

/**
 * How an order's wish is read, in words: as its pictures tell, or beforehand while they are being made. Undefined where
 * nobody can tell.
 */
export function tellWishReading(
  order: Pick<Order, "images" | "prompt" | "status" | "paymentStatus">,
  provider: ImageProvider = imageProvider,
): WishWords | undefined {
  const told = order.images.find(({ wish }) => wish)?.wish;
  return told ?? (isUnderWay(order) ? provider.readWish?.(order.prompt) : undefined);
}
