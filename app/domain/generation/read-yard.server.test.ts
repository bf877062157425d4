import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { isBeingRead } from "#app/domain/orders/ground/find-ground.server.ts";
import { handlers } from "#app/jobs/handlers.server.ts";
import { PermanentJobError, RetryJobLater } from "#app/jobs/kinds.ts";
import { type ImageProvider, ImageProviderError, type YardReading } from "#app/providers/images/contract.ts";
import { db, inTransaction } from "#db/client.server.ts";
import { designRequests } from "#db/schema.ts";
import { createUnpaidOrder } from "#tests/factories/create-unpaid-order.ts";
import { drawnCells } from "#tests/factories/drawn-cells.ts";
import { readYard } from "./read-yard.server.ts";

const { signal } = new AbortController();
const confidence = { score: 0.4, unsure: true, doubts: ["ground"] };
const lowerHalf: YardReading = {
  confidence: { ...confidence, doubted: { at: [0.9, 0.9], maybe: "street" } },
  ...drawnCells(["....", "lldd"]),
  lengths: [{ id: "to-the-back", metres: 8, from: [0, 0], to: [0, 8], toInPhoto: [0.5, 0.4] }],
};

function reader(read: () => Promise<YardReading> = async () => lowerHalf) {
  const photos: string[] = [];
  const provider: ImageProvider = {
    name: "reader",
    makeDesign: () => Promise.reject(new Error("not asked")),
    readYard({ photoFile }) {
      photos.push(photoFile);
      return read();
    },
  };
  return { provider, photos };
}

const readingOf = (id: number) => db.select().from(designRequests).where(eq(designRequests.id, id)).get()!.yardReading;

test("what would be redesigned is stored with the order, once", async () => {
  const order = createUnpaidOrder();
  const { provider, photos } = reader();
  await readYard(order.id, { signal, provider });
  await readYard(order.id, { signal, provider });
  expect(photos).toEqual([expect.stringContaining(order.originalPhotoPath)]);
  expect(readingOf(order.id)).toEqual({
    version: 1,
    confidence,
    ground: { width: 4, height: 2, runs: "4k2r2k" },
    regions: { runs: "4a2b2c", list: [{ kind: "lawn" }, { kind: "driveway", maybe: "street" }] },
    lengths: [{ id: "to-the-back", metres: 8, toInPhoto: [0.5, 0.4] }],
  });
});

test.each([
  ["surely", { ...confidence, unsure: false, doubts: [] }, []],
  ["with a doubt about the camera alone", { ...confidence, doubts: ["scale"] }, []],
  ["with a doubt about no spot", confidence, [{ kind: "lawn", maybe: "none" }]],
])("in a photo that was read %s the right region is asked about", async (_, confidence, doubted) => {
  const order = createUnpaidOrder();
  const { provider } = reader(async () => ({ ...lowerHalf, confidence }));
  await readYard(order.id, { signal, provider });
  expect(readingOf(order.id)!.regions!.list.filter(({ maybe }) => maybe)).toEqual(doubted);
});

test("a provider that reads no yards is not asked", async () => {
  const order = createUnpaidOrder();
  const provider: ImageProvider = { name: "blind", makeDesign: () => Promise.reject(new Error("not asked")) };
  await readYard(order.id, { signal, provider });
  expect(readingOf(order.id)).toBeNull();
});

test("the photo counts as being read until that has ended, one way or the other", async () => {
  const beingRead = () => createUnpaidOrder({ yardReadingSince: 1 });
  const [read, unread, blind] = [beingRead(), beingRead(), beingRead()];
  await readYard(read.id, { signal, provider: reader().provider });
  expect(isBeingRead(read.id)).toBe(false);
  const broken = reader(() => Promise.reject(new Error("broken")));
  await expect(readYard(unread.id, { signal, provider: broken.provider })).rejects.toThrow("broken");
  expect(isBeingRead(unread.id)).toBe(true);
  inTransaction((tx) => handlers["read-yard"].onDead(tx, { requestId: unread.id }));
  expect([isBeingRead(unread.id), readingOf(unread.id)]).toEqual([false, null]);
  const provider: ImageProvider = { name: "blind", makeDesign: () => Promise.reject(new Error("not asked")) };
  await readYard(blind.id, { signal, provider });
  expect(isBeingRead(blind.id)).toBe(false);
});

test("a photo that cannot be read leaves the order as it was", async () => {
  const order = createUnpaidOrder();
  const busy = reader(() => Promise.reject(new ImageProviderError("wait", "busy", 1000)));
  await expect(readYard(order.id, { signal, provider: busy.provider })).rejects.toThrow(RetryJobLater);
  expect(readingOf(order.id)).toBeNull();
  await expect(readYard(987_654, { signal, provider: busy.provider })).rejects.toThrow(PermanentJobError);
});
