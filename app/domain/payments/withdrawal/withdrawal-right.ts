/** What the payment page shows of the right of withdrawal; undefined where the shop does not sell to the EU. */
export interface WithdrawalRight {
  /** asked: the customer has to agree before paying. */
  consent: "asked" | "given" | "none";
}
