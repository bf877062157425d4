import { z } from "zod";
import { currencies, largestCharge, smallestCharge } from "./currencies.ts";
import { formatMoney, parseMoney } from "./format-money.ts";
import { notHappyDaysAtMost } from "./not-happy-words.ts";
import { packageLimits } from "./package.ts";

const { packagesAtMost, imagesAtMost } = packageLimits;
const line = (atMost: number) =>
  z
    .string()
    .overwrite((text) => text.replace(/[\p{Cc}\p{Cs}\u2028\u2029\s]+/gu, " ").trim())
    .max(atMost, `Please use at most ${atMost} characters`);

const rowSchema = z.object({
  /** Empty for a new one. */
  id: z.string().max(100),
  name: line(packageLimits.nameAtMost),
  description: line(packageLimits.descriptionAtMost),
  bestFor: line(packageLimits.bestForAtMost),
  price: z.string(),
  imageCount: z.string(),
  place: z.string().regex(/^[1-9]$/),
  popular: z.boolean().default(false),
  state: z.enum(["shown", "hidden", "removed"]),
});

type Row = z.output<typeof rowSchema>;

const tooMany = `There may be ${packagesAtMost} packages at most`;

/** The whole page at once: prices mean nothing without the currency, and order and mark concern all. */
export const packagesSchema = z
  .object({
    currency: z.enum(currencies, "Stripe takes no payments in this currency"),
    notHappyDays: z
      .string()
      .trim()
      .refine(
        (typed) => /^[0-9]{0,2}$/.test(typed) && Number(typed) <= notHappyDaysAtMost,
        `Please type 0 to ${notHappyDaysAtMost} days`,
      ),
    packages: z.array(rowSchema).max(packagesAtMost + 1, tooMany),
  })
  .check(({ value: { currency, packages }, issues }) => {
    const complain = (index: number, field: string, message: string | undefined) =>
      message && issues.push({ code: "custom", path: ["packages", index, field], message, input: packages });
    const kept = packages.filter(isKept);
    for (const [index, row] of packages.entries()) {
      if (!isKept(row)) continue;
      const earlier = packages.slice(0, index).filter(isKept);
      complain(index, "name", nameProblem(row, earlier));
      complain(index, "price", priceProblem(parseMoney(row.price, currency), currency));
      if (!/^[0-9]{1,3}$/.test(row.imageCount) || Number(row.imageCount) < 1 || Number(row.imageCount) > imagesAtMost)
        complain(
          index,
          "imageCount",
          `A package has 1 to ${imagesAtMost} pictures: there are no more different designs`,
        );
      if (row.popular && earlier.some(({ popular }) => popular))
        complain(index, "popular", "Only one package can be marked popular");
    }
    if (kept.length > packagesAtMost) complain(packages.length - 1, "name", tooMany);
    if (kept.every(({ state }) => state === "hidden")) complain(0, "state", "At least one package must be on sale");
  });

export type PackagesFields = z.input<typeof packagesSchema>;

/** As rows, in their order; an id that is empty or unknown is a new package's. */
export function readEditedPackages({ currency, packages }: z.output<typeof packagesSchema>) {
  return packages
    .map((row, index) => ({ ...row, place: placeAmong(Number(row.place), index + 1) }))
    .filter(isKept)
    .sort((a, b) => a.place - b.place)
    .map(({ price, imageCount, state, place: _place, ...row }) => ({
      ...row,
      priceCents: parseMoney(price, currency) ?? 0,
      imageCount: Number(imageCount),
      hidden: state === "hidden",
    }));
}

/** One that is moved up goes before what was there, one that is moved down behind it. */
function placeAmong(place: number, before: number): number {
  return place + Math.sign(place - before) / 2;
}

/** The empty one at the end of the page is none. */
function isKept({ state, id, name, description, price }: Omit<Row, "place">): boolean {
  return state !== "removed" && [id, name, description, price].some(Boolean);
}

function nameProblem({ name }: Row, earlier: readonly Row[]): string | undefined {
  if (!name) return "Please give the package a name";
  const isTaken = earlier.some((other) => other.name.toLowerCase() === name.toLowerCase());
  return isTaken ? "Another package has this name" : undefined;
}

function priceProblem(priceCents: number | undefined, currency: string): string | undefined {
  if (priceCents === undefined) return `Please type a price in ${currency.toUpperCase()} such as ${example(currency)}`;
  const [least, most] = [smallestCharge(currency), largestCharge(currency)];
  if (priceCents < least) return `The lowest price that can be charged is ${formatMoney(least, currency)}`;
  if (priceCents > most) return `The highest price that can be charged is ${formatMoney(most, currency)}`;
}

function example(currency: string): string {
  const digits = new Intl.NumberFormat("en-US", { style: "currency", currency }).resolvedOptions();
  return digits.maximumFractionDigits === 0 ? "900" : "9 or 9.50";
}
