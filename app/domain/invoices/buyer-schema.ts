import { z } from "zod";
import { checkVatNumber, partyFields } from "#app/domain/shop/party-schema.ts";

export const buyerSchema = z.object(partyFields).check(checkVatNumber);

export type Buyer = z.output<typeof buyerSchema>;
