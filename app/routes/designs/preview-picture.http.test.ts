import { describe, expect, it } from "vitest";
import { previews } from "#db/schema.ts";
import { createUnpaidOrder } from "#tests/factories/create-unpaid-order.ts";
import { createPictureRow } from "#tests/factories/design-rows.ts";
import { yardReading } from "#tests/factories/yard-reading.ts";
import { app } from "#tests/harness/http-app.ts";

type Status = (typeof previews.$inferInsert)["status"];

async function orderWith(status?: Status, columns = {}) {
  const { user, cookie } = await app.signIn();
  const { id } = createUnpaidOrder({ userId: user.id, yardReading: yardReading(), ...columns });
  const imagePath = status === "made" ? createPictureRow(user.id).path : null;
  if (status) app.db.insert(previews).values({ requestId: id, userId: user.id, status, imagePath }).run();
  return { id, cookie, imagePath };
}

const page = async ({ id, cookie }: { id: number; cookie: string }) =>
  (await app.fetch(`/payment/${id}`, { cookie })).text();
const picture = (id: number, cookie?: string) => app.fetch(`/payment/${id}/preview.jpg`, { cookie });

describe("the preview on the payment page", () => {
  it("is the picture once it is drawn, and one may pay", async () => {
    const order = await orderWith("made");
    const html = await page(order);
    expect(html).toMatch(new RegExp(`<img[^>]*${order.imagePath}[^>]*alt="Preview of your first design"`));
    expect(html).toContain("and 4 other designs.");
    expect(html).toContain("Pay $9");
  });

  it.each([
    ["asked for", "asked", {}],
    ["behind the check of the room", undefined, { roomCheckSince: 1 }],
    ["behind the reading of the photo", undefined, { yardReadingSince: 1, yardReading: null }],
  ] as const)("has its place while it is %s, and one may pay", async (_, status, columns) => {
    const order = await orderWith(status, columns);
    const html = await page(order);
    expect(html).toContain(`src="/payment/${order.id}/preview.jpg"`);
    expect(html).toContain("You need not wait for it.");
    expect(html).toContain("Pay $9");
  });

  it.each([
    ["busy", "pictures that are paid for go first"],
    ["limited", "as many as we draw in an hour"],
    ["failed", "could not be drawn"],
  ] as const)("is missed in words when it is %s", async (status, words) => {
    const html = await page(await orderWith(status));
    expect(html).toContain(words);
    expect(html).not.toContain("preview.jpg");
  });

  it("is not spoken of in an order that asked for none", async () => {
    expect(await page(await orderWith())).not.toMatch(/first design|preview\.jpg/);
  });
});

describe("GET /payment/{id}/preview.jpg", () => {
  it("leads its owner to the picture, and nobody else", async () => {
    const { id, cookie, imagePath } = await orderWith("made");
    const answer = await picture(id, cookie);
    expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([303, "no-store"]);
    expect(answer.headers.get("Location")).toContain(`/api/uploads/${imagePath}`);
    const stranger = await app.signIn();
    expect((await picture(id, stranger.cookie)).status).toBe(404);
    expect((await picture(id)).status).toBe(401);
    expect((await app.fetch(`/api/uploads/${imagePath}`, stranger)).status).toBe(404);
  });

  it.each(["busy", "outdated", undefined] as const)("is missing when it is %s", async (status) => {
    const { id, cookie } = await orderWith(status);
    expect((await picture(id, cookie)).status).toBe(404);
  });

  it("is missing once the order is paid", async () => {
    const { id, cookie } = await orderWith("made", { paymentStatus: "paid", status: "processing" });
    expect((await picture(id, cookie)).status).toBe(404);
  });
});
