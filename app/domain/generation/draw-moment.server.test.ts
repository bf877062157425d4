import { join } from "node:path";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { expect, test } from "vitest";
import { temporaryFolder } from "#app/disk/temporary-folder.server.ts";
import { storePicture } from "#app/domain/media/store-picture.server.ts";
import { momentsPerOrder, momentTries } from "#app/domain/orders/pictures/moment.ts";
import { endMoment, retryMoment, showMoment } from "#app/domain/orders/pictures/moments.server.ts";
import { eraseOrder } from "#app/domain/privacy/erase-order.server.ts";
import { builtInDesigner } from "#app/providers/images/built-in-designer.server.ts";
import { db, inTransaction } from "#db/client.server.ts";
import { designImages, designRequests, jobs, media, moments, orderedPictures } from "#db/schema.ts";
import { createPaidOrder } from "#tests/factories/create-order.ts";
import { createPictureRow } from "#tests/factories/design-rows.ts";
import { createSquareProvider } from "#tests/factories/square-provider.ts";
import { drawMoment } from "./draw-moment.server.ts";
import { generateImage } from "./generate-image.server.ts";

const { signal } = new AbortController();
const autumn = { year: 3, season: "autumn" } as const;

function createFinished(plan: unknown = null) {
  const order = createPaidOrder({ status: "completed", imageCount: 0 });
  const imagePath = createPictureRow(order.userId, "design").path;
  const row = { requestId: order.id, imagePath, variationNumber: 1, plan };
  const image = db.insert(designImages).values(row).returning().get();
  const show = (moment: Parameters<typeof showMoment>[0]["moment"] = autumn, userId = order.userId) =>
    showMoment({ designId: image.id, userId, moment });
  return { order, image, show };
}

function momentsOf(requestId: number) {
  return db.select().from(moments).where(eq(moments.requestId, requestId)).all();
}

test("a moment is drawn once, of the same seed and composition, however often it is looked for and run", async () => {
  const { order, show } = createFinished({ title: "Lawn", composition: 4 });
  expect(show()).toMatchObject({ state: "waiting" });
  expect(show()).toMatchObject({ state: "waiting" });
  const [row, ...others] = momentsOf(order.id);
  expect(others).toEqual([]);
  expect(
    db
      .select()
      .from(jobs)
      .where(eq(jobs.key, `${row!.id}:1`))
      .all()
      .map(({ kind }) => kind),
  ).toContain("draw-moment");
  const { provider, orders } = createSquareProvider();
  for (let run = 0; run < 2; run++) await drawMoment(row!.id, { signal, provider });
  expect(orders).toMatchObject([{ seed: order.seed, variation: 1, composition: 4, moment: autumn }]);
  expect(show()).toMatchObject({ state: "made", picture: { width: 64 } });
});

test("the designer's own picture is drawn again in winter, of the plan that is stored", async () => {
  const { order, image, show } = createFinished();
  const file = join(await temporaryFolder(), "yard.jpg");
  await sharp("tests/fixtures/fenced-back-yard.jpg").resize({ width: 240 }).jpeg().toFile(file);
  const photo = await storePicture({ file, kind: "photo", ownerId: order.userId, signal });
  if (!photo.ok) throw new Error(photo.reason);
  const yard = { originalPhotoPath: photo.picture.path, prompt: "A maple and a new lawn" };
  db.update(designRequests)
    .set({ ...yard, status: "processing", imageCount: 2 })
    .where(eq(designRequests.id, order.id))
    .run();
  db.insert(orderedPictures).values({ requestId: order.id, variationNumber: 2 }).run();
  await generateImage({ requestId: order.id, variationNumber: 2 }, { signal, provider: builtInDesigner });
  const drawn = db.select().from(designImages).where(eq(designImages.requestId, order.id)).all();
  const second = drawn.find(({ id }) => id !== image.id);
  showMoment({ designId: second!.id, userId: order.userId, moment: { season: "winter" } });
  await drawMoment(momentsOf(order.id)[0]!.id, { signal });
  const shown = showMoment({ designId: second!.id, userId: order.userId, moment: { season: "winter" } });
  expect(shown).toMatchObject({ state: "made", picture: { width: 240 } });
  expect(show()).toMatchObject({ state: "waiting" });
});

test("two runs at once keep one picture, and nothing of the other stays", async () => {
  const { order, show } = createFinished();
  show();
  const before = db.select().from(media).all().length;
  const { provider } = createSquareProvider();
  const [row] = momentsOf(order.id);
  await Promise.all([1, 2].map(() => drawMoment(row!.id, { signal, provider })));
  expect(db.select().from(media).all()).toHaveLength(before + 1);
});

