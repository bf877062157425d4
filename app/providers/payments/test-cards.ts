/** Numbers pass through and are never stored, logged or repeated. */

export interface CardEntry {
  number: string;
  /** As typed: "12/30", "12 / 2030" or "1230". */
  expiry: string;
  cvc: string;
}

export type CardField = keyof CardEntry;

export type CardVerdict =
  | { outcome: "approved" }
  | { outcome: "needs-authentication" }
  /** `fields` is empty when the bank refused. */
  | { outcome: "refused"; message: string; fields: Partial<Record<CardField, string>> };

interface TestCard {
  number: string;
  meaning: string;
  verdict: "approved" | "needs-authentication" | { message: string };
}

/** As payment companies publish them. */
export const testCards: readonly TestCard[] = [
  { number: "4242424242424242", meaning: "approved", verdict: "approved" },
  { number: "5555555555554444", meaning: "approved", verdict: "approved" },
  { number: "4000000000000002", meaning: "declined", verdict: { message: "Your card was declined." } },
  {
    number: "4000000000009995",
    meaning: "insufficient funds",
    verdict: { message: "Your card has insufficient funds." },
  },
  { number: "4000000000000069", meaning: "expired card", verdict: { message: "Your card has expired." } },
  { number: "4000002500003155", meaning: "bank asks first", verdict: "needs-authentication" },
  { number: "4000002760003184", meaning: "bank asks first", verdict: "needs-authentication" },
];

/** A well-formed number that is not a test number is refused: no real card pays here. */
export function judgeCard(card: CardEntry, now: Date): CardVerdict {
  const number = card.number.replace(/[\s-]/g, "");
  const fields = findFaults(number, card, now);
  const firstFault = fields.number ?? fields.expiry ?? fields.cvc;
  if (firstFault) return { outcome: "refused", message: firstFault, fields };

  const known = testCards.find((entry) => entry.number === number);
  if (!known) {
    const message = "Your card was declined. This shop takes test numbers only; no real card is charged here.";
    return { outcome: "refused", message, fields: {} };
  }
  return typeof known.verdict === "string"
    ? { outcome: known.verdict }
    : { outcome: "refused", message: known.verdict.message, fields: {} };
}

function findFaults(number: string, card: CardEntry, now: Date): Partial<Record<CardField, string>> {
  const faults: Partial<Record<CardField, string>> = {};
  if (number === "") faults.number = "Please enter your card number.";
  else if (!/^[0-9]{12,19}$/.test(number) || !passesLuhn(number)) faults.number = "Your card number is invalid.";

  const expiry = readExpiry(card.expiry);
  if (card.expiry.trim() === "") faults.expiry = "Please enter the expiration date.";
  else if (!expiry) faults.expiry = "Your card's expiration date is invalid.";
  else if (hasPassed(expiry, now)) faults.expiry = "Your card's expiration date is in the past.";

  const cvc = card.cvc.trim();
  if (cvc === "") faults.cvc = "Please enter the security code.";
  else if (!/^[0-9]{3,4}$/.test(cvc)) faults.cvc = "Your card's security code must have 3 or 4 digits.";
  return faults;
}

/** ISO/IEC 7812-1, annex B. */
export function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let place = 0; place < digits.length; place++) {
    const digit = Number(digits[digits.length - 1 - place]);
    const doubled = place % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

const expiryAtMost = 30;

function readExpiry(text: string): { month: number; year: number } | undefined {
  const typed = text.trim().slice(0, expiryAtMost);
  const parts =
    /^(0?[1-9]|1[0-2])\s*[/\-. ]\s*([0-9]{2}|20[0-9]{2})$/.exec(typed) ?? /^(0[1-9]|1[0-2])([0-9]{2})$/.exec(typed);
  if (!parts) return undefined;
  const [, month, year] = parts.map(Number);
  if (month === undefined || year === undefined) return undefined;
  return { month, year: year < 100 ? 2000 + year : year };
}

/** A card is good to the last day of its month. */
function hasPassed({ month, year }: { month: number; year: number }, now: Date): boolean {
  return Date.UTC(year, month, 1) <= now.getTime();
}
