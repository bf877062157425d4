import type { Finding } from "#app/domain/upkeep/checks/finding.ts";
import { env } from "#app/settings/env.server.ts";
import { countApplied, countKnown } from "#db/applied-migrations.server.ts";
import { openRemoteDatabase } from "#db/client.server.ts";

const check = "database";
/** Above it a page's dozen of queries is noticeable. */
const slowMs = 5;
const asked = 20;

/** Whether the database server answers, how fast, and whether it has our tables. */
export async function checkDatabaseServer(): Promise<Finding[]> {
  const { $client: client } = openRemoteDatabase(env.DATABASE_URL!, env.DATABASE_AUTH_TOKEN);
  try {
    const done = countApplied(client);
    const startedAt = performance.now();
    for (let n = 0; n < asked; n++) client.prepare("select 1").get();
    const ms = (performance.now() - startedAt) / asked;
    const found = `answers in ${ms.toFixed(1)} ms, at migration ${done} of ${countKnown()}`;
    if (done > countKnown())
      return [{ check, status: "broken", found: `${found}: of a newer version`, advice: "Update." }];
    if (ms <= slowMs) return [{ check, status: "ok", found }];
    return [{ check, status: "note", found, advice: "Every page asks some ten times: bring the two nearer together." }];
  } catch (error) {
    const advice = "Look at DATABASE_URL and DATABASE_AUTH_TOKEN, and whether the server runs.";
    return [{ check, status: "broken", found: (error as Error).message, advice }];
  } finally {
    client.close();
  }
}
