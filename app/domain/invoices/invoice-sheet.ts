/** An invoice or credit note as it is shown: on its page, in its letter, on paper. Safe in the browser. */
export interface InvoiceSheet {
  title: "Invoice" | "Credit note";
  number: string;
  /** Date, order, what it corrects. */
  facts: Pair[];
  seller: Party;
  buyer: Party | undefined;
  lines: { text: string; amount: string }[];
  /** Net and tax; empty where there is no tax in it. */
  tax: Pair[];
  total: string;
  note: string;
}

export type Pair = [name: string, value: string];

export interface Party {
  /** "Seller", "Invoice to" */
  role: string;
  name: string;
  /** With the country. */
  address: string[];
  numbers: Pair[];
}
