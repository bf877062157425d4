/** What an owner calls an order: "Grandma's front yard". Safe in the browser, and without what checks it. */

export const orderNameLengthAtMost = 80;

/** How an order is called where its owner sees it: by their own name for it, else by its number. */
export function orderTitle({ id, name }: { id: number; name: string | null }): string {
  return name ?? orderNumber(id);
}

/** The one way of saying an order's number: on its page, in letters, to the operator. */
export function orderNumber(id: number | string): string {
  return `Design #${id}`;
}
