/** What an owner calls an order: "Grandma's front yard". Safe in the browser, and without what checks it. */

export const orderNameLengthAtMost = 80;

/** How an order is called where its owner sees it. */
export function orderTitle({ id, name }: { id: number; name: string | null }): string {
  return name ?? `Order ${id}`;
}
