import type { MaterialName } from "../materials/catalog.ts";
import { isPool, type PoolName } from "../objects/making/pool-outline.ts";
import { type SpeciesName, speciesCatalog } from "../plants/catalog.ts";
import type { Element, LengthUnit } from "../wish/lexicon/garden-words.ts";
import type { Wish } from "../wish/typed/wish.ts";
import { capitalized, lowered, pluralOf, withArticle } from "../wording/english.ts";
import { describeExtent } from "../wording/length-words.ts";
import { readBack } from "../wording/read-back.ts";
import { shareOfPicture } from "./ground/terrain.ts";
import type { Idea } from "./idea/idea.ts";
import type { LawnShape } from "./parts/composition.ts";
import { labelOf, type NoRoom } from "./parts/no-room.ts";
import type { ObjectPlacement, PlanMaterials, PlanSummary, PlantPlacement } from "./parts/plan.ts";
import { type DescribedCourse, describeCourse } from "./surfaces/describe-course.ts";
import { waterIn } from "./surfaces/pools.ts";
import type { Layout } from "./surfaces/surfaces.ts";
import type { WaterFeature } from "./surfaces/water-feature.ts";

interface PlannedParts {
  materials: PlanMaterials;
  plants: readonly PlantPlacement[];
  objects: readonly ObjectPlacement[];
  noRoom: NoRoom;
  suggested: Element | undefined;
}

/** The reason is added later, from the finished plan. */
export function summarize(
  layout: Layout,
  { materials, plants, objects, noRoom, suggested }: PlannedParts,
  wish: Wish,
): Omit<PlanSummary, "reason"> {
  const { idea } = layout;
  return {
    title: titleOf(layout, { materials, plants, objects }, wish.unit ?? "m"),
    composition: idea.turn,
    style: idea.style,
    materials,
    plants: count(plants.map((plant) => plant.species)),
    objects: count(objects.map((object) => object.object)),
    wish: { ...readBack(wish), unit: wish.unit },
    noRoom: noRoom.lacks.map(({ words }) => words),
    ...(suggested && { suggested: suggestionWords[suggested] ?? labelOf(suggested) }),
  };
}

function titleOf(
  layout: Layout,
  { materials, plants, objects }: Pick<PlannedParts, "materials" | "plants" | "objects">,
  unit: LengthUnit,
): string {
  const { idea, path } = layout;
  const parts: string[] = [];
  const paved = layout.patio && describePatio(layout, materials, objects);
  if (paved) parts.push(paved);
  const course = describeCourse(layout);
  if (course)
    parts.push(idea.paving.stepping ? "stepping stones" : describePath(course, materialWords(materials.path)));
  else if (idea.existingPaving === "path") parts.push(`${materialWords(materials.path)} path`);
  const ground = idea.scope === "yard" ? describeGround(idea, materials) : describeNewGround(materials);
  if (ground) parts.push(ground);
  if (layout.creek) parts.push("a dry creek");
  for (const feature of layout.water) parts.push(describeWater(feature, unit));
  if (layout.hasMeadow) parts.push("a meadow");
  if (idea.scope !== "yard") parts.push(...nameThings(objects), ...namePlants(plants), "the rest as it is");
  else parts.push(`${styleWords[idea.style] ?? idea.style} planting${path ? hedgeWords(idea) : ""}`);
  return capitalized(parts.join(", "));
}

function describePath({ course, insteadOf }: DescribedCourse, material: string): string {
  return insteadOf ? `${material} path (${course} instead of ${insteadOf})` : `${course} ${material} path`;
}

function describeWater(feature: WaterFeature, unit: LengthUnit): string {
  const { object } = feature;
  if (!isPool(object)) return `a ${labelOf(object)}`;
  return `a ${poolWords[object]} of ${describeExtent(waterIn(feature), unit)}`;
}

const poolWords: Record<PoolName, string> = {
  pool: "rectangular pool",
  "kidney-pool": "kidney-shaped pool",
  "lap-pool": "lap pool",
  "plunge-pool": "plunge pool",
};

function nameThings(objects: readonly ObjectPlacement[]): string[] {
  const reportedElsewhere = /^(?:edging-stone|(?:\w+-)?(?:pool|pond)|fountain|fire|dining|deck)/;
  const own = objects.filter(({ object }) => !reportedElsewhere.test(object));
  return Object.entries(count(own.map(({ object }) => object.replaceAll("-", " ")))).map(([name, many]) =>
    many > 1 ? `${many} ${pluralOf(name)}` : withArticle(name),
  );
}

