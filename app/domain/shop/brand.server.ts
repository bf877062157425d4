import { z } from "zod";
import { env } from "#app/settings/env.server.ts";
import { defineShopPart } from "./shop-part.server.ts";

const brand = defineShopPart("brand", z.object({ siteName: z.string().min(1).max(60).optional() }), {});

export function readSiteName(): string {
  return brand.read().siteName ?? env.SITE_NAME;
}
