import { expect, test } from "vitest";
import { endOfWithdrawal } from "./withdrawal-period.ts";

test.each([
  // Thursday: the 17th is a Thursday; where it is Friday already, the 18th is the last day.
  ["2026-12-03T10:00:00Z", "2026-12-19T12:00:00.000Z"],
  // Friday: the next day would be a Saturday, so Monday counts.
  ["2026-12-04T10:00:00Z", "2026-12-22T12:00:00.000Z"],
  ["2026-12-06T23:30:00Z", "2026-12-22T12:00:00.000Z"],
])("of an order of %s it ends at %s", (orderedAt, end) => {
  expect(new Date(endOfWithdrawal(Date.parse(orderedAt))).toISOString()).toBe(end);
});
