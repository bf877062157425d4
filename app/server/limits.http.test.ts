import { beforeEach, expect, test } from "vitest";
import { createUnpaidOrder } from "#tests/factories/create-unpaid-order.ts";
import { app } from "#tests/harness/http-app.ts";

let visitors = 0;
/** A client unused by other tests, through the proxy on loopback. */
let client: Record<string, string>;
beforeEach(() => {
  visitors += 1;
  client = { "X-Forwarded-For": `198.18.${visitors}.7` };
});

/**
 * Repeats requests, some concurrently, until one is refused: on a slow machine the limit recovers meanwhile.
 * @returns the answers before that, and the refusal
 */
async function askUntil(isRefused: (answer: Response) => boolean, ask: () => Promise<Response>, atOnce = 1) {
  const answers: Response[] = [];
  while (answers.length < 2_000) {
    const batch = await Promise.all(Array.from({ length: atOnce }, ask));
    const refused = batch.find(isRefused);
    answers.push(...batch.filter((answer) => !isRefused(answer)));
    if (refused) return { answers, refused };
  }
  throw new Error("Nothing was ever refused.");
}

const isTooMany = ({ status }: Response) => status === 429;

function post(path: string, fields: Record<string, string | File>, headers: HeadersInit, cookie?: string) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return app.fetch(path, { method: "POST", body, headers, cookie });
}

const noPhoto = new File(["no photo at all"], "yard.jpg");

test("ten sign-ins a minute are begun, and the page says when the next one may be", async () => {
  const start = (headers = client) => app.fetch("/api/login", { headers });
  const isLedBack = ({ headers }: Response) => headers.get("Location") === "/login?error=too-many";
  const { answers } = await askUntil(isLedBack, start);
  expect(answers.length).toBeGreaterThanOrEqual(10);
  const page = await app.fetch("/login?error=too-many");
  expect([page.status, page.headers.get("Retry-After")]).toEqual([429, expect.stringMatching(/^\d+$/)]);
  expect(await page.text()).toContain("Too many sign-ins were begun from your network.");
  const neighbor = await start({ "X-Forwarded-For": `198.18.${visitors}.8` });
  expect(isLedBack(neighbor)).toBe(false);
});

test("a visitor's seventh photo is not decoded, and the text sent with it is kept", async () => {
  const fields = { prompt: "A pond with lilies and a bench", email: "pat@yard.test", photo: noPhoto };
  const send = () => post("/api/uploads", fields, client);
  for (const problem of Array(6).fill("File must be a JPEG or PNG image")) {
    expect(await (await send()).json()).toMatchObject({ errors: { photo: problem } });
  }
  const refused = await send();
  expect(await refused.json()).toMatchObject({
    errors: { photo: expect.stringMatching(/^You have sent many photos/) },
  });
  expect(refused.headers.getSetCookie().join()).toContain("session=");
});

test("an account's photos are counted wherever they come from: 429 with words on the page, the texts kept", async () => {
  const { cookie } = await app.signIn();
  const call = () => post("/api/uploads", { photo: noPhoto }, client, cookie);
  const { answers, refused } = await askUntil(isTooMany, call, 20);
  expect(answers.length).toBeGreaterThanOrEqual(100);
  expect(await refused.json()).toMatchObject({ errors: { photo: expect.any(String) } });
  const elsewhere = { "X-Forwarded-For": `198.18.${visitors}.8` };
  const fields = { prompt: "A pond with lilies", email: "pat@yard.test", photo: noPhoto };
  const page = await post("/?index", fields, elsewhere, cookie);
  expect([page.status, page.headers.get("Retry-After")]).toEqual([429, expect.stringMatching(/^\d{1,3}$/)]);
  const html = await page.text();
  expect(html).toContain("You have sent many photos in a short time.");
  expect(html).toContain("A pond with lilies");
});

test("eight cards are tried for an order", async () => {
  const { user, cookie } = await app.signIn();
  const order = createUnpaidOrder({ userId: user.id });
  const card = { number: "4000000000000002", expiry: "12/30", cvc: "123" };
  const pay = () => post(`/payment/${order.id}`, card, client, cookie);
  const { answers, refused } = await askUntil(isTooMany, pay);
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(402));
  expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(60);
  const page = await refused.text();
  expect(page).toContain("Too many cards were tried. Nothing was charged.");
  expect(page).toContain("12/30");
  expect(page).not.toContain('value="4000');
});

test("as many calls a minute are answered as the settings say", async () => {
  const call = () => app.fetch("/api/no-such-call", { headers: client });
  const { answers, refused } = await askUntil(isTooMany, call, 50);
  expect(answers.length).toBeGreaterThanOrEqual(100);
  expect(await refused.json()).toEqual({ message: expect.stringContaining("Too many calls from your network.") });
  expect(refused.headers.get("Retry-After")).toMatch(/^[12]$/);
  const page = await app.fetch("/login", { headers: client });
  expect(page.status).toBe(200);
});

test("too many new visits are refused; reading pages starts none", async () => {
  for (const path of ["/", "/login", "/blog", "/no-such-page"]) {
    expect((await app.fetch(path, { headers: client })).headers.getSetCookie()).toEqual([]);
  }
  const visit = () => app.fetch("/account", { headers: client });
  const { answers, refused } = await askUntil(isTooMany, visit, 5);
  expect(answers.length).toBeGreaterThanOrEqual(30);
  // Other tests sign in meanwhile: the refused visit must not create a session row.
  expect(refused.headers.getSetCookie()).toEqual([]);
  expect(await refused.text()).toContain("Too many visits have begun from your network.");
});

test("a desk that saves too fast gives back what was typed", async () => {
  const { cookie } = await app.signIn();
  const call = () => app.fetch("/api/blog/tags", { method: "POST", cookie });
  const { answers, refused } = await askUntil(isTooMany, call, 20);
  expect(answers.length).toBeGreaterThanOrEqual(150);
  expect(await refused.json()).toEqual({ message: expect.stringContaining("That was a lot of changes at once.") });
  const fields = { name: "Ponds & <lilies>", description: "All about\nwater" };
  const save = () => post("/admin/categories/new", fields, client, cookie);
  const page = await (await askUntil(isTooMany, save)).refused.text();
  expect(page).toContain('action="/admin/categories/new"');
  expect(page).toContain('name="name" value="Ponds &amp; &lt;lilies&gt;"');
  expect(page).toMatch(/All about\r?\nwater/);
});
