import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import type { GroundFields } from "#app/domain/ground/ground-form.ts";
import { groundCorrectionOf } from "#app/domain/ground/stored-ground.server.ts";
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

interface Changes {
  intent?: GroundFields["intent"];
  parts?: number[];
  partsBefore?: string;
  regions?: string;
  ticks?: number[];
  ticksBefore?: string;
  cells?: string;
}

/** The form as it is first shown, with changes: lawn is part 1, gravel part 2, both to be redesigned. */
function formOf({ intent = "save", parts = [1, 2], ticks = lowerSquares, ...changes }: Changes = {}) {
  const before = { cells: "1200a", regions: "", partsBefore: "11", ticksBefore: ticksAsRead };
  return { ...before, ...changes, intent, part: parts.map(String), tick: ticks.map(String) };
}

function readOrder(
  reading: Parameters<typeof yardReading>[0] = {},
  changes: Parameters<typeof createUnpaidOrder>[0] = {},
) {
  const order = createUnpaidOrder({ yardReading: yardReading(reading), ...changes });
  return { id: order.id, wanted: { requestId: String(order.id), userId: order.userId } };
}

const rowOf = (id: number) => db.select().from(designRequests).where(eq(designRequests.id, id)).get()!;

test("parts and squares are stored with the order, found again, and forgotten by starting over", () => {
  const { id, wanted } = readOrder();
  const saved = correctGround(wanted, formOf({ parts: [2], ticks: lowerSquares.filter((square) => square !== 79) }));
  expect(saved).toEqual({ ok: true, requestId: id, outcome: "saved" });
  const { groundCorrection, groundConfirmedAt } = rowOf(id);
  expect(groundCorrection).toMatchObject({ version: 1, width: 40, height: 30 });
  expect(groundCorrection!.runs).toMatch(/^600a(20k20a)+20k16a(24k16a)+4k$/);
  expect(groundConfirmedAt).toBeNull();
  expect(findGround(id, wanted.userId)).toMatchObject({ isOpen: true, reading: { correction: groundCorrection } });

  expect(correctGround(wanted, formOf({ intent: "reset" }))).toMatchObject({ ok: true, outcome: "reset" });
  expect(rowOf(id).groundCorrection).toBeNull();
});

test("a part that was kept returns to what was read", () => {
  const { id, wanted } = readOrder();
  correctGround(wanted, formOf({ parts: [2] }));
  const shown = { cells: rowOf(id).groundCorrection!.runs, partsBefore: "01", ticksBefore: ticksAsRead };
  expect(correctGround(wanted, formOf({ ...shown, parts: [1, 2] }))).toMatchObject({ ok: true });
  expect(rowOf(id).groundCorrection).toBeNull();
});

test("parts that were drawn are stored with their regions, and turned like others", () => {
  const { id, wanted } = readOrder();
  const regions = `600a${"20b20c".repeat(10)}${"20b20d".repeat(5)}`;
  correctGround(wanted, formOf({ regions, partsBefore: "111", parts: [1, 2] }));
  expect(rowOf(id).groundCorrection).toMatchObject({ regions, runs: `1020a${"20k20a".repeat(4)}20k` });
  expect(groundCorrectionOf(rowOf(id))!.cells.filter((word) => word === 1)).toHaveLength(100);
  // As many as the stored form can distinguish, and one more.
  const many = `1174a${Array.from("bcdefghijklmnopqrstuvwxyz", (letter) => `1${letter}`).join("")}1b`;
  expect(correctGround(wanted, formOf({ regions: many, partsBefore: "1".repeat(25) }))).toMatchObject({ ok: true });
});

