import { existsSync } from "node:fs";
import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { findOrder } from "#app/domain/orders/list-orders.server.ts";
import { ImageProviderError } from "#app/providers/images/contract.ts";
import { storage } from "#app/providers/storage/storage.server.ts";
import { db, inTransaction } from "#db/client.server.ts";
import { designImages, designRequests, followUps, jobs, media } from "#db/schema.ts";
import { createPaidOrder } from "#tests/factories/create-order.ts";
import { createSquareProvider } from "#tests/factories/square-provider.ts";
import { generateImage } from "./generate-image.server.ts";
import { giveUpFollowUp, makeFollowUp } from "./make-follow-up.server.ts";
import { requestFollowUp } from "./request-follow-up.server.ts";

const { signal } = new AbortController();

async function createFinished(imageCount = 1) {
  const order = createPaidOrder({ imageCount });
  for (let variationNumber = 1; variationNumber <= imageCount; variationNumber++)
    await generateImage(
      { requestId: order.id, variationNumber },
      { signal, provider: createSquareProvider().provider },
    );
  db.update(designRequests).set({ status: "completed" }).where(eq(designRequests.id, order.id)).run();
  const images = db.select().from(designImages).where(eq(designImages.requestId, order.id)).all();
  return { order, images, design: () => findOrder(order.id, order.userId)! };
}

function followUpsOf(requestId: number) {
  return db.select().from(followUps).where(eq(followUps.requestId, requestId)).all();
}

test("not my yard: another picture next to the first, which stays; a second request finds the same one", async () => {
  const { order, images, design } = await createFinished();
  const wanted = { requestId: order.id, userId: order.userId, imageId: images[0]!.id, kind: "not-my-yard" } as const;
  expect(requestFollowUp(wanted)).toEqual({ ok: true });
  expect(requestFollowUp(wanted)).toEqual({ ok: false, reason: "asked-already" });
  const [followUp] = followUpsOf(order.id);
  expect(design().images[0]!.followUps).toMatchObject([{ kind: "not-my-yard", status: "asked" }]);

  const { provider, orders } = createSquareProvider();
  for (let run = 0; run < 2; run++) await makeFollowUp(followUp!.id, { signal, provider });
  expect(orders).toHaveLength(1);
  expect(orders[0]!.seed).not.toBe(order.seed);
  expect(orders[0]!.change).toBeUndefined();
  expect(design().images).toMatchObject([
    {
      origin: "ordered",
      followUps: [{ status: "made" }],
      versions: [{ origin: "not-my-yard", parentId: images[0]!.id, variationNumber: 1 }],
    },
  ]);
});

test("a change is made to the picture it was asked at, and linked to it", async () => {
  const { order, images, design } = await createFinished(2);
  const change = "make the path brick";
  const wanted = { requestId: order.id, userId: order.userId, imageId: images[1]!.id, kind: "change", change } as const;
  requestFollowUp(wanted);
  const { provider, orders } = createSquareProvider(({ change }) => expect(existsSync(change!.parentFile)).toBe(true));
  await makeFollowUp(followUpsOf(order.id)[0]!.id, { signal, provider });
  expect(orders).toMatchObject([{ seed: order.seed, variation: 2, change: { words: change } }]);
  expect(design().images[1]!.versions).toMatchObject([{ origin: "change", change, parentId: images[1]!.id }]);
  expect(design().images[0]!.versions).toEqual([]);

  const [version] = design().images[1]!.versions;
  expect(requestFollowUp({ ...wanted, imageId: version!.id })).toEqual({ ok: false, reason: "asked-already" });
});

