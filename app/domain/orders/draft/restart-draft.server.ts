import { findPackage } from "#app/domain/shop/money/packages.server.ts";
import { findDesignRequest } from "../request/find-design-request.server.ts";
import { saveDraft } from "./save-draft.server.ts";

/**
 * To use another photo: wish, address and package are filled in again. The order does not change. False for a missing
 * order and for another customer's.
 */
export async function restartDraft(order: { requestId: string; userId: number }): Promise<boolean> {
  const request = findDesignRequest(order.requestId, order.userId);
  if (!request) return false;
  const { prompt, deliveryEmail: email } = request;
  await saveDraft({ userId: order.userId }, { prompt, email, packageId: findPackage(request.package)?.id });
  return true;
}
