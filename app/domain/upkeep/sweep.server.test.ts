import { existsSync } from "node:fs";
import { mkdir, utimes, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { diskStorage } from "#app/providers/storage/disk-storage.server.ts";
import { env } from "#app/settings/env.server.ts";
import { db, inTransaction } from "#db/client.server.ts";
import { blogViews, designDrafts, designRequests, jobs, media, sessions } from "#db/schema.ts";
import { sliceRows } from "#db/slices.server.ts";
import { createPost } from "#tests/factories/create-post.ts";
import { createUser } from "#tests/factories/create-user.ts";
import { createDesignRequest, createPictureRow } from "#tests/factories/design-rows.ts";
import { sweep } from "./sweep.server.ts";

const hour = 3_600_000;
const day = 24 * hour;
const now = Date.now();

async function writeOld(file: string, age: number): Promise<string> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, "x");
  await utimes(file, (now - age) / 1_000, (now - age) / 1_000);
  return file;
}

async function createOldDraft(userId: number | null, age: number) {
  const photo = createPictureRow(createUser().id);
  db.update(media)
    .set({ createdAt: now - age })
    .where(eq(media.id, photo.id))
    .run();
  const file = await writeOld(diskStorage.fileOf(photo.path), age);
  const values = { userId, photoMediaId: photo.id, createdAt: now - age, updatedAt: now - age };
  const draft = db.insert(designDrafts).values(values).returning().get();
  return () => ({
    draft: db.select().from(designDrafts).where(eq(designDrafts.id, draft.id)).get() !== undefined,
    photo: db.select().from(media).where(eq(media.id, photo.id)).get() !== undefined && existsSync(file),
  });
}

test.each<[string, boolean, number, boolean]>([
  ["a stranger's draft of 23 hours", false, 23 * hour, true],
  ["a stranger's draft of 25 hours", false, 25 * hour, false],
  ["a user's draft of 29 days", true, 29 * day, true],
  ["a user's draft of 31 days", true, 31 * day, false],
])("%s", async (_, owned, age, stays) => {
  const look = await createOldDraft(owned ? createUser().id : null, age);
  await sweep(now);
  await sweep(now);
  expect(look()).toEqual({ draft: stays, photo: stays });
});

test("paid orders keep their photos, however old", async () => {
  const order = createDesignRequest(createUser().id, {
    status: "completed",
    paymentStatus: "paid",
    createdAt: now - 400 * day,
  });
  db.update(media)
    .set({ createdAt: now - 400 * day })
    .where(eq(media.path, order.originalPhotoPath))
    .run();
  await sweep(now);
  expect(db.select().from(designRequests).where(eq(designRequests.id, order.id)).get()).toBeDefined();
  expect(db.select().from(media).where(eq(media.path, order.originalPhotoPath)).get()).toBeDefined();
});

test("a photo without draft or order is deleted after a day", async () => {
  const [young, old] = [createPictureRow(createUser().id), createPictureRow(createUser().id)];
  db.update(media)
    .set({ createdAt: now - 2 * day })
    .where(eq(media.id, old.id))
    .run();
  await sweep(now);
  expect(db.select().from(media).where(eq(media.id, young.id)).get()).toBeDefined();
  expect(db.select().from(media).where(eq(media.id, old.id)).get()).toBeUndefined();
});

test("expired sessions, forgotten temporary files and old scenes go, the others stay", async () => {
  db.insert(sessions)
    .values([
      { sid: "old", sess: {}, expire: now - 1 },
      { sid: "new", sess: {}, expire: now + hour },
    ])
    .run();
  const files = await Promise.all([
    writeOld(join(env.DATA_DIR, "tmp", "old"), 7 * hour),
    writeOld(join(env.DATA_DIR, "tmp", "folder", "inside"), 7 * hour),
    writeOld(join(env.DATA_DIR, "tmp", "new"), hour),
    writeOld(join(env.DATA_DIR, "scenes", "old.scene"), 8 * day),
    writeOld(join(env.DATA_DIR, "scenes", "new.scene"), day),
  ]);
  await utimes(join(env.DATA_DIR, "tmp", "folder"), 1, 1);
  await sweep(now);
  expect(files.map((file) => existsSync(file))).toEqual([false, false, true, false, true]);
  expect(
    db
      .select()
      .from(sessions)
      .all()
      .map(({ sid }) => sid),
  ).toEqual(["new"]);
});

test("jobs that have ended go after a week, those that were given up after a month, whatever their kind", async () => {
  db.delete(jobs).run();
  const kinds = [
    "generate-image",
    "send-receipt-letter",
    "refund-payment",
    "reconcile-payments",
    "of a former version",
  ];
  const ages = [6 * day, 8 * day, 29 * day, 31 * day];
  for (const kind of kinds) {
    for (const age of ages) {
      for (const status of ["done", "dead", "ready", "running"] as const) {
        const finishedAt = status === "done" || status === "dead" ? now - age : null;
        const times = { runAt: now, createdAt: now - age, finishedAt };
        db.insert(jobs)
          .values({ kind, key: `${status} ${age / day}`, payload: {}, status, ...times })
          .run();
      }
    }
  }
  await sweep(now);
  const left = db.select().from(jobs).all();
  const kept = [
    "dead 29",
    "dead 6",
    "dead 8",
    "done 6",
    ...ages.flatMap((age) => [`ready ${age / day}`, `running ${age / day}`]),
  ];
  for (const kind of kinds) {
    const keys = left.filter((job) => job.kind === kind).map(({ key }) => key);
    expect(keys.sort()).toEqual(kept.sort());
  }
  db.delete(jobs).run();
});

test("more rows than one slice holds go all the same", async () => {
  const count = 2 * sliceRows + 1;
  const times = { runAt: now, createdAt: now - 9 * day, finishedAt: now - 9 * day };
  const ended = Array.from({ length: count }, (_, n) => ({ kind: "sweep", key: `${n}`, payload: {}, ...times }));
  inTransaction((tx) => {
    for (const row of ended)
      tx.insert(jobs)
        .values({ ...row, status: "done" })
        .run();
  });
  await sweep(now);
  expect(db.select().from(jobs).all()).toEqual([]);
});

test("in the small hours, stored files that no picture owns go too", async () => {
  const owned = createPictureRow(createUser().id);
  db.update(media).set({ kind: "blog" }).where(eq(media.id, owned.id)).run();
  const name = owned.path.replace(".jpg", "");
  const strays = ["stray.jpg", "stray-480.avif", "stray-480.jpg"];
  const kept = [owned.path, `${name}-480.avif`, `${name}-480.jpg`];
  const files = await Promise.all([...strays, ...kept].map((file) => writeOld(diskStorage.fileOf(file), 3 * day)));
  const young = await writeOld(diskStorage.fileOf("young.jpg"), -day);
  const nextNight = new Date(now).setUTCHours(3);
  await sweep(nextNight);
  expect(files.map((file) => existsSync(file))).toEqual([false, false, false, true, true, true]);
  expect(existsSync(young)).toBe(true);
});

test("views of posts are kept for 400 days", async () => {
  const { id: postId } = await createPost();
  const values = [399, 402].map((ago) => ({
    postId,
    day: new Date(now - ago * day).toISOString().slice(0, 10),
    views: ago,
  }));
  db.insert(blogViews).values(values).run();
  await sweep(now);
  const kept = db.select({ views: blogViews.views }).from(blogViews).where(eq(blogViews.postId, postId)).all();
  expect(kept).toEqual([{ views: 399 }]);
});
