import { type ChildProcess, execFile, spawn } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { promisify } from "node:util";
import { afterAll, expect, test } from "vitest";
import { finishDesign } from "#app/domain/generation/finish-design.server.ts";
import { pictureFileName } from "#app/domain/media/picture-names.server.ts";
import { losePicture, markMade } from "#app/domain/orders/pictures/ordered-pictures.server.ts";
import { inTransaction } from "#db/client.server.ts";
import { designImages, designRequests } from "#db/schema.ts";
import { createPictureRow } from "#tests/factories/design-rows.ts";
import { app } from "#tests/harness/http-app.ts";
import { createTemporaryFolder } from "#tests/harness/temporary-folder.ts";

const photo = join("tests", "fixtures", "fenced-back-yard.jpg");
const wish = "A flagstone patio and lavender";
const folder = createTemporaryFolder();
const children: ChildProcess[] = [];
afterAll(() => {
  for (const child of children) child.kill();
  rmSync(folder, { recursive: true });
});

test("every picture of an order is saved, as it becomes ready", async () => {
  const out = join(folder, "all");
  const order = await begin("standard", out);
  for (const n of [1, 2]) makePicture(order.id, n);
  await order.says(/^design 2 ->/);
  for (const n of [3, 4, 5]) makePicture(order.id, n);
  finishDesign(order.id);
  expect(await order.ended).toEqual({ exitCode: 0, stderr: "" });
  expect(readdirSync(out).sort()).toEqual([1, 2, 3, 4, 5].map((n) => `landscape-design-${n}.jpg`));
  for (const name of readdirSync(out)) expect(readFileSync(join(out, name))).toEqual(readFileSync(photo));
  expect(order.lines.at(-1)).toMatch(/^done: 5 pictures, http/);
});

test("the one picture of the smallest package is saved", async () => {
  const out = join(folder, "one");
  const order = await begin("quick-look", out);
  makePicture(order.id, 1);
  finishDesign(order.id);
  expect(await order.ended).toEqual({ exitCode: 0, stderr: "" });
  expect(readdirSync(out)).toEqual(["landscape-design-1.jpg"]);
});

test("fewer pictures than were paid for: it says so, and what becomes of the money, and ends with 1", async () => {
  const out = join(folder, "three");
  const order = await begin("standard", out);
  for (const n of [1, 2, 3]) makePicture(order.id, n);
  for (const variationNumber of [4, 5])
    inTransaction((tx) => losePicture(tx, { requestId: order.id, variationNumber }));
  finishDesign(order.id);
  const { exitCode, stderr } = await order.ended;
  expect(exitCode).toBe(1);
  expect(stderr).toMatch(
    /^Only 3 of 5 pictures could be saved; see http\S+\. The site says: We are refunding the 2 pictures we could not make\.\n$/,
  );
  expect(readdirSync(out)).toHaveLength(3);
});

test.each([
  ["a photo that does not exist", join(folder, "none.jpg"), /^There is no file \S+\n$/],
  ["a folder", folder, /^\S+ is a folder, not a photo\.\n$/],
  ["a text", "README.md", /^README\.md is neither a JPEG nor a PNG\.\n$/],
])("%s is refused before anything is asked of the site", async (_, file, line) => {
  const ended = run([file, wish, "--url", "http://localhost:9"]);
  await expect(ended).rejects.toMatchObject({ code: 1, stdout: "", stderr: expect.stringMatching(line) });
});

test("the site's messages are reported in whole sentences", async () => {
  const ended = run([photo, "too short", "--url", app.baseUrl]);
  await expect(ended).rejects.toMatchObject({
    stderr: expect.stringMatching(/^The photo or the wish was not accepted\. It says: (?:[A-Z][^.]*\. ?)+\n$/),
  });
});

const run = (args: readonly string[]) => promisify(execFile)(process.execPath, ["scripts/order.mjs", ...args]);

/** Resolves when its order is paid. */
async function begin(packageId: string, out: string) {
  const args = ["scripts/order.mjs", photo, wish, "--package", packageId, "--out", out, "--url", app.baseUrl];
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "pipe"] });
  children.push(child);
  const lines: string[] = [];
  let heard = () => {};
  createInterface({ input: child.stdout }).on("line", (line) => {
    lines.push(line.replace(/^ *[\d.]+ s {2}/, ""));
    heard();
  });
  let stderr = "";
  child.stderr.on("data", (chunk) => (stderr += chunk));
  let exitCode: number | null | undefined;
  const ended = new Promise<{ exitCode: number | null; stderr: string }>((resolve) => {
    child.once("close", (code) => {
      exitCode = code;
      heard();
      resolve({ exitCode: code, stderr });
    });
  });
  const says = async (pattern: RegExp) => {
    for (;;) {
      const line = lines.find((one) => pattern.test(one));
      if (line) return line;
      if (exitCode !== undefined) throw new Error(`It ended with ${exitCode}: ${lines.join("\n")} ${stderr}`);
      await new Promise<void>((resolve) => (heard = resolve));
    }
  };
  const id = Number(/\d+$/.exec(await says(/^paid, order \d+$/))![0]);
  return { id, lines, says, ended };
}

/** A picture as the runner stores it: its rows, and its file. */
function makePicture(requestId: number, variationNumber: number): void {
  const { userId } = app.db
    .select()
    .from(designRequests)
    .all()
    .find(({ id }) => id === requestId)!;
  const { path } = createPictureRow(userId, "design");
  const file = join(app.dataDir, "media", path.slice(0, 2), pictureFileName(path));
  mkdirSync(dirname(file), { recursive: true });
  if (!existsSync(file)) copyFileSync(photo, file);
  inTransaction((tx) => {
    tx.insert(designImages).values({ requestId, imagePath: path, variationNumber }).run();
    markMade(tx, { requestId, variationNumber });
  });
}
