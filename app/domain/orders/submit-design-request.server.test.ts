import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { newPicturePath } from "#app/domain/media/picture-names.server.ts";
import { db } from "#db/client.server.ts";
import { designDrafts, designRequests, jobs, media } from "#db/schema.ts";
import { createUser } from "#tests/factories/create-user.ts";
import { benchOfWish } from "#tests/text-models/text-model-answers.ts";
import { findDraft } from "./draft/find-draft.server.ts";
import { adoptDraft, saveDraft } from "./draft/save-draft.server.ts";
import { readOrder } from "./request/find-design-request.server.ts";
import { endYardReading } from "./request/yard-reading.server.ts";
import { submitDesignRequest } from "./submit-design-request.server.ts";
import { findWishInterpretation } from "./wish/wish-interpretation.server.ts";

let user = createUser();
beforeEach(() => {
  user = createUser();
});

function insertPhoto(ownerId: number | null, kind: "photo" | "design" = "photo") {
  const facts = { width: 640, height: 480, bytes: 1, placeholderColor: "#000000", widths: [480] };
  return db
    .insert(media)
    .values({ path: newPicturePath(), kind, ownerId, ...facts })
    .returning()
    .get();
}

function draftWithPhoto(ownerId: number | null) {
  const photo = insertPhoto(ownerId);
  const values = { userId: ownerId, photoMediaId: photo.id, prompt: "A pond with lilies" };
  return { photo, draft: db.insert(designDrafts).values(values).returning().get() };
}

const wish = { prompt: "A pond with lilies", email: "pat@yard.test", package: "Standard" };

test("an order takes price and count from the catalogue and ends the draft", () => {
  const { photo } = draftWithPhoto(user.id);
  const result = submitDesignRequest({ userId: user.id, photoPath: photo.path, ...wish });
  expect(result).toMatchObject({ ok: true });
  const row = db.select().from(designRequests).where(eq(designRequests.userId, user.id)).get()!;
  expect(row).toMatchObject({
    originalPhotoPath: photo.path,
    prompt: wish.prompt,
    deliveryEmail: wish.email,
    package: "Standard",
    priceCents: 900,
    imageCount: 5,
    status: "pending",
    paymentStatus: "unpaid",
  });
  expect(row.seed).toBeLessThan(2 ** 31);
  expect(findDraft({ userId: user.id })).toBeUndefined();
});

test("the wish is read once and stored with the order, by a text model if there is one", () => {
  const { path: photoPath } = insertPhoto(user.id);
  const ordered = submitDesignRequest({ userId: user.id, photoPath, ...wish, interpretedWish: benchOfWish });
  const row = readOrder(db, ordered.ok ? ordered.requestId : 0)!;
  const read = { understood: ["two cedar benches along the fence"], leftOut: ["lawn"], keeps: ["oak"] };
  expect(findWishInterpretation(row)).toMatchObject(read);
  expect(findWishInterpretation({ ...row, prompt: "a pond" })).toMatchObject(read);
});

test("the same order again is the same request; another wish is another", async () => {
  const { photo } = draftWithPhoto(user.id);
  const input = { userId: user.id, photoPath: photo.path, ...wish };
  const first = submitDesignRequest(input);
  await saveDraft({ userId: user.id }, { prompt: input.prompt });
  expect(submitDesignRequest({ ...input, package: "standard" })).toEqual(first);
  expect(findDraft({ userId: user.id })).toBeUndefined();
  expect(submitDesignRequest({ ...input, prompt: "A gravel garden" })).not.toEqual(first);
});

test("the photo is read once for every new order, and not again for the same one", () => {
  const { photo } = draftWithPhoto(user.id);
  const input = { userId: user.id, photoPath: photo.path, ...wish };
  const first = submitDesignRequest(input);
  if (!first.ok) throw new Error("The order was refused.");
  const since = () => readOrder(db, first.requestId)?.yardReadingSince;
  expect(since()).toEqual(expect.any(Number));
  endYardReading(db, first.requestId);
  db.delete(jobs).run();
  submitDesignRequest(input);
  expect(since()).toBeNull();
  expect(db.select().from(jobs).all()).toEqual([]);
});

test.each([{ package: "Best Value" }, { email: "kim@yard.test" }])(
  "the same wish with %j is another order",
  (change) => {
    const { photo } = draftWithPhoto(user.id);
    const input = { userId: user.id, photoPath: photo.path, ...wish };
    const first = submitDesignRequest(input);
    const other = submitDesignRequest({ ...input, ...change });
    expect(other).toMatchObject({ ok: true });
    expect(other).not.toEqual(first);
  },
);

test("only one's own photo can be ordered", () => {
  const otherCustomer = createUser();
  const photoOf = (ownerId: number | null) => draftWithPhoto(ownerId).photo.path;
  const refused = { ok: false, reason: "photo-missing" };
  for (const photoPath of [
    photoOf(otherCustomer.id),
    photoOf(null),
    undefined,
    "",
    insertPhoto(user.id, "design").path,
  ]) {
    expect(submitDesignRequest({ userId: user.id, photoPath, ...wish })).toEqual(refused);
  }
});

