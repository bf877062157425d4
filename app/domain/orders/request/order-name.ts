/** The owner's name for an order: "Grandma's front yard". Safe in the browser; the schema is separate. */

export const orderNameLengthAtMost = 80;

export function orderTitle({ id, name }: { id: number; name: string | null }): string {
  return name ?? orderNumber(id);
}

/** The one format of an order's number: on its page, in letters, for the operator. */
export function orderNumber(id: number | string): string {
  return `Design #${id}`;
}
