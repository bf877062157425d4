/**
 * Of the button that pays, as the specification has it; where consumers of the EU buy, it names the obligation (Directive
 * 2011/83/EU, Article 8(2)).
 */
export function payLabel(amount: string, sellsToEu: boolean): string {
  return sellsToEu ? `Order with obligation to pay: ${amount}` : `Pay ${amount}`;
}
