import { copyFile, mkdir } from "node:fs/promises";
import { dirname } from "node:path";
import { eq } from "drizzle-orm";
import { unzipSync } from "fflate";
import sharp from "sharp";
import { expect, test } from "vitest";
import { xmpOf } from "#app/providers/images/digital-source.ts";
import { diskStorage } from "#app/providers/storage/disk-storage.server.ts";
import { designImages, designRequests, media, moments } from "#db/schema.ts";
import { readPdf } from "#tests/documents/read-pdf.ts";
import { createOrderWithPlans } from "#tests/factories/stored-plan.ts";
import { app } from "#tests/harness/http-app.ts";

const photo = "tests/fixtures/fenced-back-yard.jpg";

/** An order whose pictures have files behind them. */
async function createOnDisk(pictures: number) {
  const { user, cookie } = await app.signIn();
  const { id, originalPhotoPath } = createOrderWithPlans(user.id, pictures);
  const designs = app.db.select().from(designImages).where(eq(designImages.requestId, id)).all();
  for (const path of [originalPhotoPath, ...designs.map(({ imagePath }) => imagePath)]) {
    await mkdir(dirname(diskStorage.fileOf(path)), { recursive: true });
    const file = diskStorage.fileOf(path);
    if (path === originalPhotoPath) await copyFile(photo, file);
    else await sharp(photo).jpeg().withXmp(xmpOf("compositeSynthetic")).toFile(file);
  }
  app.db.update(media).set({ originalName: "My yard.PNG" }).where(eq(media.path, originalPhotoPath)).run();
  return { id, cookie };
}

test("holds the photo, and every picture with its plan and its list", async () => {
  const { id, cookie } = await createOnDisk(2);
  const answer = await app.fetch(`/api/designs/${id}/designs.zip`, { cookie });
  expect(answer.headers.get("Content-Disposition")).toBe(`attachment; filename=landscape-designs-${id}.zip`);
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  const ends = [".jpg", "-plan.svg", "-list.csv", "-packet-letter.pdf", "-hoa-letter.pdf", "-plan.dxf"];
  const perDesign = (n: number) => ends.map((end) => `landscape-design-${n}${end}`);
  expect(Object.keys(files).sort()).toEqual(
    ["photo/My yard.jpg", "read-me.txt", ...perDesign(1), ...perDesign(2)].sort(),
  );
  const text = (name: string) => new TextDecoder().decode(files[name]);
  expect(text("landscape-design-2-plan.svg")).toMatch(/^<svg .*<\/svg>\s*$/s);
  expect(text("landscape-design-1-list.csv")).toContain("English lavender");
  expect(readPdf(files["landscape-design-2-packet-letter.pdf"]!).pages[0]?.text).toContain(`Order ${id} · design 2`);
  expect(text("landscape-design-1-plan.dxf")).toContain("AC1024");
  const design = files["landscape-design-2.jpg"]!;
  expect(design.length).toBeGreaterThan(100_000);
  expect((await sharp(design).metadata()).xmpAsString).toBe(xmpOf("compositeSynthetic"));
});

test("holds the designs at other times that were drawn", async () => {
  const { id, cookie } = await createOnDisk(2);
  const designs = app.db.select().from(designImages).where(eq(designImages.requestId, id)).all();
  const [first, second] = designs.map((design) => ({ requestId: id, imageId: design.id, imagePath: design.imagePath }));
  app.db
    .insert(moments)
    .values([
      { ...first!, moment: "evening=yes", status: "asked", imagePath: null },
      { ...second!, moment: "year=3&season=autumn&evening=yes", status: "made" },
    ])
    .run();
  const answer = await app.fetch(`/api/designs/${id}/designs.zip`, { cookie });
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  expect(Object.keys(files).filter((name) => name.includes("evening"))).toEqual([
    "landscape-design-2-year-3-fall-evening.jpg",
  ]);
});

test("of an order still in work holds what is there, and says so", async () => {
  const { id, cookie } = await createOnDisk(1);
  app.db.update(designRequests).set({ status: "processing", imageCount: 5 }).where(eq(designRequests.id, id)).run();
  const answer = await app.fetch(`/api/designs/${id}/designs.zip`, { cookie });
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  expect(new TextDecoder().decode(files["read-me.txt"])).toContain("1 of 5 pictures are here. The others are still");
});

test("is its owner's alone", async () => {
  const { id } = await createOnDisk(1);
  const { cookie } = await app.signIn();
  const path = `/api/designs/${id}/designs.zip`;
  expect((await app.fetch(path, { cookie })).status).toBe(404);
  expect((await app.fetch(path)).status).toBe(401);
  expect((await app.fetch(path, { cookie, method: "POST" })).status).toBe(405);
});
