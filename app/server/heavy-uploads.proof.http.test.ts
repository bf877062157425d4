import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { app } from "#tests/harness/http-app.ts";
import { noteFigures } from "#tests/harness/note-figures.ts";
import { type RunningServer, startServer } from "#tests/harness/running-server.ts";

const hostile = 50;
const patienceMs = 60_000;

let server: RunningServer;
beforeAll(async () => {
  const settings = { NODE_ENV: "test", DATA_DIR: app.dataDir, RUN_JOBS: "0", LOG_LEVEL: "silent", LIMIT_UPLOADS: "0" };
  const many = { LIMIT_UNPAID_ORDERS: "0" };
  server = await startServer("start.mjs", { ...settings, ...many });
}, 180_000);
afterAll(() => server?.stop());

/** A photo of so many pixels, in few bytes. */
function flatPhoto(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: "#557744" } })
    .jpeg()
    .toBuffer();
}

function send(photo: Buffer, headers: Record<string, string>): Promise<Response> {
  const body = new FormData();
  body.set("photo", new File([new Uint8Array(photo)], "yard.jpg", { type: "image/jpeg" }));
  body.set("prompt", "A pond with lilies and a bench");
  body.set("email", "pat@yard.test");
  body.set("package", "quick-look");
  return fetch(`${server.baseUrl}/api/uploads`, { method: "POST", body, headers });
}

interface Timed {
  value: Response;
  ms: number;
}

async function timed<T>(work: Promise<T>): Promise<{ value: T; ms: number }> {
  const startedAt = performance.now();
  return { value: await work, ms: performance.now() - startedAt };
}

test("fifty anonymous photos of 62 megapixels: a customer's photo is accepted, and pages are answered", async () => {
  const { cookie } = await app.signIn();
  const bomb = await flatPhoto(8_800, 7_040);
  const photo = await sharp({
    create: {
      width: 2_600,
      height: 1_733,
      channels: 3,
      background: "#446688",
      noise: { type: "gaussian", mean: 128, sigma: 50 },
    },
  })
    .jpeg({ quality: 88 })
    .toBuffer();
  const alone: Timed[] = [];
  for (let n = 0; n < 4; n++) alone.push(await timed(send(photo, { Cookie: cookie })));

  const attack = Array.from({ length: hostile }, (_, n) => send(bomb, { "X-Forwarded-For": `198.18.${n + 100}.9` }));
  const pages: number[] = [];
  let isOver = false;
  const reading = (async () => {
    while (!isOver) pages.push((await timed(fetch(`${server.baseUrl}/login`).then((page) => page.text()))).ms);
  })();
  const beside: Timed[] = [];
  const attacked = Promise.all(attack).finally(() => {
    isOver = true;
  });
  while (!isOver) beside.push(await timed(send(photo, { Cookie: cookie })));
  await reading;
  const answers = await attacked;

  const p95 = pages.sort((a, b) => a - b)[Math.floor(pages.length * 0.95)]!;
  const median = (sent: Timed[]) => sent.map(({ ms }) => ms).sort((a, b) => a - b)[sent.length >> 1]!;
  const [idle, usual, slowest] = [median(alone), median(beside), Math.max(...beside.map(({ ms }) => ms))];
  const refused = beside.filter(({ value }) => value.status === 503).length;
  const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
  noteFigures(
    "heavy-uploads",
    `${beside.length} photos of ${(photo.length / 1e6).toFixed(1)} MB of a customer beside ${hostile} of 62 megapixels, ${refused} refused for now: half of them within ${seconds(usual)}, ${(usual / idle).toFixed(1)} times as long as alone, the slowest in ${seconds(slowest)}; pages p95 ${Math.round(p95)} ms`,
  );
  // A full intake may refuse, with a message and everything kept; the figures show how often it did.
  const isAnswered = (status: number) => status === alone[0]!.value.status || status === 503;
  for (const { value } of beside) expect(isAnswered(value.status), `${value.status}`).toBe(true);
  expect(slowest).toBeLessThan(patienceMs);
  for (const { status } of answers) expect([200, 201, 400, 401, 413, 429, 503]).toContain(status);
}, 600_000);
