import { and, asc, desc, eq, getTableColumns, gte, lt } from "drizzle-orm";
import { findPurchase } from "#app/domain/orders/request/find-design-request.server.ts";
import { type AppDatabase, db, type Transaction } from "#db/client.server.ts";
import { designRequests, invoices } from "#db/schema.ts";
import type { InvoiceSheet } from "./invoice-sheet.ts";
import { presentInvoice } from "./present-invoice.ts";

export type InvoiceRow = typeof invoices.$inferSelect;

/** The owner's, in the order in which they were issued. */
export function listOwnInvoices(requestId: string | number, userId: number): InvoiceSheet[] {
  const order = findPurchase(requestId, userId);
  return order ? listInvoicesOfOrder(db, order.id).map(presentInvoice) : [];
}

export function listInvoicesOfOrder(tx: Transaction | AppDatabase, requestId: number): InvoiceRow[] {
  return tx.select().from(invoices).where(eq(invoices.requestId, requestId)).orderBy(asc(invoices.id)).all();
}

/** By what happened at the payment provider: "paid pi_1". */
export function findInvoice(movement: string): InvoiceSheet | undefined {
  const row = db.select().from(invoices).where(eq(invoices.movement, movement)).get();
  return row && presentInvoice(row);
}

/** For the operator, who has to be able to show it when its order has long been deleted. */
export function findInvoiceAtDesk(id: number): InvoiceSheet | undefined {
  const row = db.select().from(invoices).where(eq(invoices.id, id)).get();
  return row && presentInvoice(row);
}

const invoicesAPage = 40;

/** Newest first. @returns a page of them, and the `before` of the next page, if any */
export function listInvoices(before = Number.MAX_SAFE_INTEGER): { items: InvoiceRow[]; next: number | undefined } {
  const rows = db
    .select()
    .from(invoices)
    .where(lt(invoices.id, before))
    .orderBy(desc(invoices.id))
    .limit(invoicesAPage + 1)
    .all();
  const items = rows.slice(0, invoicesAPage);
  return { items, next: rows.length > invoicesAPage ? items.at(-1)?.id : undefined };
}

/** Of a month in UTC ("2026-11"), in the order in which they were issued; with who sent the customer, while the order is there. */
export function listInvoicesOfMonth(month: string): (InvoiceRow & { sentBy: string | null })[] {
  const start = new Date(`${month}-01T00:00:00Z`);
  const end = Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + 1);
  const within = and(gte(invoices.issuedAt, start.getTime()), lt(invoices.issuedAt, end));
  return db
    .select({ ...getTableColumns(invoices), sentBy: designRequests.sentBy })
    .from(invoices)
    .leftJoin(designRequests, eq(designRequests.id, invoices.requestId))
    .where(within)
    .orderBy(asc(invoices.issuedAt), asc(invoices.id))
    .all();
}
