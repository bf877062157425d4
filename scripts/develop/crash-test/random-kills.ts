import { randomInt } from "node:crypto";
import { rmSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { createRandom } from "#app/designer/numeric/random.ts";
import { noteFigures } from "#tests/harness/note-figures.ts";
import { createTemporaryFolder } from "#tests/harness/temporary-folder.ts";
import type { LocalStripe } from "#tests/stripe/local-stripe.ts";
import { build } from "../../build.mjs";
import { isBuildFresh } from "../../build-freshness.mjs";

/**
 * A life ends when its customers saw so many pages at most, which is several orders from photo to picture; most see far fewer.
 * In pages, not in seconds, so that a slow machine's customers get as far as a fast one's.
 */
const longestLifePages = 40;
/** And at most so long after that page: kills also come in the middle of reading, drawing and sending. */
const longestAfterPageMs = 1_000;
const customers = 3;
/** The others order five pictures: a few, since drawing takes the longest. */
const quickLookShare = 0.85;
const pageLookMs = 10;
/** The last work is given up after so long without progress: a picture that was present at several kills waits minutes. */
const longestIdleMs = 10 * 60_000;

/**
 * Kills the built server under customers who order and pay, so many times, at random moments; then waits until all work is done
 * and checks the sums. With `cutsPower` the next server starts from a copy of the disk as it was. The seed decides when it is
 * killed and what is ordered; the interleaving depends on the machine.
 */
export async function killAtRandom(
  kills: number,
  { seedText, cutsPower = false }: { seedText?: string; cutsPower?: boolean } = {},
): Promise<{ ok: boolean; lines: string[] }> {
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
  let pages = 0;
  const onPage = () => {
    pages += 1;
  };
  const choosePackage = () => (random() < quickLookShare ? "quick-look" : "standard");
  const emails = Array.from({ length: customers }, (_, n) => `customer-${n + 1}@yard.test`);
  const people = await Promise.all(
    emails.map((email) => createCustomer({ baseUrl: shop.baseUrl, email, choosePackage, onPage })),
  );
  const ordering = Promise.all(people.map((person) => person.orderUntil(() => isOver)));
  for (let kill = 0; kill < kills; kill++) {
    if (kill > 0 && kill % 25 === 0) console.log(`${kill} kills`);
    await shop.untilHealthy();
    const diesAt = pages + random() ** 2 * longestLifePages;
    while (pages < diesAt) await pause(pageLookMs);
    await pause(random() * longestAfterPageMs);
    await (cutsPower ? shop.cutPower() : shop.kill());
  }
  await shop.untilHealthy();
  isOver = true;
  await ordering;
  await untilAtRest(shop.stripe);
  await shop.stop();
  const { addUp } = await import("#tests/crash/add-up.ts");
  const sum = await addUp(shop);
  rmSync(dataDir, { recursive: true, force: true });
  const figures = `${kills} ${cutsPower ? "power cuts" : "kills"}, seed ${seed}: ${sum.paid} orders paid (${sum.endings}), ${sum.pictures} pictures, ${sum.letters} letters, ${sum.secondCopies} of them twice under the same Message-ID`;
  noteFigures(cutsPower ? "power-cuts" : "random-kills", `${figures}; ${sum.faults.length} faults`);
  return {
    // Where no customer got as far as paying, nothing was proved.
    ok: sum.faults.length === 0 && sum.paid > 0,
    lines: [
      figures,
      `pictures given up: ${sum.causes || "none"}`,
      ...(sum.faults.length > 0 ? sum.faults : ["nothing lost, nothing twice, no stray file, integrity ok"]),
    ],
  };
}

async function untilAtRest(stripe: LocalStripe): Promise<void> {
  const { countUnfinished } = await import("#tests/crash/add-up.ts");
  let unfinished = countUnfinished(stripe);
  let movedAt = Date.now();
  while (unfinished > 0 && Date.now() - movedAt < longestIdleMs) {
    await pause(500);
    const left = countUnfinished(stripe);
    if (left < unfinished) movedAt = Date.now();
    unfinished = left;
  }
}