test("two runs at once keep one picture, and nothing of the other one stays", async () => {
  const { order, images, design } = await createFinished();
  const wanted = { requestId: order.id, userId: order.userId, imageId: images[0]!.id, kind: "not-my-yard" } as const;
  requestFollowUp(wanted);
  const [followUp] = followUpsOf(order.id);
  let arrive = () => {};
  const bothAtWork = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const { provider, orders } = createSquareProvider(() => (orders.length < 2 ? bothAtWork : arrive()));
  await Promise.all([1, 2].map(() => makeFollowUp(followUp!.id, { signal, provider })));
  expect(orders).toHaveLength(2);
  expect(design().images[0]!.versions).toHaveLength(1);
  expect(followUpsOf(order.id)).toMatchObject([{ status: "made" }]);
  const pictures = db
    .select()
    .from(media)
    .where(and(eq(media.ownerId, order.userId), eq(media.kind, "design")))
    .all();
  expect(pictures).toHaveLength(2);
  const stored: string[] = [];
  for await (const files of storage.list(100)) stored.push(...files.map(({ name }) => name));
  const known = db.select({ path: media.path }).from(media).all();
  expect(stored.filter((name) => !known.some(({ path }) => name.startsWith(path.slice(0, 26))))).toEqual([]);
});

test("a failure is reported, and may be requested again", async () => {
  const { order, images, design } = await createFinished();
  const wanted = { requestId: order.id, userId: order.userId, imageId: images[0]!.id, kind: "not-my-yard" } as const;
  requestFollowUp(wanted);
  const [followUp] = followUpsOf(order.id);
  const { provider } = createSquareProvider(() => Promise.reject(new ImageProviderError("refuse", "no")));
  await expect(makeFollowUp(followUp!.id, { signal, provider })).rejects.toThrow("no");
  inTransaction((tx) => giveUpFollowUp(tx, followUp!.id));
  expect(design().images[0]!.followUps).toMatchObject([{ status: "failed" }]);
  expect(requestFollowUp(wanted)).toEqual({ ok: true });
  const keys = db
    .select()
    .from(jobs)
    .where(eq(jobs.kind, "make-follow-up"))
    .all()
    .map(({ key }) => key);
  expect(keys).toEqual(expect.arrayContaining([`${followUp!.id}:1`, `${followUp!.id}:2`]));
});

test("what was made in the end stays made, though its job is given up after it", async () => {
  const { order, images, design } = await createFinished();
  requestFollowUp({ requestId: order.id, userId: order.userId, imageId: Number(images[0]?.id), kind: "not-my-yard" });
  const followUpId = Number(followUpsOf(order.id)[0]?.id);
  await makeFollowUp(followUpId, { signal, provider: createSquareProvider().provider });
  inTransaction((tx) => giveUpFollowUp(tx, followUpId));
  expect(design().images[0]?.followUps).toMatchObject([{ status: "made" }]);
});

test("a stranger finds nothing, and a refunded order includes nothing any more", async () => {
  const { order, images } = await createFinished();
  const kind = "not-my-yard";
  const imageId = images[0]!.id;
  const refused = { ok: false, reason: "not-found" };
  expect(requestFollowUp({ requestId: order.id, userId: order.userId + 1, imageId, kind })).toEqual(refused);
  expect(requestFollowUp({ requestId: order.id + 1, userId: order.userId, imageId, kind })).toEqual(refused);
  db.update(designRequests).set({ paymentStatus: "refunded" }).where(eq(designRequests.id, order.id)).run();
  expect(requestFollowUp({ requestId: order.id, userId: order.userId, imageId, kind })).toMatchObject({
    reason: "not-paid",
  });
});

test("what was requested before a refund is not made any more", async () => {
  const { order, images, design } = await createFinished();
  requestFollowUp({ requestId: order.id, userId: order.userId, imageId: images[0]!.id, kind: "not-my-yard" });
  db.update(designRequests).set({ paymentStatus: "refunded" }).where(eq(designRequests.id, order.id)).run();
  const { provider, orders } = createSquareProvider();
  const made = makeFollowUp(followUpsOf(order.id)[0]!.id, { signal, provider });
  await expect(made).rejects.toMatchObject({ name: "PermanentJobError" });
  expect(orders).toEqual([]);
  expect(design().images[0]!.versions).toEqual([]);
});
