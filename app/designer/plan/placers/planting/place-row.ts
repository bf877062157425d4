import { type SpeciesName, speciesCatalog } from "../../../plants/catalog.ts";
import { mayBeInRow } from "../../ground/terrain.ts";
import type { Want } from "../../idea/idea.ts";
import { type Site, sillHeight } from "../../site/site.ts";
import { linesFor, type RowPoint, walkLine } from "../../surfaces/lines/lines.ts";
import { paletteAt } from "./bed-rules.ts";

/** Mature width in meters up to which a tree is a column that is planted in rows. */
const widestColumn = 2;
/** Meters from a crown to the line it follows, to doors and drives, and to patio and path. */
const clear = { line: 0.15, ways: 0.3, paving: 0.2 };
/** Share of its radius that a crown keeps to itself; crowns of a row touch. */
const own = 0.8;
/** Maximum share of the picture's height, or a near tree of a row would fill the picture. */
const tallest = 0.6;
const most = 40;
/** Share of its line below which an incomplete row is reported. */
const fullRow = 0.6;

/** Stated, or columns along something, such as arborvitae along the fence. */
export function isRow(species: SpeciesName, { place, inRow }: Pick<Want, "place" | "inRow">): boolean {
  if (inRow) return true;
  return (place === "along-fence" || place === "along-path") && speciesCatalog[species].matureSpread <= widestColumn;
}

/** The requested number, or as many as fit. Returns the number. */
export function plantRow(site: Site, want: Want, species: SpeciesName): number {
  const { radius, spacing, role } = speciesCatalog[species];
  const step = Math.max(spacing, 2 * radius * own);
  const wanted = Math.min(want.count ?? most, most);
  const points = linesFor(site.layout, want, radius + clear.line).flatMap((line) => walkLine(line, step));
  let placed = 0;
  for (const point of points) {
    if (placed >= wanted) return placed;
    if (!isRoomFor(site, species, point)) continue;
    const { x, z } = point;
    const plant = { species, x, z, size: 0.95 + 0.1 * site.random(), palette: paletteAt(site, species, x, z) };
    site.map.occupy({ x, z, radius: radius * own });
    site.plants.push(plant);
    if (role === "tree") site.trees.add(plant);
    placed++;
  }
  const isShort = placed > 0 && placed < Math.min(points.length, most) * fullRow;
  if (want.inRow && !want.count && isShort) site.noRoom.report(species, points.length, placed);
  return placed;
}

function isRoomFor({ map, layout }: Site, species: SpeciesName, { x, z }: RowPoint): boolean {
  const { radius, height } = speciesCatalog[species];
  const { terrain } = layout;
  const { camera } = terrain.yard;
  if (!map.isOpenAround(x, z) || !map.isFree(x, z, radius * own)) return false;
  if (!mayBeInRow(terrain, x, z, clear.ways) || height * camera.focalPixels > tallest * camera.height * z) return false;
  if (height > sillHeight && map.hidesOpening(x, z, height)) return false;
  const { toPatio, toPath, toCreek } = map.surfaceAt(x, z);
  return Math.min(toPatio, toPath, toCreek) > clear.paving;
}
