import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { createSessionRow, hashSessionId, type SessionFacts } from "#app/domain/accounts/session-rows.server.ts";
import { anonymousDraft } from "#app/domain/orders/draft/find-draft.server.ts";
import { db } from "#db/client.server.ts";
import { designDrafts, media, sessions } from "#db/schema.ts";
import { createUser } from "#tests/factories/create-user.ts";
import { choosePictureFile, findPicture } from "./find-picture.server.ts";
import { newPicturePath } from "./picture-names.server.ts";
import { isValidMediaLink, signMediaUrl } from "./sign-media-url.server.ts";

const owner = createUser();
const stranger = createUser();

function as(facts: SessionFacts) {
  return { sid: hashSessionId(createSessionRow(facts)) };
}

function insertPicture(values: Partial<typeof media.$inferInsert> = {}) {
  const facts = {
    kind: "photo" as const,
    width: 1200,
    height: 900,
    bytes: 1,
    placeholderColor: "#000000",
    widths: [480, 960],
  };
  return db
    .insert(media)
    .values({ path: newPicturePath(), ownerId: owner.id, ...facts, ...values })
    .returning()
    .get();
}

test("a photo is its owner's", () => {
  const { path } = insertPicture();
  expect(findPicture(path, as({ userId: owner.id }))).toMatchObject({ path });
  expect(findPicture(path, as({ userId: stranger.id }))).toBeUndefined();
  expect(findPicture(path, {})).toBeUndefined();
});

test("a session that has expired, or is anonymous, shows nothing", () => {
  const { path } = insertPicture();
  const viewer = as({ userId: owner.id });
  db.update(sessions).set({ expire: Date.now() }).where(eq(sessions.sid, viewer.sid)).run();
  expect(findPicture(path, viewer)).toBeUndefined();
  expect(findPicture(insertPicture({ ownerId: null }).path, as({}))).toBeUndefined();
});

test("addresses of earlier kinds reach the same file, and nothing else does", () => {
  const { path } = insertPicture();
  for (const address of [path, `/${path}`, `uploads/${path}`, `/uploads/${path}`]) {
    expect(findPicture(address, as({ userId: owner.id }))).toMatchObject({ path });
  }
  const wrong = [
    "",
    "..",
    `../${path}`,
    `uploads/uploads/${path}`,
    `${path}/`,
    `${path}\0`,
    path.toUpperCase(),
    `media/${path}`,
  ];
  for (const address of [...wrong, `${path}.`, `%2e%2e/${path}`, "a.jpg", path.replace(".jpg", "-480.jpg")]) {
    expect(findPicture(address, as({ userId: owner.id }))).toBeUndefined();
  }
});

test("pictures of the blog are everybody's", () => {
  const { path } = insertPicture({ kind: "blog" });
  expect(findPicture(path, {})).toMatchObject({ path });
});

test("the photo of an anonymous draft is shown to its session only", () => {
  const photo = insertPicture({ ownerId: null });
  const draft = db.insert(designDrafts).values({ photoMediaId: photo.id }).returning().get();
  const other = db.insert(designDrafts).values({}).returning().get();
  expect(findPicture(photo.path, as({ draftId: draft.id }))).toMatchObject({ path: photo.path });
  expect(findPicture(photo.path, as({ draftId: other.id }))).toBeUndefined();
  expect(findPicture(photo.path, as({ userId: stranger.id }))).toBeUndefined();
  db.update(designDrafts).set({ userId: owner.id }).where(anonymousDraft(draft.id)).run();
  expect(findPicture(photo.path, as({ draftId: draft.id }))).toBeUndefined();
});

test("a signed link shows one picture until its end", () => {
  const { path } = insertPicture({ kind: "design" });
  const expiresAt = Date.now() + 60_000;
  const url = new URL(signMediaUrl(path, expiresAt, 480));
  expect(url.pathname).toBe(`/api/uploads/${path}`);
  expect(url.searchParams.get("w")).toBe("480");
  const link = { signature: url.searchParams.get("signature")!, expires: url.searchParams.get("expires")! };
  expect(findPicture(path, { link })).toMatchObject({ path });
  expect(findPicture(insertPicture().path, { link })).toBeUndefined();
  expect(findPicture(path, { link: { ...link, expires: String(expiresAt + 1) } })).toBeUndefined();
  expect(findPicture(path, { link: { ...link, signature: "" } })).toBeUndefined();
  expect(isValidMediaLink(path, link, expiresAt)).toBe(false);
});

test.each([
  [undefined, true, "", "image/jpeg"],
  [480, true, "-480", "image/avif"],
  [480, false, "-480", "image/jpeg"],
  [500, true, "-960", "image/avif"],
  [1, false, "-480", "image/jpeg"],
  [1600, true, "", "image/jpeg"],
])("width %s, AVIF %s", (width, acceptsAvif, suffix, contentType) => {
  const picture = insertPicture();
  const chosen = choosePictureFile(picture, { width, acceptsAvif });
  const extension = contentType === "image/avif" ? "avif" : "jpg";
  expect(chosen.contentType).toBe(contentType);
  expect(chosen.name).toBe(`${picture.path.replace(".jpg", "")}${suffix}.${extension}`);
});

test("a wish larger than a picture whose own width is stored gets that, and not the heavy original", () => {
  const picture = insertPicture({ width: 800, widths: [480, 800] });
  const chosen = choosePictureFile(picture, { width: 960, acceptsAvif: true });
  expect(chosen.name).toMatch(/-800\.avif$/);
});