describe("paving", () => {
  const lawnAndPaving = (prompt: string) => {
    const { regions, ...reading } = yardReading();
    const list = [{ kind: "lawn" }, { kind: "paving" }];
    const paving = { share: 0.3, centreU: 0.6, centreV: 0.7 };
    return readOrder({}, { prompt, yardReading: { ...reading, regions: { ...regions!, list }, paving } });
  };
  const shownTo = ({ id, wanted }: ReturnType<typeof readOrder>) => findGround(id, wanted.userId)?.reading;

  test("that the wish does not name is kept, until its owner includes it", () => {
    const order = lawnAndPaving("more flowers and a tree");
    expect(shownTo(order)).toMatchObject({
      redrawsPaving: false,
      ground: { runs: expect.stringMatching(/^600k20r20k/) },
    });
    const ticks = lowerSquares.filter((square) => square % 10 < 5);
    const shown = { partsBefore: "10", ticks, ticksBefore: "0".repeat(40) + "1111100000".repeat(4) };
    expect(correctGround(order.wanted, formOf({ ...shown, parts: [1] }))).toMatchObject({ ok: true });
    expect(groundCorrectionOf(rowOf(order.id))).toBeUndefined();
    expect(correctGround(order.wanted, formOf({ ...shown, parts: [1, 2] }))).toMatchObject({ ok: true });
    expect(rowOf(order.id).groundCorrection!.runs).toMatch(/^620a(20r20a)+20r$/);
  });

  test("that the wish names is redesigned, until its owner keeps it", () => {
    const order = lawnAndPaving("a brick patio instead of the old one");
    expect(shownTo(order)).toMatchObject({ redrawsPaving: true, ground: { runs: "600k600r" } });
    expect(correctGround(order.wanted, formOf({ parts: [1] }))).toMatchObject({ ok: true });
    expect(rowOf(order.id).groundCorrection!.runs).toMatch(/^620a(20k20a)+20k$/);
  });
});

test.each([
  ["keep", 1, 1],
  ["redesign", 0, 0],
] as const)("the answer to %s the doubted part is stored, and all is agreed to", (intent, marked, word) => {
  const { id, wanted } = readOrder({ unsure: true, maybe: "driveway" });
  expect(correctGround(wanted, formOf({ intent }))).toMatchObject({ ok: true, outcome: "confirmed" });
  const { groundCorrection, groundConfirmedAt } = rowOf(id);
  expect(groundConfirmedAt).toEqual(expect.any(Number));
  expect(groundCorrection ? 1 : 0).toBe(marked);
  expect(groundCorrectionOf(rowOf(id))?.cells[1199] ?? 0).toBe(word);
});

test("agreeing stores what was changed with it, and nothing when nothing was", () => {
  const { id, wanted } = readOrder({ unsure: true });
  expect(correctGround(wanted, formOf({ intent: "confirm" }))).toMatchObject({ ok: true, outcome: "confirmed" });
  expect(rowOf(id)).toMatchObject({ groundCorrection: null, groundConfirmedAt: expect.any(Number) });
  correctGround(
    wanted,
    formOf({
      intent: "confirm",
      cells: "600a600k",
      partsBefore: "00",
      parts: [],
      ticks: [0, 1, 2, 3, 4, 5],
      ticksBefore: "0".repeat(80),
    }),
  );
  expect(rowOf(id).groundCorrection).not.toBeNull();
});

test("a correction that leaves nothing to redesign is handed back and not stored", () => {
  const { id, wanted } = readOrder();
  const refused = correctGround(wanted, formOf({ parts: [], ticks: lowerSquares }));
  expect(refused).toMatchObject({ ok: false, reason: "no-ground", correction: { version: 1, width: 40 } });
  expect(rowOf(id).groundCorrection).toBeNull();
});

test.each([
  ["a part of another reading", { partsBefore: "111" }],
  ["regions of another grid", { regions: "1199b" }],
  ["regions that are no runs", { regions: "<svg>" }],
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
    expect(correctGround(wanted, formOf({ parts: [2] }))).toEqual({ ok: false, reason: "already-paid", requestId: id });
    expect(rowOf(id).groundCorrection).toBeNull();
  }
  const { wanted } = readOrder({}, { paymentStatus: "failed" });
  expect(correctGround(wanted, formOf({ parts: [2] }))).toMatchObject({ ok: true });
});

test("only the owner's, and only once it was read", () => {
  const { id } = readOrder();
  const otherCustomer = { requestId: String(id), userId: createUser().id };
  expect(correctGround(otherCustomer, formOf())).toEqual({ ok: false, reason: "not-found" });
  expect(findGround(id, otherCustomer.userId)).toBeUndefined();
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

test("a reading that is late, or was given up, does not prevent payment", async () => {
  const { id, userId } = createUnpaidOrder({ yardReadingSince: Date.now() });
  expect(findGround(id, userId)).toMatchObject({ state: "waiting" });
  expect(await chooseNextStep({ requestId: id, userId })).toMatchObject({ step: "payment" });
  endYardReading(db, id);
  expect(findGround(id, userId)).toMatchObject({ state: "unread" });
});
