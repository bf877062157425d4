import { z } from "zod";
import { halfZones } from "../../app/designer/locality/locality.ts";

type Point = readonly [longitude: number, latitude: number];

/** Part of a state's map: outer and inner outlines, with the box around them. */
export interface Area {
  /** From 0, the coldest half zone. */
  zone: number;
  rings: readonly (readonly Point[])[];
  box: readonly [west: number, south: number, east: number, north: number];
}

const ring = z.array(z.tuple([z.number(), z.number()]).rest(z.number()));
const polygon = z.object({ type: z.literal("Polygon"), coordinates: z.array(ring) });
const polygons = z.object({ type: z.literal("MultiPolygon"), coordinates: z.array(z.array(ring)) });
const collection = z.object({
  features: z.array(
    z.object({
      properties: z.object({ zone: z.string() }),
      geometry: z.discriminatedUnion("type", [polygon, polygons]),
    }),
  ),
});

/** Of a GeoJSON file of OPHZ; parts without a half zone, such as water, are left out. */
export function readAreas(geojson: string): Area[] {
  return collection.parse(JSON.parse(geojson)).features.flatMap(({ properties, geometry }) => {
    const zone = halfZones.indexOf(properties.zone);
    const shapes = geometry.type === "Polygon" ? [geometry.coordinates] : geometry.coordinates;
    return zone < 0
      ? []
      : shapes.map((rings) =>
          areaOf(
            zone,
            rings.map((points) => points.map(([x, y]): Point => [x, y])),
          ),
        );
  });
}

function areaOf(zone: number, rings: Area["rings"]): Area {
  const points = rings.flat();
  const span = (axis: 0 | 1, pick: (a: number, b: number) => number) =>
    points.map((point) => point[axis]).reduce((a, b) => pick(a, b));
  return { zone, rings, box: [span(0, Math.min), span(1, Math.min), span(0, Math.max), span(1, Math.max)] };
}

/** Of the census's gazetteer of ZIP code areas: tabs between columns, GEOID first, latitude and longitude last. */
export function readCenters(gazetteer: string): [zip: string, center: Point][] {
  const [head = "", ...lines] = gazetteer.trim().split(/\r?\n/);
  const columns = head.split("\t").map((name) => name.trim());
  const [zip, latitude, longitude] = ["GEOID", "INTPTLAT", "INTPTLONG"].map((name) => columns.indexOf(name));
  return lines.map((line) => {
    const cells = line.split("\t").map((cell) => cell.trim());
    return [cells[zip ?? 0] ?? "", [Number(cells[longitude ?? 0]), Number(cells[latitude ?? 0])]];
  });
}

export interface PrefixZone {
  zone: number;
  /** Whole degrees. */
  latitude: number;
}

/** Of each prefix the coldest half zone that a share of its ZIP codes have in common, where the areas show any of them. */
export function zonesByPrefix(
  areas: readonly Area[],
  centers: readonly (readonly [zip: string, center: Point])[],
  share: number,
): Map<string, PrefixZone> {
  const byPrefix = new Map<string, (readonly [zone: number, latitude: number])[]>();
  for (const [zip, center] of centers) {
    const area = areas.find((one) => isIn(one, center));
    if (!area) continue;
    const prefix = zip.slice(0, 3);
    byPrefix.set(prefix, [...(byPrefix.get(prefix) ?? []), [area.zone, center[1]]]);
  }
  return new Map(
    [...byPrefix].map(([prefix, found]) => {
      const zones = found.map(([zone]) => zone).sort((a, b) => a - b);
      const isFair = (zone: number) => zones.filter((own) => own <= zone).length >= share * zones.length;
      const latitude = Math.round(found.reduce((sum, [, degrees]) => sum + degrees, 0) / found.length);
      return [prefix, { zone: zones.find(isFair) ?? 0, latitude }];
    }),
  );
}

/** By the even-odd rule, so that holes count. */
function isIn({ rings, box: [west, south, east, north] }: Area, [x, y]: Point): boolean {
  if (x < west || x > east || y < south || y > north) return false;
  let isInside = false;
  for (const points of rings)
    for (let i = 0, before = points.length - 1; i < points.length; before = i++) {
      const [[ax, ay], [bx, by]] = [points[i] ?? [0, 0], points[before] ?? [0, 0]];
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) isInside = !isInside;
    }
  return isInside;
}

/** As `unpackPrefixes` reads it. */
export function packPrefixes(prefixes: readonly (PrefixZone & { prefix: string; state: string })[]): string {
  const states = [...new Set(prefixes.map(({ state }) => state))].sort();
  return states
    .map((state) => {
      const own = prefixes.filter((one) => one.state === state).sort((a, b) => Number(a.prefix) - Number(b.prefix));
      return own.reduce((line, { prefix, zone, latitude }, at) => {
        const isNext = Number(own[at - 1]?.prefix) + 1 === Number(prefix);
        const letter = String.fromCharCode(97 + zone);
        return `${line}${isNext ? "" : ` ${prefix}`}${letter}${String(latitude).padStart(2, "0")}`;
      }, state);
    })
    .join("\n");
}
