import { findPackage } from "#app/domain/shop/money/packages.server.ts";
import type { designRequests } from "#db/schema.ts";
import { createUser } from "./create-user.ts";
import { createDesignRequest } from "./design-rows.ts";

/** An order as the form leaves it, at the catalog's price; of a new customer unless one is given. */
export function createUnpaidOrder(wish: Partial<typeof designRequests.$inferInsert> = {}) {
  const { package: packageId = "standard", userId = createUser().id, ...columns } = wish;
  const { name, priceCents, currency, imageCount } = findPackage(packageId)!;
  return createDesignRequest(userId, { package: name, priceCents, currency, imageCount, ...columns });
}