test("unpaid orders do not pile up", () => {
  const order = () => submitDesignRequest({ userId: user.id, photoPath: insertPhoto(user.id).path, ...wish });
  for (let n = 0; n < 5; n++) expect(order()).toMatchObject({ ok: true });
  expect(order()).toEqual({ ok: false, reason: "too-many-open" });
  db.update(designRequests).set({ paymentStatus: "paid" }).where(eq(designRequests.userId, user.id)).run();
  expect(order()).toMatchObject({ ok: true });
});

test("an unknown package is refused", () => {
  const result = submitDesignRequest({ userId: user.id, photoPath: "x", ...wish, package: "Deluxe" });
  expect(result).toEqual({ ok: false, reason: "unknown-package" });
});

test("a draft keeps wrong texts, and what is not sent stays", async () => {
  await saveDraft({ userId: user.id }, { prompt: "short", email: "nobody" });
  await saveDraft({ userId: user.id }, { packageId: "best-value" });
  expect(findDraft({ userId: user.id })).toMatchObject({ prompt: "short", email: "nobody", packageId: "best-value" });
  expect(await db.$count(designDrafts, eq(designDrafts.userId, user.id))).toBe(1);
});

test("a session's draft becomes the user's at login, photo included, once", async () => {
  const { photo, draft } = draftWithPhoto(null);
  await saveDraft({ userId: user.id }, { prompt: "older words", email: "pat@yard.test" });
  adoptDraft(draft.id, user.id);
  adoptDraft(draft.id, createUser().id);
  expect(findDraft({ draftId: draft.id })).toBeUndefined();
  expect(findDraft({ userId: user.id })).toMatchObject({
    prompt: "A pond with lilies",
    email: "pat@yard.test",
    photo: { path: photo.path },
  });
  expect(submitDesignRequest({ userId: user.id, photoPath: photo.path, ...wish })).toMatchObject({ ok: true });
});

test("a user's draft cannot be reached by its number", async () => {
  const { draft } = await saveDraft({ userId: user.id }, { prompt: "mine alone" });
  expect(findDraft({ draftId: draft.id })).toBeUndefined();
  const saved = await saveDraft({ draftId: draft.id }, { prompt: "not yours" });
  expect(saved.draft.id).not.toBe(draft.id);
  expect(findDraft({ userId: user.id })).toMatchObject({ prompt: "mine alone" });
});

test("no one can fill the disk with photos that are not ordered", async () => {
  for (let n = 0; n < 100; n++) insertPhoto(user.id);
  const photo = { file: "/never/read", name: "yard.jpg", bytes: 1 };
  const saved = await saveDraft({ userId: user.id }, { prompt: "kept all the same", photo });
  expect(saved).toMatchObject({ photoProblem: "too-many", draft: { prompt: "kept all the same" } });
});

test("an order does not end another user's draft with the same words", () => {
  const { photo } = draftWithPhoto(user.id);
  const other = createUser().id;
  db.insert(designDrafts).values({ userId: other, prompt: wish.prompt }).run();
  submitDesignRequest({ userId: user.id, photoPath: photo.path, ...wish });
  expect(findDraft({ userId: other })).toMatchObject({ prompt: wish.prompt });
});

test("an account's letters go to ten addresses a day besides its own, and no more", () => {
  const customer = createUser({ email: "own@yard.test" });
  const order = (email: string, id = customer.id) => {
    const { path: photoPath } = insertPhoto(id);
    const result = submitDesignRequest({ ...wish, userId: id, photoPath, email });
    db.update(designRequests).set({ paymentStatus: "paid" }).where(eq(designRequests.userId, id)).run();
    return result;
  };
  for (let n = 1; n <= 10; n++) expect(order(`other-${n}@yard.test`)).toMatchObject({ ok: true });
  expect(order("other-11@yard.test")).toEqual({ ok: false, reason: "too-much-mail" });
  expect(order("OTHER-1@yard.test")).toMatchObject({ ok: true });
  expect(order("Own@yard.test")).toMatchObject({ ok: true });
  const dayAgo = Date.now() - 25 * 3_600_000;
  db.update(designRequests).set({ createdAt: dayAgo }).where(eq(designRequests.userId, customer.id)).run();
  expect(order("other-11@yard.test")).toMatchObject({ ok: true });
});

test("an address gets twenty orders a day from others, and any number from whose it is", () => {
  const owner = createUser({ email: "many@yard.test" });
  const order = (id: number) => {
    const { path: photoPath } = insertPhoto(id);
    return submitDesignRequest({ ...wish, userId: id, photoPath, email: "many@yard.test" });
  };
  for (let n = 1; n <= 20; n++) expect(order(createUser().id)).toMatchObject({ ok: true });
  expect(order(createUser().id)).toEqual({ ok: false, reason: "too-much-mail" });
  expect(order(owner.id)).toMatchObject({ ok: true });
});
