import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "#db/client.server.ts";
import { designRequests } from "#db/schema.ts";
import { createUnpaidOrder } from "#tests/factories/create-unpaid-order.ts";
import { createUser } from "#tests/factories/create-user.ts";
import { yardReading } from "#tests/factories/yard-reading.ts";
import { endYardReading } from "../request/yard-reading.server.ts";
import { chooseNextStep } from "./choose-next-step.server.ts";
import { correctGround } from "./correct-ground.server.ts";
import { findGround } from "./find-ground.server.ts";

const ticksAsRead = `${"0".repeat(40)}${"1".repeat(40)}`;
const lowerSquares = Array.from({ length: 40 }, (_, i) => 40 + i);

/** The form as it is shown at first, with changes. */
function formOf(
  changes: { intent?: string; line?: string; ticks?: number[]; cells?: string; ticksBefore?: string } = {},
) {
  const { intent = "save", line = "0", ticks = lowerSquares, cells = "1200a", ticksBefore = ticksAsRead } = changes;
  return { intent, line, lineBefore: "0", cells, ticksBefore, tick: ticks.map(String) };
}

function readOrder(
  reading: Parameters<typeof yardReading>[0] = {},
  changes: Parameters<typeof createUnpaidOrder>[0] = {},
) {
  const order = createUnpaidOrder({ yardReading: yardReading(reading), ...changes });
  return { id: order.id, wanted: { requestId: String(order.id), userId: order.userId } };
}

const rowOf = (id: number) => db.select().from(designRequests).where(eq(designRequests.id, id)).get()!;

test("squares and line are stored with the order, found again, and forgotten by starting over", () => {
  const { id, wanted } = readOrder();
  const saved = correctGround(wanted, formOf({ line: "9", ticks: lowerSquares.filter((square) => square !== 79) }));
  expect(saved).toEqual({ ok: true, requestId: id, outcome: "saved" });
  const { groundCorrection, groundConfirmedAt } = rowOf(id);
  expect(groundCorrection).toMatchObject({ version: 1, keepAbove: 0.6, width: 40, height: 30 });
  // The last square: four cells wide, the last rows of the picture.
  expect(groundCorrection!.runs).toMatch(/a4k$/);
  expect(groundConfirmedAt).toBeNull();
  expect(findGround(id, wanted.userId)).toMatchObject({ isOpen: true, reading: { correction: groundCorrection } });

  expect(correctGround(wanted, formOf({ intent: "reset" }))).toMatchObject({ ok: true, outcome: "reset" });
  expect(rowOf(id).groundCorrection).toBeNull();
});

test("agreeing stores what was changed with it, and nothing when nothing was", () => {
  const { id, wanted } = readOrder({ unsure: true });
  expect(correctGround(wanted, formOf({ intent: "confirm" }))).toMatchObject({ ok: true, outcome: "confirmed" });
  expect(rowOf(id)).toMatchObject({ groundCorrection: null, groundConfirmedAt: expect.any(Number) });
  correctGround(
    wanted,
    formOf({ intent: "confirm", cells: "600a600k", ticks: [0, 1, 2, 3, 4, 5], ticksBefore: "0".repeat(80) }),
  );
  expect(rowOf(id).groundCorrection).not.toBeNull();
});

test("a correction that leaves nothing to redesign is handed back and not stored", () => {
  const { id, wanted } = readOrder();
  const refused = correctGround(wanted, formOf({ ticks: [79] }));
  expect(refused).toMatchObject({ ok: false, reason: "no-ground", correction: { version: 1, width: 40 } });
  expect(rowOf(id).groundCorrection).toBeNull();
});

test.each([
  ["no intent of ours", { intent: "delete" }],
  ["a line that is none", { line: "13" }],
  ["cells of another grid", { cells: "1199a" }],
  ["cells that are no runs", { cells: "<svg>" }],
  ["too many cells", { cells: "1a1k".repeat(20_000) }],
  ["squares of another grid", { ticksBefore: "01" }],
])("%s is malformed", (_, changes) => {
  const { id, wanted } = readOrder();
  expect(correctGround(wanted, formOf(changes))).toEqual({ ok: false, reason: "malformed" });
  expect(rowOf(id).groundCorrection).toBeNull();
});

test("what has been paid for is not changed any more", () => {
  for (const paid of [
    { paymentStatus: "paid", status: "processing" },
    { paymentStatus: "refunded", status: "error" },
  ] as const) {
    const { id, wanted } = readOrder({}, paid);
    expect(correctGround(wanted, formOf({ line: "9" }))).toEqual({ ok: false, reason: "already-paid", requestId: id });
    expect(rowOf(id).groundCorrection).toBeNull();
  }
  const { wanted } = readOrder({}, { paymentStatus: "failed" });
  expect(correctGround(wanted, formOf({ line: "9" }))).toMatchObject({ ok: true });
});

test("only the owner's, and only once it was read", () => {
  const { id } = readOrder();
  const stranger = { requestId: String(id), userId: createUser().id };
  expect(correctGround(stranger, formOf())).toEqual({ ok: false, reason: "not-found" });
  expect(findGround(id, stranger.userId)).toBeUndefined();
  const unread = createUnpaidOrder();
  expect(correctGround({ requestId: String(unread.id), userId: unread.userId }, formOf())).toEqual({
    ok: false,
    reason: "not-read",
  });
});

test("from the form on to the ground when the photo raises questions, else to the payment", async () => {
  const { id, wanted } = readOrder({ unsure: true });
  expect(await chooseNextStep(wanted)).toEqual({ requestId: id, step: "ground" });
  correctGround(wanted, formOf({ intent: "confirm" }));
  expect(await chooseNextStep(wanted)).toMatchObject({ step: "payment" });
  expect(await chooseNextStep(readOrder().wanted)).toMatchObject({ step: "payment" });
  expect(await chooseNextStep({ requestId: id, userId: createUser().id })).toBeUndefined();
});

test("a reading that is late, or was given up, keeps nobody from paying", async () => {
  const { id, userId } = createUnpaidOrder({ yardReadingSince: Date.now() });
  expect(findGround(id, userId)).toMatchObject({ state: "waiting" });
  expect(await chooseNextStep({ requestId: id, userId })).toMatchObject({ step: "payment" });
  endYardReading(db, id);
  expect(findGround(id, userId)).toMatchObject({ state: "unread" });
});