/** The two that take the most ground: "roses and catmint". */
function namePlants(plants: readonly PlantPlacement[]): string[] {
  const area = new Map<SpeciesName, number>();
  for (const { species, size } of plants) {
    area.set(species, (area.get(species) ?? 0) + (speciesCatalog[species].radius * size) ** 2);
  }
  const most = [...area].sort(([, a], [, b]) => b - a).slice(0, 2);
  const names = most.map(([species]) => {
    const name = lowered(speciesCatalog[species].commonName);
    const isOne = plants.filter((plant) => plant.species === species).length === 1;
    if (isOne) return withArticle(name, true);
    return spreads.test(name) ? name : pluralOf(name);
  });
  return names.length > 0 ? [names.join(" and ")] : [];
}

function describeNewGround({ base }: PlanMaterials): string {
  if (base === "keep") return "";
  return base === "lawn" ? "a new lawn" : materialWords(base);
}

function keptWords({ onPaving, onGravel }: Idea["paving"]): string | undefined {
  if (onPaving) return "the paving as it is";
  return onGravel ? "the gravel as it is" : undefined;
}

function describeGround({ paving, composition }: Idea, { base }: PlanMaterials): string {
  if (base === "keep" || base === "lawn") return keptWords(paving) ?? lawnWords[composition.lawnShape];
  return `${materialWords(base)} ${paving.onPaving ? "paving" : "instead of grass"}`;
}

function describePatio(layout: Layout, materials: PlanMaterials, objects: readonly ObjectPlacement[]): string {
  const { patio } = layout;
  const isAsItWas = patio?.virtual && materials.existingPaving === "keep";
  const share = patio ? shareOfPicture(layout.terrain, patio.x, patio.z)[0] : 0.5;
  const place = patio?.virtual ? "" : share < 0.4 ? " on the left" : share > 0.6 ? " on the right" : "";
  const shape = patio?.virtual ? "" : `${shapeWords[patio?.shape ?? "round"]} `;
  const center = objects.find(({ object }) => object.startsWith("fire") || object.startsWith("dining"));
  const feature = center ? ` with a ${center.object.replace("-", " ")}` : "";
  if (isAsItWas && layout.idea.paving.onPaving)
    return center ? `a ${center.object.replace("-", " ")} on the paving` : "";
  if (isAsItWas) return `the patio as it is${feature}`;
  const paving = materialWords(materials.patio);
  const ground = paving.endsWith("deck") ? paving : `patio of ${inPieces.test(paving) ? `${paving}s` : paving}`;
  return `${shape}${ground}${feature}${place}`;
}

const styleWords: Partial<Record<Idea["style"], string>> = { mediterranean: "Mediterranean", japanese: "Japanese" };

const suggestionWords: Partial<Record<Element, string>> = {
  seating: "seats on the patio",
  bench: "a bench",
  path: "a path",
  water: "a water bowl",
  lantern: "a stone lantern",
  arch: "an arch",
  "raised-bed": "raised beds",
};

const lawnWords: Record<LawnShape, string> = {
  oval: "an oval lawn",
  circle: "a round lawn",
  rectangle: "a rectangular lawn",
  diagonal: "a lawn",
  sweep: "a sweeping lawn",
  "two-circles": "a lawn in two circles",
  open: "",
  none: "",
};

const shapeWords = {
  round: "round",
  kidney: "free-form",
  rectangle: "rectangular",
  octagon: "octagonal",
  "half-round": "half-round",
  diamond: "diagonal",
};

const familyWords: Record<string, string> = {
  flagstone: "flagstone",
  ashlar: "flagstone",
  slabs: "paver",
  tiles: "tile",
  brick: "brick",
  cobbles: "cobble",
  herringbone: "herringbone brick",
  soldier: "brick",
  stone: "stone",
  concrete: "concrete",
  deck: "wooden deck",
  gravel: "gravel",
  mulch: "mulch",
};

const colorWords: Record<string, string> = {
  blue: "blue-grey ",
  pea: "pea ",
  granite: "golden ",
  brick: "",
  river: "river ",
};

const inPieces = /(?:paver|tile|cobble)$/;

function materialWords(material: MaterialName): string {
  const [family = material, color] = material.split("-");
  if (!color) return family;
  return `${family === "ashlar" ? "cut " : ""}${colorWords[color] ?? `${color} `}${familyWords[family] ?? family}`;
}

function hedgeWords({ composition, planting: { hedge } }: Idea): string {
  if (!composition.bedAlongPath || !hedge) return "";
  const name = lowered(speciesCatalog[hedge].commonName);
  return `, ${spreads.test(name) ? name : pluralOf(name)} along the path`;
}

const spreads =
  /(?:grass|fescue|lavender|thyme|catmint|sage|boxwood|sedge|yarrow|salvia|phlox|mound|stonecrop|liriope|bluestem|pussytoes|indigo|lilyturf)$/;

function count(names: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}
