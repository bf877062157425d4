import { expect, test } from "vitest";
import { yardReading } from "#tests/factories/yard-reading.ts";
import { groundTrust } from "./ground-trust.ts";
import { readStoredCorrection, readStoredReading } from "./read-stored-ground.ts";

const correction = { version: 1 as const, width: 40, height: 30, runs: "600k600r", keepAbove: null };

test("a reading and a correction come back as they were stored", () => {
  const reading = yardReading({ unsure: true, doubts: ["ragged-edge"] });
  expect(readStoredReading(JSON.parse(JSON.stringify(reading)))).toEqual(reading);
  expect(readStoredCorrection(JSON.parse(JSON.stringify(correction)))).toEqual(correction);
});

test.each([null, undefined, "1200r", { ...correction, version: 2 }, { ...correction, width: -40 }, { version: 1 }])(
  "nothing that can be read: %j",
  (stored) => {
    expect(readStoredReading(stored)).toBeUndefined();
    expect(readStoredCorrection(stored)).toBeUndefined();
  },
);

test("the outline is marked, agreed to, doubted or sure", () => {
  const doubted = yardReading({ unsure: true, doubts: ["ragged-edge"] });
  const trust = { yardReading: doubted, groundCorrection: null, groundConfirmedAt: null };
  expect(groundTrust(trust)).toEqual({ outline: "doubted", tiltDoubted: false });
  expect(groundTrust({ ...trust, groundConfirmedAt: 1 }).outline).toBe("agreed");
  expect(groundTrust({ ...trust, groundCorrection: correction }).outline).toBe("marked");
  expect(groundTrust({ ...trust, yardReading: null })).toEqual({ outline: "sure", tiltDoubted: false });
  const tilted = yardReading({ unsure: true, doubts: ["horizon"] });
  expect(groundTrust({ ...trust, yardReading: tilted })).toEqual({ outline: "sure", tiltDoubted: true });
});
