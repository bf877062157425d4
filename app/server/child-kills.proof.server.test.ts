import { readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { expect, test } from "vitest";
import { commitSession, readSession } from "#app/http/sessions/session.server.ts";
import { env } from "#app/settings/env.server.ts";
import { db } from "#db/client.server.ts";
import { blogPosts, designImages, designRequests } from "#db/schema.ts";
import { killChildren } from "#tests/crash/child-killer.ts";
import { findStrays } from "#tests/crash/find-strays.ts";
import { createUser } from "#tests/factories/create-user.ts";
import { noteFigures } from "#tests/harness/note-figures.ts";
import { startServer } from "#tests/harness/running-server.ts";
import { createSeededRandom } from "#tests/harness/seeded-random.ts";
import { orderAndPay, signIn } from "#tests/machines/customer.ts";

const customers = 2;
const ordersEach = 3;
const patienceMs = 20 * 60_000;

test(
  "whichever child process is killed at work, orders are made or paid back and posts are saved",
  async () => {
    const limits = Object.fromEntries(
      ["UPLOADS", "UNPAID_ORDERS", "DESK_WRITES"].map((name) => [`LIMIT_${name}`, "0"]),
    );
    const server = await startServer("start.mjs", { DATA_DIR: env.DATA_DIR, LOG_LEVEL: "error", ...limits });
    const photo = await sharp(readFileSync("tests/fixtures/fenced-back-yard.jpg")).resize(640).jpeg().toBuffer();
    let isOver = false;
    const killing = killChildren(server.process.pid!, createSeededRandom(), () => isOver);
    const saving = savePosts(server.baseUrl, () => isOver);
    const ordering = Array.from({ length: customers }, async (_, n) => {
      const browser = await signIn(server.baseUrl, `customer-${n}@yard.test`);
      const ids: number[] = [];
      for (let k = 0; k < ordersEach; k++) ids.push((await orderAndPay(browser, photo, `Only gravel, number ${k}`)).id);
      return ids;
    });
    const ids = (await Promise.all(ordering)).flat();
    // A picture whose process is killed repeatedly may be given up, and is then refunded.
    isOver = true;
    const kills = await killing;
    const saved = await saving;
    const ends = await Promise.all(ids.map(untilDecided));
    await server.stop();
    expect(ends.filter(({ fault }) => fault)).toEqual([]);
    expect(await findStrays()).toEqual([]);
    expect(server.complaints()).toBe("");
    const posts = db.select().from(blogPosts).where(eq(blogPosts.excerpt, "saved under fire")).all();
    expect(posts.map(({ title }) => title).sort()).toEqual(saved.titles.sort());
    expect(posts.filter(({ contentHtml }) => !contentHtml.includes("<strong>stone</strong>"))).toEqual([]);
    // A text whose process was killed is rejected with a message, and accepted when it is sent again.
    expect(posts.length, [...saved.refusals].join("; ")).toBeGreaterThan(saved.tries / 2);
    const killed = Object.entries(kills).map(([kind, count]) => `${kind} ${count}`);
    const completed = ends.filter(({ status }) => status === "completed").length;
    noteFigures(
      "child-kills",
      `${killed.join(", ")} processes killed under ${ids.length} orders (${completed} completed, ${ids.length - completed} paid back) and ${posts.length} posts saved in ${saved.tries} tries: 0 faults`,
    );
  },
  patienceMs + 600_000,
);

/** An editor saves one post after the other, retrying each until it is accepted. */
async function savePosts(baseUrl: string, isOver: () => boolean) {
  const session = await readSession(new Request(baseUrl));
  session.set("userId", createUser().id);
  const cookie = (await commitSession(session)).split(";", 1)[0]!;
  const saved = { titles: [] as string[], tries: 0, refusals: new Set<string>() };
  const content = `A wall of **stone**. ${"More *words* on [walls](/x). ".repeat(2_000)}`;
  while (!isOver()) {
    const title = `Under fire ${saved.titles.length}`;
    const answer = await fetch(`${baseUrl}/api/blog/posts`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Cookie: cookie },
      body: JSON.stringify({
        title,
        slug: `under-fire-${saved.titles.length}`,
        content,
        excerpt: "saved under fire",
        status: "draft",
      }),
    });
    saved.tries += 1;
    const text = await answer.text();
    if (answer.ok) saved.titles.push(title);
    else saved.refusals.add(`${answer.status} ${text.slice(0, 200)}`);
    await pause(200);
  }
  return saved;
}

/** @returns fault: what is wrong with an ended order */
async function untilDecided(id: number): Promise<{ status: string; fault?: string }> {
  const giveUpAt = Date.now() + patienceMs;
  for (;;) {
    const order = db.select().from(designRequests).where(eq(designRequests.id, id)).get()!;
    const images = db.select().from(designImages).where(eq(designImages.requestId, id)).all().length;
    const due = Math.ceil((order.paidAmountCents * (order.imageCount - images)) / order.imageCount);
    const isDecided = order.status !== "pending" && order.status !== "processing" && order.refundedAmountCents === due;
    if (isDecided) return { status: order.status };
    if (Date.now() > giveUpAt)
      return {
        status: order.status,
        fault: `order ${id}: ${order.status}, ${images} of ${order.imageCount} pictures, ${order.refundedAmountCents} of ${due} cents back`,
      };
    await pause(500);
  }
}
