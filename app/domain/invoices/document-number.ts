/** As it is printed: "INV-17", "GA-CN-3". */
export function documentNumber(of: {
  series: "invoice" | "credit-note";
  number: number;
  content: { numberPrefix: string };
}): string {
  return `${of.content.numberPrefix}${of.series === "invoice" ? "INV" : "CN"}-${of.number}`;
}
