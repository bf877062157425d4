import { type Country, countries, inTheUnion, type TownClass, townClasses } from "./countries.ts";
import { halfZones, type Locality } from "./locality.ts";
import { zipPrefixes } from "./zip-prefixes.ts";

export type UnreadLocality = "no-such-zip" | "no-such-zone" | "armed-forces" | "state-only" | "not-understood";

export type ReadLocality = { ok: true; locality: Locality } | { ok: false; reason: UnreadLocality };

/** What a customer types: "10001", "zone 6b", "Germany", "UK, mild". */
export function readLocality(text: string): ReadLocality {
  const typed = text.trim().replace(/\s+/g, " ");
  const [, zip] = /^(?:(?:US|USA|ZIP)(?: code)?:? )?(\d{5})(?:-\d{4})?$/i.exec(typed) ?? [];
  if (zip) return readZip(zip);
  const [, zone, half = "a"] = /^(?:(?:usda|hardiness|zone) )*(\d{1,2}) ?([ab])?$/i.exec(typed) ?? [];
  if (zone) return readZone(`${Number(zone)}${half.toLowerCase()}`);
  return readCountry(typed);
}

function readZip(zip: string): ReadLocality {
  if (/^(?:09[0-8]|340|96[2-6])/.test(zip)) return { ok: false, reason: "armed-forces" };
  const found = prefixes().get(zip.slice(0, 3));
  return found ? { ok: true, locality: { words: `ZIP code ${zip}`, ...found } } : { ok: false, reason: "no-such-zip" };
}

let readPrefixes: Map<string, Omit<Locality, "words">> | undefined;

function prefixes(): Map<string, Omit<Locality, "words">> {
  readPrefixes ??= new Map(unpackPrefixes(zipPrefixes));
  return readPrefixes;
}

/** @throws of a table that is damaged */
export function unpackPrefixes(table: string): [prefix: string, Omit<Locality, "words">][] {
  return table
    .trim()
    .split("\n")
    .flatMap((line) => {
      const [state, ...runs] = line.split(" ");
      const laws = ["US", `US-${state}`];
      return runs.flatMap((run) =>
        [...run.slice(3).matchAll(/([a-z])(\d\d)/g)].map(
          ([, zone = "", latitude], at): [string, Omit<Locality, "words">] => [
            String(Number(run.slice(0, 3)) + at).padStart(3, "0"),
            { zone: halfZones[zone.charCodeAt(0) - 97] ?? "", latitude: Number(latitude), laws },
          ],
        ),
      );
    });
}

function readZone(zone: string): ReadLocality {
  if (!halfZones.includes(zone)) return { ok: false, reason: "no-such-zone" };
  return { ok: true, locality: { words: `zone ${zone}`, zone, laws: [] } };
}

/** Without a class, of an average town. */
function readCountry(typed: string): ReadLocality {
  const words = typed
    .toLowerCase()
    .split(/[\s,;()]+/)
    .filter((word) => word !== "" && word !== "town");
  const town = townClasses.find((name) => words.includes(name)) ?? "average";
  const name = words.filter((word) => !townClasses.some((own) => own === word)).join(" ");
  if (isUnitedStates.test(name)) return { ok: false, reason: "state-only" };
  const country = countries.find(({ code, ...own }) =>
    [code, own.name, ...(own.otherNames ?? [])].some((known) => known.toLowerCase() === name),
  );
  return country ? { ok: true, locality: inCountry(country, town) } : { ok: false, reason: "not-understood" };
}

const isUnitedStates = /^(?:us|usa|united states(?: of america)?|america)$/;

function inCountry({ code, name, zones, latitude }: Country, town: TownClass): Locality {
  const zone = zones[townClasses.indexOf(town)] ?? zones[0];
  const laws = inTheUnion.has(code) ? [code, "EU"] : [code];
  return { words: `${name}, ${town} town`, zone, latitude, laws };
}
