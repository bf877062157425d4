import { readFileSync } from "node:fs";
import { z } from "zod";
import type { PriceList } from "#app/designer/take-off/quantities/price-list.ts";
import type { LengthUnit } from "#app/designer/wish/lexicon/garden-words.ts";
import { env } from "#app/settings/env.server.ts";
import { SettingsError } from "#app/settings/refuse-settings.ts";
import { feetPerMetre, squareFeetPerSquareMetre } from "./us-units.ts";

const price = z
  .tuple([z.number().nonnegative(), z.number().nonnegative()], "must be [cheapest, dearest]")
  .refine(([low, high]) => low <= high, "must be [cheapest, dearest]");

const fileSchema = z.strictObject({
  currency: z.string().regex(/^[A-Z]{3}$/, "must be three letters like USD"),
  units: z.enum(["metric", "us"], "must be metric or us"),
  prices: z.record(z.string(), price),
});

const perUnit = {
  metric: { m2: 1, m: 1, each: 1 },
  us: { m2: squareFeetPerSquareMetre, m: feetPerMetre, each: 1 },
};

let installed: PriceList | undefined;

/** Once, at the start. @throws SettingsError with one line */
export async function installPrices(): Promise<void> {
  if (env.PRICES_FILE) installed = await readPriceFile(env.PRICES_FILE);
}

export function installedPrices(): PriceList | undefined {
  return installed;
}

/** Typed by the customer, else that of the price list, else feet, since orders are paid in dollars. */
export function usualUnit(prices = installed): LengthUnit {
  return prices?.per.m === perUnit.metric.m ? "m" : "ft";
}

/** @throws SettingsError with one line that says what is wrong with the file */
export async function readPriceFile(file: string): Promise<PriceList> {
  const read = fileSchema.safeParse(parseFile(file));
  if (!read.success) {
    const [issue] = read.error.issues;
    const where = issue && issue.path.length > 0 ? `${issue.path.join(".")}: ` : "";
    throw wrong(file, `${where}${issue?.message ?? "cannot be read"}`);
  }
  const { currency, units, prices } = read.data;
  // Imported late: the catalog comes with a megabyte of drawings that no other start needs.
  const { priceKeys } = await import("#app/designer/take-off/quantities/price-keys.ts");
  const known = priceKeys();
  const unknown = Object.keys(prices).find((name) => !known.has(name));
  if (unknown !== undefined) throw wrong(file, `${unknown} is no material, plant or thing that is ever drawn`);
  const ranges = Object.entries(prices).map(([name, [low, high]]) => [name, { low, high }] as const);
  return { currency, per: perUnit[units], prices: Object.fromEntries(ranges) };
}

function parseFile(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    throw wrong(file, error instanceof SyntaxError ? `is no JSON (${error.message})` : "cannot be read");
  }
}

function wrong(file: string, what: string): SettingsError {
  return new SettingsError(`Setting PRICES_FILE: ${file}: ${what}. See docs/prices.md.`);
}
