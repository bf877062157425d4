import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { halfZones } from "../app/designer/locality/locality.ts";
import { unpackPrefixes } from "../app/designer/locality/read-locality.ts";
import { zipPrefixes } from "../app/designer/locality/zip-prefixes.ts";
import { type Given, runCommand } from "../scripts/commands/command-line.mjs";
import { makeCommands } from "./commands/make.mjs";
import { type Area, packPrefixes, readAreas, readCenters, zonesByPrefix } from "./zones/zip-zones.ts";

const declared = makeCommands["zip-zones"];

/** Prints the table of `app/designer/locality/zip-prefixes.ts`; what the maps lack (Alaska, Hawaii) stays as it is there. */
async function main({ values, positionals }: Given<typeof declared>): Promise<void> {
  const [folder = "", gazetteer = ""] = positionals;
  const files = readdirSync(folder).filter((name) => name.endsWith(".geojson"));
  const areas: Area[] = files.flatMap((name) => readAreas(readFileSync(join(folder, name), "utf8")));
  const found = zonesByPrefix(areas, readCenters(readFileSync(gazetteer, "utf8")), Number(values.share));
  const known = unpackPrefixes(zipPrefixes).map(([prefix, { zone, latitude = 0, laws }]) => {
    const made = found.get(prefix) ?? { zone: halfZones.indexOf(zone), latitude };
    return { prefix, state: laws[1]?.slice(3) ?? "", ...made };
  });
  console.log(packPrefixes(known));
}

await runCommand(declared, main);
