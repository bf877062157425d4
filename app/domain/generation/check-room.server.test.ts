import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { requestRoomCheck } from "#app/domain/orders/wish/room-check.server.ts";
import { handlers } from "#app/jobs/handlers.server.ts";
import type { ImageProvider, RoomQuestion } from "#app/providers/images/contract.ts";
import { parseTypedWish, readTypedWish, storeTypedWish } from "#app/providers/images/typed-wish.ts";
import { db, inTransaction } from "#db/client.server.ts";
import { designRequests, jobs } from "#db/schema.ts";
import { createUnpaidOrder } from "#tests/factories/create-unpaid-order.ts";
import { yardReading } from "#tests/factories/yard-reading.ts";
import { benchOfWish } from "#tests/text-models/text-model-answers.ts";
import { checkRoom } from "./check-room.server.ts";

const { signal } = new AbortController();
const designs = [{ changed: 0.4, asked: 1, drawn: 1 }];
const room = { fits: ["bench"], missing: [], noRoom: [], resized: [], designs };

function createMeasurer() {
  const questions: RoomQuestion[] = [];
  const provider: ImageProvider = {
    name: "measurer",
    makeDesign: () => Promise.reject(new Error("not asked")),
    checkRoom: async (question) => {
      questions.push(question);
      return room;
    },
  };
  return { provider, questions };
}

function orderToCheck(columns = {}) {
  const { id } = createUnpaidOrder({ yardReading: yardReading(), ...columns });
  inTransaction((tx) => requestRoomCheck(tx, id));
  return { requestId: id, since: rowOf(id).roomCheckSince! };
}

const rowOf = (id: number) => db.select().from(designRequests).where(eq(designRequests.id, id)).get()!;

test("what the yard has room for is stored with the order, of all its designs and at its scale", async () => {
  const knownLength = { version: 1, what: "door", metres: 2, factor: 1.5, unit: "m" } as const;
  const check = orderToCheck({ package: "best-value", knownLength });
  const { provider, questions } = createMeasurer();
  await checkRoom(check, { signal, provider });
  await checkRoom(check, { signal, provider });
  expect(questions).toEqual([
    expect.objectContaining({
      designs: 10,
      knownFactor: 1.5,
      wish: expect.objectContaining({ asked: expect.any(Array) }),
    }),
  ]);
  expect(rowOf(check.requestId)).toMatchObject({ room: { version: 1, ...room }, roomCheckSince: null });
});

test("what a text model read in a wish from before wishes were stored is laid out, and stored from then on", async () => {
  const words = { understood: [], leftOut: [], keeps: [], told: [], notDrawn: [], notUnderstood: [], suggestions: [] };
  const check = orderToCheck({ wishReading: { version: 1, ...words, heard: benchOfWish } });
  const { provider, questions } = createMeasurer();
  await checkRoom(check, { signal, provider });
  expect(questions).toMatchObject([{ wish: { understood: ["two cedar benches along the fence", "no lawn"] } }]);
  expect(parseTypedWish(rowOf(check.requestId).wish)).toEqual(questions[0]?.wish);
});

test("a stored wish is laid out, however its words would be read today", async () => {
  const wish = storeTypedWish(readTypedWish("a gravel path"));
  const { provider, questions } = createMeasurer();
  await checkRoom(orderToCheck({ prompt: "a pond", wish }), { signal, provider });
  expect(questions).toMatchObject([{ wish: { asked: ["path"] } }]);
});

test("a chosen scope is what is laid out", async () => {
  const { provider, questions } = createMeasurer();
  await checkRoom(orderToCheck({ scope: "things" }), { signal, provider });
  expect(questions).toMatchObject([{ wish: { chosenScope: "things" } }]);
});

test("a result for an outdated wish is discarded", async () => {
  const check = orderToCheck();
  db.update(designRequests)
    .set({ roomCheckSince: check.since + 1 })
    .where(eq(designRequests.id, check.requestId))
    .run();
  const { provider, questions } = createMeasurer();
  await checkRoom(check, { signal, provider });
  inTransaction((tx) => handlers["check-room"].onDead(tx, check));
  expect(questions).toEqual([]);
  expect(rowOf(check.requestId)).toMatchObject({ room: null, roomCheckSince: check.since + 1 });
});

test("no one waits for an unknown result, nor for a check that was given up", async () => {
  const [unreported, dead] = [orderToCheck(), orderToCheck()];
  const provider: ImageProvider = { name: "model", makeDesign: () => Promise.reject(new Error("not asked")) };
  await checkRoom(unreported, { signal, provider });
  inTransaction((tx) => handlers["check-room"].onDead(tx, dead));
  for (const { requestId } of [unreported, dead]) expect(rowOf(requestId).roomCheckSince).toBeNull();
});

test("a photo that has not been read, and a paid order, are not checked", () => {
  const [unread, paid] = [
    createUnpaidOrder(),
    createUnpaidOrder({ yardReading: yardReading(), paymentStatus: "paid" }),
  ];
  for (const { id } of [unread, paid]) {
    inTransaction((tx) => requestRoomCheck(tx, id));
    expect(rowOf(id).roomCheckSince).toBeNull();
  }
  const keys = db.select({ key: jobs.key }).from(jobs).all();
  expect(keys.filter(({ key }) => key.startsWith(`${unread.id}:`) || key.startsWith(`${paid.id}:`))).toEqual([]);
});
