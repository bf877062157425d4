import { findPackage, type PackageId } from "#app/domain/orders/request/packages.ts";
import type { designRequests } from "#db/schema.ts";
import { createUser } from "./create-user.ts";
import { createDesignRequest } from "./design-rows.ts";

/** An order as the form leaves it, at the catalog's price; of a new customer unless one is given. */
export function createUnpaidOrder(
  wish: Partial<Omit<typeof designRequests.$inferInsert, "package">> & { package?: PackageId } = {},
) {
  const { package: packageId = "standard", userId = createUser().id, ...columns } = wish;
  const { name, price, imageCount } = findPackage(packageId)!;
  return createDesignRequest(userId, { package: name, packagePrice: price, imageCount, ...columns });
}
