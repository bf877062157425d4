import { lawSchema } from "./law-schema.ts";
import { defineShopPart } from "./shop-part.server.ts";

/** Which rules the shop follows. */
export const law = defineShopPart("law", lawSchema, lawSchema.parse({}));
