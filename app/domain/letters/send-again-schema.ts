import { z } from "zod";
import { letterAddressSchema } from "#app/domain/orders/request/design-request-schemas.server.ts";

/** A stored letter, and where it is sent now. */
export const sendAgainSchema = letterAddressSchema.extend({ letter: z.string() });
