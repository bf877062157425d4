const dayMs = 86_400_000;
const daysToWithdraw = 14;

/**
 * When the right of withdrawal ends: fourteen days after the day of the order, moved past Saturday and Sunday (Regulation
 * 1182/71, Article 3). The customer's time zone is not known, so it ends by the latest of them. Public holidays are not known.
 */
export function endOfWithdrawal(orderedAt: number): number {
  // A day more: where it is later, the order was placed on the next day.
  let lastDay = Math.floor(orderedAt / dayMs) + daysToWithdraw + 1;
  while ([0, 6].includes(new Date(lastDay * dayMs).getUTCDay())) lastDay++;
  return (lastDay + 1.5) * dayMs;
}
