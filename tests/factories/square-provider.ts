import { randomUUID } from "node:crypto";
import { join } from "node:path";
import sharp from "sharp";
import { temporaryFolder } from "#app/disk/temporary-folder.server.ts";
import type { DesignOrder, ImageProvider } from "#app/providers/images/contract.ts";

/**
 * An image provider that draws a green square at once, and records its orders.
 * @param before runs with each order; what it throws is the provider's failure
 */
export function createSquareProvider(before: (order: DesignOrder) => unknown = () => {}) {
  const orders: DesignOrder[] = [];
  const provider: ImageProvider = {
    name: "green square",
    async makeDesign(order) {
      orders.push(order);
      await before(order);
      const pictureFile = join(await temporaryFolder(), `${randomUUID()}.png`);
      await sharp({ create: { width: 64, height: 48, channels: 3, background: "#336633" } })
        .png()
        .toFile(pictureFile);
      return { pictureFile, plan: { title: "Green" } };
    },
  };
  return { provider, orders };
}
