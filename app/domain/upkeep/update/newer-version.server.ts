import { z } from "zod";
import { defineShopPart } from "#app/domain/shop/shop-part.server.ts";
import { log } from "#app/logging/log.server.ts";
import { createGuardedFetch } from "#app/providers/images/models/guarded-fetch.server.ts";
import { env } from "#app/settings/env.server.ts";
import { programVersion } from "./program-mark.server.ts";

const patienceMs = 10_000;
const bytesAtMost = 1024 * 1024;

const announced = defineShopPart("newer-version", z.object({ version: z.string() }), { version: "" });

/** Any JSON with a version, or what GitHub answers of a repository's latest release. */
const answerSchema = z
  .union([
    z.object({ version: z.string() }),
    z.object({ tag_name: z.string() }).transform((it) => ({ version: it.tag_name })),
  ])
  .transform(({ version }) => version.replace(/^v/, ""))
  .pipe(z.string().regex(/^\d{1,6}\.\d{1,6}\.\d{1,6}$/));

/** Asks, and sends nothing about this installation. An address that does not answer is asked again tomorrow. */
export async function lookForNewerVersion(address = env.UPDATE_CHECK_URL): Promise<void> {
  if (!address) return;
  try {
    const ask = createGuardedFetch({ baseUrl: address, bytesAtMost });
    const answer = await ask(address, { signal: AbortSignal.timeout(patienceMs) });
    if (!answer.ok) throw new Error(`answered ${answer.status}`);
    const version = answerSchema.parse(await answer.json());
    // Saving renews every cached page.
    if (version !== announced.read().version) announced.save({ version });
  } catch (error) {
    log.warn({ err: error }, "UPDATE_CHECK_URL names no version");
  }
}

/** Undefined while this is the newest, and where nobody asks. */
export function findNewerVersion(own = programVersion()): string | undefined {
  const { version } = announced.read();
  return env.UPDATE_CHECK_URL && isNewer(version, own) ? version : undefined;
}

function isNewer(one: string, other: string): boolean {
  return one.localeCompare(other, "en", { numeric: true }) > 0;
}
