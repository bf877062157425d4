import { expect, test } from "vitest";
import { hideContacts } from "./hide-contacts.ts";

test.each([
  ["Roses. Call 555-123-4567 or +44 20 7946 0958", "Roses. Call … or …"],
  ["A bench, mail me: bob.smith@example.com", "A bench, mail me: …"],
  ["Like https://example.com/garden?x=1 please", "Like … please"],
  ["The house is 12 Old Elm Street, plant an oak", "The house is …, plant an oak"],
  ["My number is 07700900123", "My number is …"],
])("nobody with the link sees how to reach its customer: %s", (wish, shown) => expect(hideContacts(wish)).toBe(shown));

test.each([
  "A patio 12 x 14 ft, 3 benches and 2-3 pots",
  "2 terraces 10.5 x 4.25 m, 20 25 feet of hedge",
  "5 roses along Drive and path",
  "Budget 12,500 dollars, planted 2021-2023",
])("sizes and counts stay: %s", (wish) => expect(hideContacts(wish)).toBe(wish));
