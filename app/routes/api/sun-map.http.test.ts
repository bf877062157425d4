import { copyFile, mkdir } from "node:fs/promises";
import { dirname } from "node:path";
import { eq } from "drizzle-orm";
import { unzipSync } from "fflate";
import { expect, test } from "vitest";
import { measurePlan } from "#app/designer/take-off/quantities/measure-plan.ts";
import { diskStorage } from "#app/providers/storage/disk-storage.server.ts";
import { designImages, designRequests } from "#db/schema.ts";
import { drawnPlan, knownYard } from "#tests/designer/known-yard.ts";
import { createOrderWithPlans } from "#tests/factories/stored-plan.ts";
import { app } from "#tests/harness/http-app.ts";

const inGermany = { words: "Germany", zone: "7a", laws: [], latitude: 51 };
const southward = { ...inGermany, facing: "south" as const };

/** A wall of 6 m stands across the view. */
async function orderWith(locality: typeof inGermany | typeof southward) {
  const { user, cookie } = await app.signIn();
  const { id, originalPhotoPath } = createOrderWithPlans(user.id);
  const camera = { height: 0.75, horizon: 0.25, focal: 0.75, roll: 0 };
  const wall = { top: "seen" as const, line: [-30, 12, 6, 30, 12, 6] };
  const standing = { eyeHeight: 1.6, halfView: 0.5, lines: [wall], camera };
  const geometry = { ...measurePlan(drawnPlan(), knownYard(), { scaleUncertainty: 0.3 }), standing };
  const plan = { title: "A bed", geometry };
  app.db.update(designImages).set({ plan }).where(eq(designImages.requestId, id)).run();
  app.db.update(designRequests).set({ locality }).where(eq(designRequests.id, id)).run();
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
  const { id, cookie, read, address } = await orderWith(southward);
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
  const { id, cookie, read, address } = await orderWith(inGermany);
  expect((await app.fetch(address, { cookie })).status).toBe(404);
  expect((await read(`/results/${id}`)).includes("Sun on your ground")).toBe(false);
});

test("is its owner's alone", async () => {
  const { address } = await orderWith(southward);
  const { cookie } = await app.signIn();
  expect((await app.fetch(address, { cookie })).status).toBe(404);
  expect((await app.fetch(address)).status).toBe(401);
});
