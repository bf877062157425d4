/** The owner's name for an order: "Grandma's front yard". Safe in the browser; the schema is separate. */

export const orderNameLengthAtMost = 80;

export function orderTitle({ id, name }: { id: number; name: string | null }): string {
  return name ?? orderNumber(id);
}

/** On its page, in e-mails, files and for the operator; a picture of it is "Design 2". */
export function orderNumber(id: number | string): string {
  return `Order ${id}`;
}
