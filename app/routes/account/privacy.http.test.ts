import { eq } from "drizzle-orm";
import { unzipSync } from "fflate";
import { expect, test } from "vitest";
import { coupons, designImages, invoices, moments, withdrawals } from "#db/schema.ts";
import { aSeller } from "#tests/factories/a-seller.ts";
import { createDesignRequest } from "#tests/factories/design-rows.ts";
import { app } from "#tests/harness/http-app.ts";

const done = { status: "completed", paymentStatus: "paid", paidAmountCents: 900 } as const;

function post(path: string, cookie: string, fields: Record<string, string> = {}) {
  const headers = { Origin: app.baseUrl };
  return app.fetch(path, { method: "POST", cookie, headers, body: new URLSearchParams(fields) });
}

test("my data: one ZIP that holds what is kept, and nobody else's", async () => {
  const { user, cookie } = await app.signIn();
  const { id } = createDesignRequest(user.id, { prompt: "Only my own wish" }, 1);
  const image = app.db.select().from(designImages).where(eq(designImages.requestId, id)).get()!;
  app.db.insert(moments).values({ requestId: id, imageId: image.id, moment: "season=winter" }).run();
  createDesignRequest((await app.signIn()).user.id, { prompt: "Somebody else's wish" });
  const answer = await app.fetch("/account/my-data.zip", { cookie });
  expect(answer.headers.get("Content-Disposition")).toBe("attachment; filename=my-data.zip");
  // The photos of these rows have no files: the ZIP breaks off there, after the facts.
  const bytes = await readWhatComes(answer);
  expect(bytes).toContain("Only my own wish");
  expect(bytes).toContain(user.email);
  expect(bytes).toContain("season=winter");
  expect(bytes).not.toContain("Somebody else's");
  const signedOut = await app.fetch("/account/my-data.zip");
  expect(signedOut.headers.get("Location")).toBe("/login");
});

test("my data: also what was entered for invoice, tax and gift, and what a person stated and was sent about it", async () => {
  const { user, cookie } = await app.signIn();
  const buyer = { name: "Pat Garden Ltd", address: "Hill 1\nCork", country: "IE", vatNumber: "IE1234567WA" };
  const tax = { country: "IE", postalCode: "T12 X70A", calculationId: "taxcalc_1", calculatedAt: 1, amountCents: 900 };
  const { id } = createDesignRequest(user.id, {
    ...done,
    buyer,
    tax: { ...tax, taxCents: 168, name: "VAT", rate: "23" },
    giftRecipient: "ann@yard.test",
    giftMessage: "For your terrace",
  });
  const requestId = id;
  const movement = `paid pi_${id}`;
  const content = { version: 1 as const, numberPrefix: "", seller: aSeller, buyer, lines: [], note: "As agreed" };
  const sum = { currency: "usd", grossCents: 900, taxCents: 168, issuedAt: 1 };
  app.db
    .insert(invoices)
    .values({ series: "invoice", number: 1_000_000 + id, requestId, movement, content, ...sum })
    .run();
  app.db
    .insert(coupons)
    .values({ code: `GIFT${id}`, requestId, recipient: "bob@yard.test", message: "Dig in", percent: 100 })
    .run();
  app.db
    .insert(withdrawals)
    .values({ requestId, name: "Pat Stated", orderTyped: "7", email: user.email!, outcome: "late" })
    .run();
  const bytes = await readWhatComes(await app.fetch("/account/my-data.zip", { cookie }));
  for (const fact of [buyer.name, buyer.vatNumber, tax.postalCode, "ann@yard.test", "For your terrace", "As agreed"])
    expect(bytes).toContain(fact);
  for (const fact of [`GIFT${id}`, "bob@yard.test", "Dig in", "Pat Stated"]) expect(bytes).toContain(fact);
});

test("my data of somebody without orders opens as a ZIP", async () => {
  const { user, cookie } = await app.signIn();
  const answer = await app.fetch("/account/my-data.zip", { cookie });
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  expect(Object.keys(files)).toEqual(["my-data.json"]);
  const data = JSON.parse(new TextDecoder().decode(files["my-data.json"]));
  expect(data).toMatchObject({ account: { id: user.id, firstName: "Pat" }, designs: [] });
});

test("an order is deleted by its owner, after a page that says what goes and what stays", async () => {
  const { user, cookie } = await app.signIn();
  const { id } = createDesignRequest(user.id, done, 1);
  expect(await (await app.fetch("/account", { cookie })).text()).toContain(`href="/designs/${id}/delete"`);
  const page = await (await app.fetch(`/designs/${id}/delete`, { cookie })).text();
  expect(page).toContain("For our books we have to keep");
  const { cookie: stranger } = await app.signIn();
  expect((await post(`/designs/${id}/delete`, stranger)).status).toBe(404);
  expect((await app.fetch(`/designs/${id}/delete`, { cookie: stranger })).status).toBe(404);
  expect((await post(`/designs/${id}/delete`, cookie)).headers.get("Location")).toBe("/account");
  expect((await app.fetch(`/results/${id}`, { cookie })).status).toBe(404);
});

test("an account is deleted after a tick, and its sessions with it", async () => {
  const { user, cookie } = await app.signIn();
  const making = createDesignRequest(user.id, { ...done, status: "processing" });
  const untold = await post("/account/delete", cookie);
  expect([untold.status, await untold.text()]).toEqual([422, expect.stringContaining("nothing has been deleted")]);
  const refused = await post("/account/delete", cookie, { sure: "on" });
  expect([refused.status, await refused.text()]).toEqual([409, expect.stringContaining(`Order ${making.id} is still`)]);

  const { cookie: leaving } = await app.signIn();
  const gone = await post("/account/delete", leaving, { sure: "on" });
  expect([gone.status, gone.headers.get("Location")]).toEqual([303, "/"]);
  expect((await app.fetch("/account", { cookie: leaving })).status).toBe(303);
});

test("the customer is told until when the photo is kept", async () => {
  const { user, cookie } = await app.signIn();
  const finishedAt = Date.UTC(2030, 0, 1);
  const { id } = createDesignRequest(user.id, { ...done, finishedAt }, 1);
  const results = await (await app.fetch(`/results/${id}`, { cookie })).text();
  expect(results).toContain("We keep your full-size photo until Apr 1, 2030");
  const unpaid = createDesignRequest(user.id, { createdAt: finishedAt });
  const payment = await (await app.fetch(`/payment/${unpaid.id}`, { cookie })).text();
  expect(payment).toContain("We keep this order and its photo until Jan 31, 2030.");
});

test("until the operator has a Privacy Policy and Terms, there are none", async () => {
  const blog = await (await app.fetch("/blog")).text();
  expect(blog).toMatch(/Privacy Policy(?:<!-- -->)? <span[^>]*>Coming Soon/);
  for (const path of ["/privacy", "/terms"]) expect((await app.fetch(path)).status).toBe(404);
});

/** A body as far as it comes. */
async function readWhatComes(answer: Response): Promise<string> {
  let text = "";
  try {
    for await (const piece of answer.body!.pipeThrough(new TextDecoderStream("latin1"))) text += piece;
  } catch {
    // It broke off.
  }
  return text;
}
