import { readFileSync } from "node:fs";
import { z } from "zod";
import { env, SettingsError } from "#app/env.server.ts";
import type { UnitPrices } from "#app/providers/images/plan-paper.server.ts";
import { unknownPriceKeys } from "#app/providers/images/price-keys.server.ts";

const price = z
  .tuple([z.number().nonnegative(), z.number().nonnegative()], "must be [cheapest, dearest]")
  .refine(([low, high]) => low <= high, "must be [cheapest, dearest]");

const fileSchema = z.strictObject({
  currency: z.string().regex(/^[A-Z]{3}$/, "must be three letters like USD"),
  units: z.enum(["metric", "us"], "must be metric or us"),
  prices: z.record(z.string(), price),
});

/** What one of our units is in those a file may be in: square metre, metre, piece. */
const perUnit = {
  metric: { m2: 1, m: 1, each: 1 },
  us: { m2: 10.7639, m: 3.28084, each: 1 },
};

let installed: { prices: UnitPrices | undefined } | undefined;

/** The installation's prices, read once; undefined without PRICES_FILE. @throws SettingsError with one line */
export function installedPrices(): UnitPrices | undefined {
  installed ??= { prices: env.PRICES_FILE ? readPriceFile(env.PRICES_FILE) : undefined };
  return installed.prices;
}

/** @throws SettingsError with one line that says what is wrong with the file */
export function readPriceFile(file: string): UnitPrices {
  const read = fileSchema.safeParse(parseFile(file));
  if (!read.success) {
    const { path, message } = read.error.issues[0]!;
    throw wrong(file, `${path.length > 0 ? `${path.join(".")}: ` : ""}${message}`);
  }
  const { currency, units, prices } = read.data;
  const [unknown] = unknownPriceKeys(Object.keys(prices));
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
