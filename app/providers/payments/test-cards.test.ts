import { describe, expect, it } from "vitest";
import { withinTime } from "#app/domain/blog/import/within-time.server.ts";
import { judgeCard, passesLuhn } from "./test-cards.ts";

const now = new Date("2026-11-20T12:00:00Z");
const good = { number: "4242 4242 4242 4242", expiry: "12 / 30", cvc: "123" };

describe("judgeCard", () => {
  it.each([
    ["4242424242424242", "approved"],
    ["4242 4242 4242 4242", "approved"],
    ["4242-4242-4242-4242", "approved"],
    ["5555555555554444", "approved"],
    ["4000002500003155", "needs-authentication"],
    ["4000002760003184", "needs-authentication"],
  ])("%s: %s", (number, outcome) => {
    expect(judgeCard({ ...good, number }, now)).toEqual({ outcome });
  });

  it.each([
    ["4000000000000002", "Your card was declined."],
    ["4000000000009995", "Your card has insufficient funds."],
    ["4000000000000069", "Your card has expired."],
    ["4111111111111111", "Your card was declined. This shop takes test numbers only; no real card is charged here."],
  ])("the bank refuses %s: %s", (number, message) => {
    expect(judgeCard({ ...good, number }, now)).toEqual({ outcome: "refused", message, fields: {} });
  });

  it.each([
    ["4242424242424241", "Your card number is invalid."],
    ["4242", "Your card number is invalid."],
    ["4242x4242424242424", "Your card number is invalid."],
    ["42424242424242424242", "Your card number is invalid."],
    ["  ", "Please enter your card number."],
  ])("the number %s is at fault: %s", (number, message) => {
    expect(judgeCard({ ...good, number }, now)).toEqual({ outcome: "refused", message, fields: { number: message } });
  });

  it.each([
    ["", "Please enter the expiration date."],
    ["13/30", "Your card's expiration date is invalid."],
    ["0/30", "Your card's expiration date is invalid."],
    ["12/3", "Your card's expiration date is invalid."],
    ["soon", "Your card's expiration date is invalid."],
    ["10/26", "Your card's expiration date is in the past."],
    ["12/2020", "Your card's expiration date is in the past."],
  ])("the expiry %s is at fault: %s", (expiry, message) => {
    expect(judgeCard({ ...good, expiry }, now)).toMatchObject({ outcome: "refused", fields: { expiry: message } });
  });

  it.each(["11/26", "11/2026", "1126", "1/27", "01 - 27"])("the expiry %s is good", (expiry) => {
    expect(judgeCard({ ...good, expiry }, now)).toEqual({ outcome: "approved" });
  });

  it.each(["", "12", "12345", "12a"])("the security code %s is at fault", (cvc) => {
    expect(judgeCard({ ...good, cvc }, now)).toMatchObject({ outcome: "refused", fields: { cvc: expect.any(String) } });
  });

  it("never repeats a number", () => {
    for (const number of ["4242424242424241", "4000000000000002", "4111111111111111"]) {
      expect(JSON.stringify(judgeCard({ ...good, number }, now))).not.toContain(number);
    }
  });
});

describe("passesLuhn", () => {
  it("notices every single wrong digit", () => {
    const number = "4242424242424242";
    expect(passesLuhn(number)).toBe(true);
    for (let place = 0; place < number.length; place++) {
      const wrong = (Number(number[place]) + 1) % 10;
      expect(passesLuhn(number.slice(0, place) + wrong + number.slice(place + 1))).toBe(false);
    }
  });
});

it.each([
  ["blanks", `1${" ".repeat(500_000)}x`],
  ["a date and blanks", `12 / 30${" ".repeat(500_000)}x`],
])("an expiration date of half a million %s is read at once", (_, expiry) => {
  const judged = withinTime(() => judgeCard({ ...good, expiry }, now));
  expect(judged?.result).toMatchObject({
    outcome: "refused",
    fields: { expiry: "Your card's expiration date is invalid." },
  });
});
