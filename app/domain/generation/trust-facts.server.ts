import { env } from "#app/settings/env.server.ts";
import { usualMinutes } from "./usual-minutes.server.ts";

export function findTrustFacts() {
  return { usualMinutes: usualMinutes(), photoDays: env.PHOTO_DAYS || undefined };
}
