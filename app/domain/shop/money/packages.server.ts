import { asc } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { prepared } from "#db/prepared.server.ts";
import { packages } from "#db/schema.ts";
import type { Package } from "./package.ts";
import { moneyPart } from "./shop-currency.server.ts";

const allRows = prepared((db) => db.select().from(packages).orderBy(asc(packages.position)).prepare());

/** On sale, in the shop's order and currency. */
export function listPackages(): Package[] {
  const { currency } = moneyPart.read();
  return allRows(db)
    .all()
    .filter(({ hidden }) => !hidden)
    .map(({ hidden: _hidden, position: _position, ...sold }) => ({ ...sold, currency }));
}

export function findPackage(idOrName: string): Package | undefined {
  return listPackages().find((entry) => entry.id === idOrName || entry.name === idOrName);
}
