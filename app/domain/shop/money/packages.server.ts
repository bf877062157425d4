import { asc } from "drizzle-orm";
import type { z } from "zod";
import { db, inTransaction } from "#db/client.server.ts";
import { prepared } from "#db/prepared.server.ts";
import { packages } from "#db/schema.ts";
import type { Package } from "./package.ts";
import { type packagesSchema, readEditedPackages } from "./packages-schema.ts";
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

/** Hidden ones too. */
export function listPackagesToEdit() {
  return allRows(db).all();
}

/** Orders and drafts keep what they have; a draft whose package is gone gets the usual one. */
export function savePackages(typed: z.output<typeof packagesSchema>): void {
  const edited = readEditedPackages(typed);
  inTransaction((tx) => {
    const known = new Set(listPackagesToEdit().map(({ id }) => id));
    const taken = new Set(edited.map(({ id }) => id).filter((id) => known.has(id)));
    const rows = edited.map((row, position) => {
      const id = known.has(row.id) ? row.id : newId(row.name, taken);
      taken.add(id);
      return { ...row, id, position };
    });
    tx.delete(packages).run();
    tx.insert(packages).values(rows).run();
    moneyPart.save({ currency: typed.currency, notHappyDays: Number(typed.notHappyDays) }, tx);
  });
}

/** In addresses, so of its name. */
function newId(name: string, taken: ReadonlySet<string>): string {
  const plain =
    name
      .normalize("NFKD")
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/^-|-$/g, "") || "package";
  let id = plain;
  for (let number = 2; taken.has(id); number++) id = `${plain}-${number}`;
  return id;
}
