import { copyFile, mkdir } from "node:fs/promises";
import { dirname } from "node:path";
import { eq } from "drizzle-orm";
import { unzipSync } from "fflate";
import { expect, test } from "vitest";
import { diskStorage } from "#app/providers/storage/disk-storage.server.ts";
import { designImages } from "#db/schema.ts";
import { createOrderWithPlans, standInSun } from "#tests/factories/stored-plan.ts";
import { app } from "#tests/harness/http-app.ts";

async function orderWith(direction: "south" | "unknown") {
  const { user, cookie } = await app.signIn();
  const { id, originalPhotoPath } = createOrderWithPlans(user.id);
  if (direction === "south") standInSun(id);
  for (const { imagePath: path } of [
    { imagePath: originalPhotoPath },
    ...app.db.select().from(designImages).where(eq(designImages.requestId, id)).all(),
  ]) {
    const file = diskStorage.fileOf(path);
    await mkdir(dirname(file), { recursive: true });
    await copyFile("tests/fixtures/fenced-back-yard.jpg", file);
  }
  const read = async (address: string) => (await app.fetch(address, { cookie })).text();
  return { id, cookie, read, address: `/api/designs/${id}/images/1/sun.svg` };
}

const hoursIn = (svg: string) => [...svg.matchAll(/>(\d+) h</g)].map(([, hours]) => Number(hours));

test("the photo with the hours of sun on its ground, in two seasons and with a legend", async () => {
  const { id, cookie, read, address } = await orderWith("south");
  expect((await read(`/results/${id}`)).includes(`src="${address}?season=between"`)).toBe(true);
  const answer = await app.fetch(address, { cookie });
  expect(answer.headers.get("Content-Type")).toBe("image/svg+xml; charset=utf-8");
  expect(answer.headers.get("Content-Security-Policy")).toContain("img-src data:");
  const summer = await answer.text();
  expect(summer.includes('href="data:image/jpeg;base64,/9j/')).toBe(true);
  for (const words of ["1.5–3 h", ">part shade<", "on a clear day in June,", "estimated from one photo"])
    expect(summer.includes(words), words).toBe(true);
  const between = await read(`${address}?season=between`);
  expect(between.includes("April and September")).toBe(true);
  const [most, least] = [hoursIn(summer), hoursIn(between)];
  expect(least.length).toBeGreaterThan(8);
  expect(least.length).toBe(most.length);
  expect(least.every((hours, i) => hours <= (most[i] ?? 0))).toBe(true);
  // The wall is in the south: it takes more sun at its foot than from the ground at the viewer's.
  expect(least[0]).toBeLessThan((least.at(-1) ?? 0) - 2);
  const zip = await (await app.fetch(`/api/designs/${id}/designs.zip`, { cookie })).arrayBuffer();
  const file = unzipSync(new Uint8Array(zip))["landscape-design-1-sun-in-spring-and-autumn.svg"];
  expect(new TextDecoder().decode(file) === between).toBe(true);
});

test("there is none where the direction is not known", async () => {
  const { id, cookie, read, address } = await orderWith("unknown");
  expect((await app.fetch(address, { cookie })).status).toBe(404);
  expect((await read(`/results/${id}`)).includes("Sun on your ground")).toBe(false);
});

test("is its owner's alone", async () => {
  const { address } = await orderWith("south");
  const { cookie } = await app.signIn();
  expect((await app.fetch(address, { cookie })).status).toBe(404);
  expect((await app.fetch(address)).status).toBe(401);
});
