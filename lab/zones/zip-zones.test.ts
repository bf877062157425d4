import { expect, test } from "vitest";
import { unpackPrefixes } from "../../app/designer/locality/read-locality.ts";
import { zipPrefixes } from "../../app/designer/locality/zip-prefixes.ts";
import { packPrefixes, readAreas, readCenters, zonesByPrefix } from "./zip-zones.ts";

const square = (from: number, to: number) => [
  [from, from],
  [to, from],
  [to, to],
  [from, to],
  [from, from],
];

const geojson = JSON.stringify({
  type: "FeatureCollection",
  features: [
    // A cold hill in a mild plain, which has a hole for it.
    {
      type: "Feature",
      properties: { zone: "7b", temp: 5 },
      geometry: { type: "Polygon", coordinates: [square(0, 10), square(4, 6)] },
    },
    { type: "Feature", properties: { zone: "5a" }, geometry: { type: "MultiPolygon", coordinates: [[square(4, 6)]] } },
    { type: "Feature", properties: { zone: "-99" }, geometry: { type: "Polygon", coordinates: [square(20, 30)] } },
  ],
});

const gazetteer = `GEOID\tALAND\tINTPTLAT\tINTPTLONG   
01001\t1\t1.2\t1.5
01002\t1\t2.9\t2
01003\t1\t5\t5
02001\t1\t5.1\t4.9
02002\t1\t9\t9
03001\t1\t25\t25
`;

test("a prefix has the coldest zone that a fair share of its ZIP codes are in", () => {
  const areas = readAreas(geojson);
  const centers = readCenters(gazetteer);
  expect(centers[0]).toEqual(["01001", [1.5, 1.2]]);
  expect(zonesByPrefix(areas, centers, 0.2)).toEqual(
    new Map([
      ["010", { zone: 8, latitude: 3 }],
      ["020", { zone: 8, latitude: 7 }],
    ]),
  );
  expect(zonesByPrefix(areas, centers, 0.4).get("010")).toEqual({ zone: 13, latitude: 3 });
});

test("the table in use is packed as the command packs one", () => {
  const unpacked = unpackPrefixes(zipPrefixes).map(([prefix, { zone, latitude = 0, laws }]) => ({
    prefix,
    state: String(laws[1]).slice(3),
    zone: 2 * Number.parseInt(zone, 10) - 2 + Number(zone.endsWith("b")),
    latitude,
  }));
  expect(packPrefixes(unpacked)).toBe(zipPrefixes.trim());
});
