import { expect, test } from "vitest";
import { withinTime } from "../within-time.server.ts";
import { readDate } from "./read-date.ts";

test.each([
  ["2018-05-16 9:38", "2018-05-16T09:38:00.000Z"],
  ["2018-1-3", "2018-01-03T00:00:00.000Z"],
  ["2018/05/16 09:38 PM", "2018-05-16T21:38:00.000Z"],
  ["2018-05-16T09:38:00+02:00", "2018-05-16T07:38:00.000Z"],
  ["2018-05-16 09:38:00 -0700", "2018-05-16T16:38:00.000Z"],
  ["2018-05-16T09:38:00.123456Z", "2018-05-16T09:38:00.000Z"],
  ["2018-05-16 09:38:07 UTC", "2018-05-16T09:38:07.000Z"],
  ["2018-05-16 09:38 EST", "2018-05-16T14:38:00.000Z"],
  ["20180516", "2018-05-16T00:00:00.000Z"],
  ["16 May 2018", "2018-05-16T00:00:00.000Z"],
  ["May 16th, 2018", "2018-05-16T00:00:00.000Z"],
  ["Wednesday, May 16, 2018 at 9:38 am", "2018-05-16T09:38:00.000Z"],
  ["Wed, 16 May 2018 09:38:00 GMT", "2018-05-16T09:38:00.000Z"],
  ["Wed May 16 2018 09:38:00 GMT+0200 (CEST)", "2018-05-16T07:38:00.000Z"],
  ["Wed May 16 09:38:00 2018", "2018-05-16T09:38:00.000Z"],
  ["16.05.2018", "2018-05-16T00:00:00.000Z"],
  ["05/16/2018", "2018-05-16T00:00:00.000Z"],
])("%s is %s", (text, iso) => {
  expect(new Date(readDate(text)!.time).toISOString()).toBe(iso);
});

test.each([
  "",
  "soon",
  "2018",
  "2018-05",
  "2018-02-30",
  "2018-13-01",
  "2018-05-16 25:00",
  "05/06/2018",
  "2018-05-16-09-30",
  "0001-01-01",
])("%j is no date", (text) => {
  expect(readDate(text)).toBeUndefined();
});

test.each([
  ["2018-05-16 9:38", "2018-05-16T00:38:00.000Z"],
  ["2018-05-16", "2018-05-16T04:00:00.000Z"],
  ["2018-01-16", "2018-01-16T05:00:00.000Z"],
  ["2018-05-16 9:38 +0200", "2018-05-16T07:38:00.000Z"],
  ["2018-05-16T24:00", "2018-05-16T15:00:00.000Z"],
])("%s of a site in Tokyo is %s on a blog in New York", (text, iso) => {
  const date = readDate(text, { clock: "Asia/Tokyo", calendar: "America/New_York" });
  expect(new Date(date!.time).toISOString()).toBe(iso);
});

test("the written day stays, whatever the zone makes of it", () => {
  expect(readDate("2018-05-16 23:30 -0700")).toMatchObject({ year: 2018, month: 5, day: 16 });
});

test("what is longer than a date is read no further", () => {
  for (const text of [`2018-05-16 0${" ".repeat(50_000)},`, "(".repeat(200_000)])
    expect(withinTime(() => readDate(text))).toEqual({ result: undefined });
});
