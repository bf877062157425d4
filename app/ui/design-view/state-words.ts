import type { Order } from "#app/domain/orders/order.ts";
import { amountDueCents, isOpen, isUnpaid } from "#app/domain/orders/request/design-request.ts";
import { formatMoney } from "#app/domain/shop/money/format-money.ts";

/** Over an order that is pending, or of a status that this version of the program does not know. */
export const imagesProcessing = "Images Processing";

export function processingWords(
  order: Pick<Order, "status" | "paymentStatus" | "priceCents" | "discountCents" | "currency" | "imageCount">,
): string {
  if (isOpen(order)) {
    const what = order.imageCount === 1 ? "design" : `${order.imageCount} designs`;
    return `Nothing is drawn before the payment. Pay ${formatMoney(amountDueCents(order), order.currency)} and we draw your ${what}.`;
  }
  if (order.paymentStatus === "refunded") return "The payment was refunded: no images are made for this order.";
  if (isUnpaid(order)) return "Your images are made once this order is paid.";
  return "Your images are being processed and will arrive by e-mail.";
}

/** Of a finished order that has no images. */
export const noDesigns = "No designs available";
