import { findFacts } from "#app/designer/plants/facts/facts.ts";
import type { PlanGeometry } from "#app/designer/take-off/quantities/plan-geometry.ts";
import type { PriceList, PriceRange } from "#app/designer/take-off/quantities/price-list.ts";
import { feetPerMetre, squareFeetPerSquareMetre } from "../us-units.ts";

export interface PacketPrices {
  list: PriceList;
  /** Where they come from, in words. */
  source: string;
  /** Work that is in the price of the paving. */
  included: ReadonlySet<string>;
}

interface CountryPrices {
  country: string;
  currency: string;
  units: "us" | "metric";
  /** Installed: lowest and highest, as the sources give them; nothing where none was read. */
  prices: Readonly<Record<string, readonly [low: number, high: number]>>;
  sources: readonly string[];
}

const naturalStone = [14, 28] as const;
const concretePavers = [8, 16] as const;

const tables: Readonly<Record<string, CountryPrices>> = {
  US: {
    country: "the United States",
    currency: "USD",
    units: "us",
    prices: {
      clearing: [0.5, 2],
      lawn: [0.9, 2.4],
      mulch: [0.5, 1],
      gravel: [1, 2.5],
      pavers: concretePavers,
      slabs: concretePavers,
      flagstone: naturalStone,
      ashlar: naturalStone,
      slate: naturalStone,
      concrete: [5, 14],
    },
    sources: [
      "protradeops.com/blog/landscaping-pricing-per-square-foot (2026)",
      "concrete: wilsonexteriors.com, cost to install a paver patio (undated)",
      "plants: nursery prices without planting",
    ],
  },
  GB: {
    country: "the United Kingdom",
    currency: "GBP",
    units: "metric",
    prices: {
      slabs: [70, 100],
      flagstone: [120, 475],
      ashlar: [120, 475],
      concrete: [65, 120],
      brick: [80, 140],
      herringbone: [80, 140],
      pavers: [70, 130],
      slate: [90, 180],
      gravel: [20, 30],
    },
    sources: [
      "checkatrade.com/blog/cost-guides/patio-laying-cost (2024, without VAT)",
      "pavers, slate, gravel: patiocostcalculator.com, patio per square metre (2026)",
    ],
  },
  DE: {
    country: "Germany",
    currency: "EUR",
    units: "metric",
    prices: {
      pavers: [100, 180],
      brick: [100, 180],
      cobbles: [100, 180],
      slabs: [70, 150],
      flagstone: [70, 150],
      ashlar: [70, 150],
      slate: [70, 150],
    },
    sources: [
      "kostencheck.de, Pflaster Preise pro m² (undated)",
      "slabs and natural stone: wirliebenwohnen.com, Terrasse anlegen (undated)",
    ],
  },
};

const per = {
  us: { m2: squareFeetPerSquareMetre, m: feetPerMetre, each: 1 },
  metric: { m2: 1, m: 1, each: 1 },
};

/** For a country of which prices were read; undefined for any other. Plants have nursery prices in US dollars only. */
export function defaultPrices(country: string | undefined, { plants }: PlanGeometry): PacketPrices | undefined {
  const table = country === undefined ? undefined : tables[country];
  if (!table) return undefined;
  const plantPrices = plants.flatMap(({ species }): [string, PriceRange][] => {
    const [low, high] = findFacts(species)?.nursery.usd ?? [];
    return table.currency === "USD" && low !== undefined && high !== undefined ? [[species, { low, high }]] : [];
  });
  const prices = Object.entries(table.prices).map(([key, [low, high]]) => [key, { low, high }] as const);
  return {
    list: {
      currency: table.currency,
      per: per[table.units],
      prices: Object.fromEntries([...prices, ...plantPrices]),
    },
    source: `Usual prices in ${table.country}, in ${table.currency}: ${table.sources.join("; ")}.`,
    included: new Set(["digging", "geotextile", "base-stone"]),
  };
}
