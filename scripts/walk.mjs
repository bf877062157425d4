import { rmSync, writeFileSync } from "node:fs";
import { command, refuse, runCommand } from "./commands/command-line.mjs";
import { walkEverywhere } from "./walk/addresses.mjs";
import { walkOrderByCalls, walkWrongMethods } from "./walk/calls.mjs";
import { compareWalks } from "./walk/compare.mjs";
import { walkDesk } from "./walk/desk.mjs";
import { walkDeskCalls } from "./walk/desk-calls.mjs";
import { walkFrontDoor } from "./walk/front-door.mjs";
import { walkDoubts, walkGround } from "./walk/ground.mjs";
import { Journal } from "./walk/journal.mjs";
import { placeOrder, walkFirstOrder } from "./walk/orders.mjs";
import { doubtfulPhoto, gather } from "./walk/people.mjs";
import { walkRefunds } from "./walk/refunds.mjs";
import { walkLetters, walkResults } from "./walk/results.mjs";
import { walkLogins } from "./walk/signing-in.mjs";
import { Site } from "./walk/site.mjs";
import { allDone } from "./walk/waiting.mjs";
import { Wording } from "./walk/wording.mjs";

const declared = command({
  call: "node scripts/walk.mjs",
  about: `
Visits every address of the built site of this folder and writes every answer into a file; or compares two such files and ends
with 1 when they differ. For a change that must not be seen from outside: walk before, walk after, compare. Two walks of one build
are the same file. The site runs on a data folder of its own, which is removed afterwards.`,
  takes: ["[BEFORE]", "[AFTER]"],
  options: {
    out: { type: "string", value: "FILE", about: "Walks, and writes the answers there." },
    data: { type: "string", value: "DIR", about: "The data folder, which is then kept." },
    compare: { type: "boolean", about: "Compares the walks BEFORE and AFTER." },
  },
});

await runCommand(declared, async ({ values, positionals }) => {
  const [before, after] = positionals;
  if (values.compare) {
    if (!before || !after) refuse(declared, "--compare needs BEFORE and AFTER");
    const differences = compareWalks(before, after);
    if (differences) console.log(differences);
    process.exitCode = differences ? 1 : 0;
    return;
  }
  if (!values.out) refuse(declared, "--out or --compare is missing");
  const entries = await walk(values.data);
  writeFileSync(values.out, `${JSON.stringify(entries, null, 1)}\n`);
  console.log(`${entries.length} answers in ${values.out}`);
});

async function walk(dataDir) {
  const site = await Site.onFreePort(dataDir);
  const journal = new Journal(new Wording(site.baseUrl));
  const people = { journal, ...gather(site.baseUrl, journal) };
  try {
    await site.start();
    await walkSite(site, people);
  } catch (error) {
    throw new Error(`The walk ended after ${journal.lastWords()}`, { cause: error });
  } finally {
    await site.stop();
    if (!dataDir) rmSync(site.dataDir, { recursive: true, force: true });
  }
  return journal.entries;
}

/**
 * Answers are recorded only while no jobs run. Jobs run in between, for one order at a time: with two at once, chance would
 * decide the order of their letters.
 */
async function walkSite(site, people) {
  const { owner, stranger } = people;
  const order = await walkFirstOrder(people);
  const second = await placeOrder(owner, {
    prompt: "Stepping stones through a flower border",
    packageId: "quick-look",
  });
  const unsure = { prompt: "A quiet corner with ferns and a bench", packageId: "best-value" };
  const third = await placeOrder(owner, { ...unsure, photo: await doubtfulPhoto() });
  const nothing = { order: second, post: 1, slug: "none", category: 1, tag: 1 };
  await walkEverywhere(people, "before any work", nothing, [stranger, owner]);
  await site.work(allDone(people, { letters: 2, posts: 6, orders: [order], grounds: [second, third] }));

  const called = await walkOrderByCalls(people);
  await site.work(allDone(people, { letters: 4, orders: [called] }));
  await walkResults(people, order);
  await site.work(allDone(people, { pictures: { [order]: 3 } }));
  await walkGround(people, second);
  await walkDoubts(people, third);
  await site.work(allDone(people, { letters: 6, orders: [second] }));

  await walkLetters(people, "letters");
  const desk = await walkDesk(people);
  await walkDeskCalls(people);
  await walkEverywhere(people, "after the work", { order, ...desk });
  await walkWrongMethods(people, { order: second, ...desk });
  await walkLogins(people);
  await walkFrontDoor(people);
  await walkRefunds(site, people, 6);
}
