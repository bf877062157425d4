import { findDesignRequest } from "../request/find-design-request.server.ts";
import { findPackage } from "../request/packages.ts";
import { saveDraft } from "./save-draft.server.ts";

/**
 * Another photo instead of that of one's own order: wish, address and package stand in the form again. The order stays as
 * it is.
 * @returns false for a missing or foreign order
 */
export async function beginAgain(order: { requestId: string; userId: number }): Promise<boolean> {
  const request = findDesignRequest(order.requestId, order.userId);
  if (!request) return false;
  const { prompt, deliveryEmail: email } = request;
  await saveDraft({ userId: order.userId }, { prompt, email, packageId: findPackage(request.package)?.id });
  return true;
}
