import { leadsSchema } from "./leads-schema.ts";
import { defineShopPart } from "./shop-part.server.ts";

/** Whether a landscaper uses the shop for customers of their own. */
export const leadSettings = defineShopPart("leads", leadsSchema, leadsSchema.parse({}));

/** The firm's line where it is shown; undefined for a shop that is nobody's but its own. */
export function readFirm(): { line: string } | undefined {
  const { takesLeads, firmLine } = leadSettings.read();
  return takesLeads ? { line: firmLine } : undefined;
}
