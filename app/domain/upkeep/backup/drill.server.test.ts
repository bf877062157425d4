import { execFile } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { promisify } from "node:util";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { expect, test } from "vitest";
import { newPicturePath } from "#app/domain/media/picture-names.server.ts";
import { diskStorage } from "#app/providers/storage/disk-storage.server.ts";
import { db } from "#db/client.server.ts";
import { designImages, designRequests, media } from "#db/schema.ts";
import { createUser } from "#tests/factories/create-user.ts";
import { createDesignRequest, createPictureRow } from "#tests/factories/design-rows.ts";

const run = promisify(execFile);

async function storePicture(ownerId: number, kind: "photo" | "design"): Promise<string> {
  const path = newPicturePath();
  db.update(media)
    .set({ path })
    .where(eq(media.id, createPictureRow(ownerId, kind).id))
    .run();
  const file = diskStorage.fileOf(path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(
    file,
    await sharp({ create: { width: 8, height: 6, channels: 3, background: "#576" } })
      .jpeg()
      .toBuffer(),
  );
  return path;
}

test("backup, restore, start and scan, next to the running site and without a connection out of it", async () => {
  const user = createUser();
  const order = createDesignRequest(user.id, { status: "completed", paymentStatus: "paid", imageCount: 1 });
  const originalPhotoPath = await storePicture(user.id, "photo");
  db.update(designRequests).set({ originalPhotoPath }).where(eq(designRequests.id, order.id)).run();
  const imagePath = await storePicture(user.id, "design");
  db.insert(designImages).values({ requestId: order.id, imagePath, variationNumber: 1 }).run();

  const settings = { ...process.env, NODE_ENV: "production", SMTP_URL: "smtp://user:secret@192.0.2.1", RUN_JOBS: "1" };
  const { stdout } = await run(process.execPath, ["scripts/operate.mjs", "drill"], { env: settings });
  expect(stdout).toMatch(/^backup in [\d.]+ s: database [\d.]+ MB, \d+ files\nproven in [\d.]+ s: restored, started/);
  expect(stdout).toContain(`1 pictures of order ${order.id} opened`);

  rmSync(diskStorage.fileOf(imagePath));
  const failed = run(process.execPath, ["scripts/operate.mjs", "drill"], { env: settings });
  await expect(failed).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining(`A picture of order ${order.id} does not open`),
  });
});
