/** Shown before something paid for is deleted. */
export const whatBookkeepingKeeps =
  "For our books we have to keep the order's number, package, price, what was paid and refunded, the dates and the payment's number. No photo or wish is kept with them, and no name or address but those on the invoice, if you gave any for it.";
