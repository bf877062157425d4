import fc from "fast-check";
import { db } from "#db/client.server.ts";
import { designRequests } from "#db/schema.ts";
import { brokenInTheEnd } from "./promises.ts";
import { Shop } from "./shop.ts";
import { type Count, eventComes, steps } from "./steps.ts";

export interface LivedThrough {
  steps: number;
  stories: number;
  deaths: number;
  /** What came of the orders: how many were paid, and how they ended. */
  paid: number;
  endings: Record<string, number>;
  refundedCents: number;
  letters: number;
}

/** Steps of one story at most: enough for several orders with all that may happen to them. */
const storyLength = 80;
/** Stories of one seed. */
const batch = 10;
const dayMs = 24 * 3_600_000;

/**
 * Lives through stories of random steps until there were so many steps, and settles every one of them in the end. Batch
 * after batch has the next seed.
 * @param path of a failure, which with its seed brings that story again
 * @throws with the steps, the seed and the path
 */
export async function liveThrough(stepsWanted: number, seed: number, path?: string): Promise<LivedThrough> {
  const counted = { steps: 0, stories: 0, deaths: 0, paid: 0, refundedCents: 0, letters: 0 };
  const lived: LivedThrough = { ...counted, endings: {} };
  const story = fc.commands(steps, { maxCommands: storyLength, size: "max" });
  const property = fc.asyncProperty(story, async (commands) => {
    const count: Count = { steps: 0 };
    const shop = new Shop();
    await fc.asyncModelRun(() => ({ model: count, real: shop }), commands);
    await settleDown(shop);
    const broken = brokenInTheEnd(shop);
    if (broken.length > 0) throw new Error(broken.join("\n"));
    addUp(lived, shop, count.steps);
  });
  if (path !== undefined) await fc.assert(property, { seed, path, endOnFailure: true });
  for (let next = seed; path === undefined && lived.steps < stepsWanted; next++) {
    await fc.assert(property, { seed: next, numRuns: batch });
  }
  return lived;
}

function addUp(lived: LivedThrough, shop: Shop, steps: number): void {
  lived.steps += steps;
  lived.stories += 1;
  lived.deaths += shop.deaths;
  lived.letters += shop.mail.sent.size;
  for (const { refundedCents } of shop.gateway.payments.values()) lived.refundedCents += refundedCents;
  for (const { paidAt, status } of db.select().from(designRequests).all()) {
    if (paidAt !== null) lived.paid += 1;
    lived.endings[status] = (lived.endings[status] ?? 0) + 1;
  }
}

/** Everyone is well again and is told everything; then days pass in which the work runs empty. */
async function settleDown(shop: Shop): Promise<void> {
  shop.gateway.mood = "well";
  shop.mail.mood = "well";
  shop.pictures.mood = "well";
  for (let payment = 0; payment < shop.gateway.payments.size; payment++) await eventComes(payment)(shop);
  for (let day = 0; day < 3; day++) {
    await shop.reconcile();
    while ((await shop.work(50)) > 0);
    shop.wait(dayMs);
  }
  // What was given back meanwhile is told, too.
  for (let payment = 0; payment < shop.gateway.payments.size; payment++) await eventComes(payment)(shop);
  await shop.reconcile();
  while ((await shop.work(50)) > 0);
}