test("another plan than the picture's is not shown as the same garden", async () => {
  const { order, show } = createFinished({ title: "Lawn", geometry: { edges: [] } });
  show();
  const [row] = momentsOf(order.id);
  await expect(drawMoment(row!.id, { signal, ...createSquareProvider() })).rejects.toThrow("another plan");
  inTransaction((tx) => endMoment(tx, row!.id, { status: "failed" }));
  expect(show()).toMatchObject({ state: "failed", mayTryAgain: true });
});

test("one that failed is requested again by its owner, a few times, and then drawn or not", async () => {
  const { order, image, show } = createFinished();
  const wanted = { designId: image.id, userId: order.userId, moment: autumn };
  const fail = () => inTransaction((tx) => endMoment(tx, momentsOf(order.id)[0]!.id, { status: "failed" }));
  show();
  expect(retryMoment(wanted)).toBe(true);
  expect(momentsOf(order.id)).toMatchObject([{ status: "asked", times: 1 }]);
  for (let times = 2; times <= momentTries; times++) {
    fail();
    expect(retryMoment({ ...wanted, userId: order.userId + 1 })).toBe(false);
    expect(show()).toMatchObject({ state: "failed", mayTryAgain: true });
    for (let press = 0; press < 2; press++) expect(retryMoment(wanted)).toBe(true);
    const [row] = momentsOf(order.id);
    expect(row).toMatchObject({ status: "asked", times });
    const key = `${row!.id}:${times}`;
    expect(db.select().from(jobs).where(eq(jobs.key, key)).all()).toHaveLength(1);
  }
  fail();
  retryMoment(wanted);
  expect(show()).toMatchObject({ state: "failed", mayTryAgain: false });
  db.update(moments).set({ status: "failed", times: 1 }).where(eq(moments.requestId, order.id)).run();
  retryMoment(wanted);
  await drawMoment(momentsOf(order.id)[0]!.id, { signal, ...createSquareProvider() });
  expect(show()).toMatchObject({ state: "made" });
});

test("a failed one of an order that has as many as it may is not requested again", () => {
  const { order, image, show } = createFinished();
  show();
  inTransaction((tx) => endMoment(tx, momentsOf(order.id)[0]!.id, { status: "failed" }));
  const all = Array.from({ length: momentsPerOrder }, (_, n) => ({ moment: `n=${n}`, imageId: image.id }));
  for (const one of all)
    db.insert(moments)
      .values({ ...one, requestId: order.id })
      .run();
  retryMoment({ designId: image.id, userId: order.userId, moment: autumn });
  expect(show()).toMatchObject({ state: "failed" });
});

test("paid pictures go first", async () => {
  const { order, show } = createFinished();
  show();
  const paid = createPaidOrder();
  const [row] = momentsOf(order.id);
  const { provider, orders } = createSquareProvider();
  await expect(drawMoment(row!.id, { signal, provider })).rejects.toThrow("Paid pictures go first");
  expect(orders).toEqual([]);
  db.delete(designRequests).where(eq(designRequests.id, paid.id)).run();
  await drawMoment(row!.id, { signal, provider });
  expect(show()).toMatchObject({ state: "made" });
});

test("strangers find none, an order has so many, and a service's picture has none", () => {
  const { order, image, show } = createFinished();
  expect(show(autumn, order.userId + 1)).toBeUndefined();
  const seasons = Array.from({ length: momentsPerOrder }, (_, n) => ({ moment: `n=${n}`, imageId: image.id }));
  for (const season of seasons)
    db.insert(moments)
      .values({ ...season, requestId: order.id })
      .run();
  expect(show()).toMatchObject({ state: "limit" });
  expect(momentsOf(order.id)).toHaveLength(momentsPerOrder);
  const other = createFinished();
  db.update(designImages).set({ madeBy: "A model" }).where(eq(designImages.id, other.image.id)).run();
  expect(other.show()).toMatchObject({ state: "other-maker" });
  expect(momentsOf(other.order.id)).toEqual([]);
});

test("its picture is deleted with the order", async () => {
  const { order, show } = createFinished();
  show();
  await drawMoment(momentsOf(order.id)[0]!.id, { signal, ...createSquareProvider() });
  const [{ imagePath } = { imagePath: null }] = momentsOf(order.id);
  const { pictures } = inTransaction((tx) => eraseOrder(tx, order, Date.now()));
  expect(pictures.map(({ path }) => path)).toContain(imagePath);
  expect(db.select().from(media).where(eq(media.path, imagePath!)).all()).toEqual([]);
});
