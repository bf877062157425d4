import { randomInt } from "node:crypto";
import { rmSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { createRandom } from "#app/designer/numeric/random.ts";
import { noteFigures } from "#tests/harness/note-figures.ts";
import { createTemporaryFolder } from "#tests/harness/temporary-folder.ts";
import { build } from "../build.mjs";
import { isBuildFresh } from "../build-freshness.mjs";

/** A life ends at most so long after the server answers: long enough for several pictures. Most are much shorter. */
const longestLifeMs = 9_000;
const customers = 3;
/** For the last work: a picture that was twice there when the server died waits a minute for others. */
const longestRestMs = 10 * 60_000;

/**
 * Kills the built server under customers who order and pay, so many times, at random moments; then waits until all work is
 * done and adds up. The seed decides when it dies and what is ordered; what meets what, the machine does.
 */
export async function killAtRandom(kills: number, seedText?: string): Promise<{ ok: boolean; lines: string[] }> {
  const seed = Number(seedText ?? randomInt(2 ** 31));
  const random = createRandom(seed);
  const dataDir = createTemporaryFolder();
  Object.assign(process.env, {
    NODE_ENV: "test",
    DATA_DIR: dataDir,
    PUBLIC_URL: "http://localhost:3000",
    RUN_JOBS: "0",
  });
  process.env.LOG_LEVEL = "silent";
  if (!isBuildFresh()) build();
  const { openUnderFire } = await import("#tests/crash/shop-under-fire.ts");
  const { createCustomer } = await import("#tests/crash/stubborn-customer.ts");
  const shop = await openUnderFire(dataDir, random);
  let isOver = false;
  const choose = () => (random() < 0.7 ? "quick-look" : "standard");
  const emails = Array.from({ length: customers }, (_, n) => `customer-${n + 1}@yard.test`);
  const people = await Promise.all(emails.map((email) => createCustomer(shop.baseUrl, email, choose)));
  const ordering = Promise.all(people.map((person) => person.orderUntil(() => isOver)));
  for (let kill = 0; kill < kills; kill++) {
    await shop.untilHealthy();
    await pause(random() ** 2 * longestLifeMs);
    await shop.kill();
  }
  await shop.untilHealthy();
  isOver = true;
  await ordering;
  const { addUp, isAtRest } = await import("#tests/crash/add-up.ts");
  const giveUpAt = Date.now() + longestRestMs;
  while (!isAtRest(shop.stripe) && Date.now() < giveUpAt) await pause(500);
  await shop.stop();
  const sum = await addUp(shop);
  rmSync(dataDir, { recursive: true, force: true });
  const figures = `${kills} kills, seed ${seed}: ${sum.paid} orders paid (${sum.endings}), ${sum.pictures} pictures, ${sum.letters} letters, ${sum.secondCopies} of them twice under the same Message-ID`;
  noteFigures("random-kills", `${figures}; ${sum.faults.length} faults`);
  return {
    // Where nobody got as far as paying, nothing was proved.
    ok: sum.faults.length === 0 && sum.paid > 0,
    lines: [
      figures,
      ...(sum.faults.length > 0 ? sum.faults : ["nothing lost, nothing twice, no stray file, integrity ok"]),
    ],
  };
}
