import { readFileSync } from "node:fs";
import { getPriority } from "node:os";
import sharp from "sharp";
import { afterAll, expect, inject, test, vi } from "vitest";
import { temporaryFolder } from "#app/disk/temporary-folder.server.ts";
import { PictureProcess } from "./picture-process-client.server.ts";

const program = `${inject("programsFolder")}/picture-process.js`;
const lane = new PictureProcess("design", program);
afterAll(() => lane.stop());

const folder = await temporaryFolder();
const file = `${folder}/yard.png`;
await sharp({ create: { width: 64, height: 48, channels: 3, background: "#336633" } })
  .png()
  .toFile(file);
/** Seconds of work: noise is hard for AVIF. */
const heavyFile = `${folder}/heavy.jpg`;
await sharp({
  create: {
    width: 2400,
    height: 2400,
    channels: 3,
    background: "#000",
    noise: { type: "gaussian", mean: 128, sigma: 60 },
  },
})
  .jpeg({ quality: 80 })
  .toFile(heavyFile);

const prepare = (options?: Parameters<PictureProcess["run"]>[2]) =>
  lane.run("prepare-photo", { file, folder, name: "out" }, options);
const prepareHeavy = (options?: Parameters<PictureProcess["run"]>[2]) =>
  lane.run("prepare-photo", { file: heavyFile, folder, name: "heavy" }, options);

test("works in a child of low priority and keeps it for the next task", async () => {
  expect(await prepare()).toMatchObject({ ok: true, photo: { width: 64, height: 48, placeholderColor: "#336633" } });
  const { pid } = lane;
  expect(getPriority(pid!)).toBe(19);
  await prepare();
  expect(lane.pid).toBe(pid);
});

test("pictures come in before yards are read, and those before designs are drawn", async () => {
  const lanes = (["intake", "reading"] as const).map((name) => new PictureProcess(name, program));
  const priorities = await Promise.all(
    lanes.map(async (other, n) => {
      await other.run("prepare-photo", { file, folder, name: `lane-${n}` });
      return getPriority(other.pid!);
    }),
  );
  for (const other of lanes) other.stop();
  const [intake, reading] = priorities;
  expect(intake).toBeGreaterThan(0);
  expect(reading).toBeGreaterThan(intake!);
  expect(reading).toBeLessThan(19);
});

test("what draws designs compiles and collects on its one thread", async () => {
  await prepare();
  const other = new PictureProcess("reading", program);
  await other.run("prepare-photo", { file, folder, name: "other" });
  const settings = [lane, other].map(({ pid }) => readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0"));
  other.stop();
  expect(settings[0]).toContain("--single-threaded");
  expect(settings[1]).not.toContain("--single-threaded");
});

test("what decodes strangers' files knows no secrets", async () => {
  vi.stubEnv("STRIPE_SECRET_KEY", "sk_live_secret");
  const other = new PictureProcess("intake");
  await other.run("prepare-photo", { file, folder, name: "other" });
  const environment = readFileSync(`/proc/${other.pid}/environ`, "utf8");
  other.stop();
  vi.unstubAllEnvs();
  expect(environment).toContain("MALLOC_ARENA_MAX=2");
  expect(environment).not.toContain("secret");
  expect(environment).not.toContain("DATA_DIR");
});

test("an abort kills the child; the task waiting behind it runs in a new one", async () => {
  await prepare();
  const { pid } = lane;
  const stop = new AbortController();
  const aborted = prepareHeavy({ signal: stop.signal });
  const next = prepare();
  setTimeout(() => stop.abort(new Error("no longer wanted")), 50);
  await expect(aborted).rejects.toThrow("no longer wanted");
  expect(await next).toMatchObject({ ok: true });
  expect(lane.pid).not.toBe(pid);
});

test("refuses what would wait too long", async () => {
  const tasks = Array.from({ length: 17 }, () =>
    prepare().then(
      () => "done",
      (error) => error.failure,
    ),
  );
  expect((await Promise.all(tasks)).filter((end) => end === "busy")).toHaveLength(1);
});
