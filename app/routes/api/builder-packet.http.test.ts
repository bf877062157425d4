import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { designImages, designRequests } from "#db/schema.ts";
import { readPdf } from "#tests/documents/read-pdf.ts";
import { createOrderWithPlans } from "#tests/factories/stored-plan.ts";
import { app } from "#tests/harness/http-app.ts";

const address = (id: number, document: string, variation = "1") =>
  `/api/designs/${id}/images/${variation}/packet/${document}`;

test("the owner's packet, drawings and two pages, linked from the results", async () => {
  const { user, cookie } = await app.signIn();
  const { id } = createOrderWithPlans(user.id);
  const results = await (await app.fetch(`/results/${id}`, { cookie })).text();
  for (const [document, type] of [
    ["packet-letter.pdf", "application/pdf"],
    ["hoa-a4.pdf", "application/pdf"],
    ["plan.dxf", "image/vnd.dxf; charset=utf-8"],
    ["plan-letter.svg", "image/svg+xml; charset=utf-8"],
  ] as const) {
    expect(results).toContain(`"${address(id, document)}"`);
    const answer = await app.fetch(address(id, document), { cookie });
    expect([answer.status, answer.headers.get("Content-Type")]).toEqual([200, type]);
    expect(answer.headers.get("Content-Disposition")).toBe(`attachment; filename=landscape-design-1-${document}`);
    expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
    const body = Buffer.from(await answer.arrayBuffer());
    if (document.endsWith(".pdf")) expect(readPdf(body).pages[0]?.text).toContain(`Order ${id} · design 1`);
    else expect(body.toString()).toContain(`Order ${id} · design 1`);
  }
});

test("a known length is in it", async () => {
  const { user, cookie } = await app.signIn();
  const { id } = createOrderWithPlans(user.id);
  const knownLength = { version: 1, what: "to-the-back", metres: 8, factor: 1, unit: "m" } as const;
  app.db.update(designRequests).set({ knownLength }).where(eq(designRequests.id, id)).run();
  const answer = await app.fetch(address(id, "packet-a4.pdf"), { cookie });
  const [first] = readPdf(new Uint8Array(await answer.arrayBuffer())).pages;
  expect(first?.text.replaceAll("\n", " ")).toContain("set by one measured length: lengths within about 5 %");
});

test("for no one else, and nothing that does not exist", async () => {
  const { user, cookie } = await app.signIn();
  const { id } = createOrderWithPlans(user.id, 2);
  const other = await app.signIn();
  const status = async (path: string, who?: string) => (await app.fetch(path, { cookie: who })).status;
  expect(await status(address(id, "packet-a4.pdf"))).toBe(401);
  expect(await status(address(id, "packet-a4.pdf"), other.cookie)).toBe(404);
  for (const document of ["packet-a5.pdf", "packet.pdf", "plan-a4.dxf", "plan.svg", "constructor.pdf", "x"])
    expect(await status(address(id, document), cookie)).toBe(404);
  expect(await status(address(id, "plan.dxf", "9"), cookie)).toBe(404);
  // As a picture model leaves it.
  app.db
    .update(designImages)
    .set({ plan: { title: "A garden" } })
    .where(eq(designImages.requestId, id))
    .run();
  expect(await status(address(id, "packet-a4.pdf"), cookie)).toBe(404);
  expect(await (await app.fetch(`/results/${id}`, { cookie })).text()).not.toContain("Packet for your builder");
});

test("sixty an hour, and words for one more", async () => {
  const { user, cookie } = await app.signIn();
  const { id } = createOrderWithPlans(user.id);
  for (let i = 0; i < 60; i++) {
    const { status } = await app.fetch(address(id, "plan.dxf"), { cookie });
    if (status !== 200) throw new Error(`answer ${i} has status ${status}`);
  }
  const answer = await app.fetch(address(id, "plan.dxf"), { cookie });
  expect(answer.status).toBe(429);
  expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect((await answer.json()).message).toMatch(/^Many documents were made for you. Please try again in \d+ /);
});
