/** Of a country's coldest towns, its usual ones, and its mildest. */
export const townClasses = ["cold", "average", "mild"] as const;
export type TownClass = (typeof townClasses)[number];

export interface Country {
  code: string;
  name: string;
  otherNames?: readonly string[];
  /** Half zones of its cold, average and mild towns: mountains and inland north, lowland, coast and cities. */
  zones: readonly [string, string, string];
  /** Degrees, of where most people live. */
  latitude: number;
}

/** Where there is no table by post code. Zones are on the cold side of the maps of each country. */
export const countries: readonly Country[] = [
  { code: "AU", name: "Australia", zones: ["8a", "9b", "10b"], latitude: -34 },
  { code: "AT", name: "Austria", otherNames: ["Österreich"], zones: ["5b", "6b", "7a"], latitude: 48 },
  { code: "BE", name: "Belgium", otherNames: ["België", "Belgique"], zones: ["7a", "7b", "8b"], latitude: 51 },
  { code: "BG", name: "Bulgaria", zones: ["6a", "6b", "7b"], latitude: 43 },
  { code: "CA", name: "Canada", zones: ["2b", "5a", "8a"], latitude: 46 },
  { code: "HR", name: "Croatia", zones: ["6b", "7a", "8b"], latitude: 45 },
  { code: "CZ", name: "Czechia", otherNames: ["Czech Republic", "Česko"], zones: ["5b", "6a", "7a"], latitude: 50 },
  { code: "DK", name: "Denmark", otherNames: ["Danmark"], zones: ["7a", "7b", "8a"], latitude: 56 },
  { code: "EE", name: "Estonia", zones: ["4b", "5b", "6a"], latitude: 59 },
  { code: "FI", name: "Finland", otherNames: ["Suomi"], zones: ["3a", "4b", "5b"], latitude: 61 },
  { code: "FR", name: "France", zones: ["6b", "8a", "9a"], latitude: 47 },
  { code: "DE", name: "Germany", otherNames: ["Deutschland"], zones: ["6a", "7a", "8a"], latitude: 51 },
  { code: "GR", name: "Greece", zones: ["7a", "8b", "9b"], latitude: 38 },
  { code: "HU", name: "Hungary", zones: ["6a", "6b", "7a"], latitude: 47 },
  { code: "IS", name: "Iceland", zones: ["5a", "6a", "7a"], latitude: 64 },
  { code: "IE", name: "Ireland", zones: ["8a", "8b", "9a"], latitude: 53 },
  { code: "IT", name: "Italy", otherNames: ["Italia"], zones: ["5b", "8a", "9a"], latitude: 44 },
  { code: "JP", name: "Japan", zones: ["5a", "8a", "9a"], latitude: 36 },
  { code: "LV", name: "Latvia", zones: ["4b", "5b", "6a"], latitude: 57 },
  { code: "LT", name: "Lithuania", zones: ["5a", "5b", "6b"], latitude: 55 },
  { code: "LU", name: "Luxembourg", zones: ["6b", "7a", "7b"], latitude: 50 },
  {
    code: "NL",
    name: "Netherlands",
    otherNames: ["Holland", "The Netherlands", "Nederland"],
    zones: ["7b", "8a", "8b"],
    latitude: 52,
  },
  { code: "NZ", name: "New Zealand", zones: ["8a", "9a", "9b"], latitude: -40 },
  { code: "NO", name: "Norway", otherNames: ["Norge"], zones: ["3a", "6a", "7b"], latitude: 60 },
  { code: "PL", name: "Poland", otherNames: ["Polska"], zones: ["5a", "6a", "7a"], latitude: 52 },
  { code: "PT", name: "Portugal", zones: ["8a", "9a", "9b"], latitude: 39 },
  { code: "RO", name: "Romania", zones: ["5b", "6a", "7a"], latitude: 45 },
  { code: "SK", name: "Slovakia", zones: ["5a", "6a", "6b"], latitude: 48 },
  { code: "SI", name: "Slovenia", zones: ["5b", "6b", "7b"], latitude: 46 },
  { code: "ZA", name: "South Africa", zones: ["8b", "9b", "10a"], latitude: -29 },
  { code: "ES", name: "Spain", otherNames: ["España"], zones: ["7a", "8b", "9b"], latitude: 40 },
  { code: "SE", name: "Sweden", otherNames: ["Sverige"], zones: ["3a", "5b", "7a"], latitude: 59 },
  { code: "CH", name: "Switzerland", otherNames: ["Schweiz", "Suisse"], zones: ["5b", "6b", "7b"], latitude: 47 },
  { code: "UA", name: "Ukraine", zones: ["4b", "5b", "6b"], latitude: 50 },
  {
    code: "GB",
    name: "United Kingdom",
    otherNames: ["UK", "Great Britain", "England", "Scotland", "Wales", "Northern Ireland"],
    zones: ["7b", "8a", "9a"],
    latitude: 52,
  },
];

/** Members of the European Union, whose law holds there too. */
export const inTheUnion: ReadonlySet<string> = new Set(
  "AT BE BG CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV NL PL PT RO SE SI SK".split(" "),
);
