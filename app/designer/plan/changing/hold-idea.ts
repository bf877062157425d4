import type { SpeciesName } from "../../plants/catalog.ts";
import type { Element } from "../../wish/lexicon/garden-words.ts";
import type { Wish } from "../../wish/typed/wish.ts";
import type { BedLayers, PlantingScheme } from "../idea/choose-planting.ts";
import type { Idea } from "../idea/idea.ts";
import type { ChosenPaving } from "../idea/idea-materials.ts";
import { shrubsWanted } from "../styles/with-shrubs.ts";
import type { Concern } from "./concern.ts";

export function holdIdea(before: Idea, after: Idea, change: Wish, concern: Concern): Idea {
  if (concern.all) return after;
  const suggested = before.suggested && !change.refused.includes(before.suggested) ? before.suggested : undefined;
  const isOwnThought = (element: Element) => element === after.suggested && !after.asked.includes(element);
  const elements = new Set([...after.elements].filter((element) => !isOwnThought(element)));
  if (suggested) elements.add(suggested);
  return {
    ...after,
    style: before.style,
    sheet: before.sheet,
    mirror: before.mirror,
    elements,
    suggested,
    paving: holdPaving(before.paving, after.paving, change, concern),
    planting: holdPlanting(before.planting, after.planting, change),
    tree: concern.things.has("tree") ? after.tree : before.tree,
  };
}

const grounds: readonly Element[] = ["lawn", "gravel", "play-lawn", "artificial-turf"];
const inBeds: readonly Element[] = ["mulch", "gravel", "beds"];

function holdPaving(before: ChosenPaving, after: ChosenPaving, change: Wish, { things }: Concern): ChosenPaving {
  const pick = <K extends keyof ChosenPaving>(isNamed: boolean, ...keys: readonly K[]) =>
    Object.fromEntries(keys.map((key) => [key, isNamed ? after[key] : before[key]])) as Pick<ChosenPaving, K>;
  const ground = change.gravelGround || change.freshLawn || grounds.some((element) => things.has(element));
  const paved = things.has("patio") || things.has("path");
  return {
    ...before,
    ...pick(things.has("patio"), "patio", "patioBorder", "wallToWall"),
    ...pick(things.has("path"), "path", "pathBorder", "stepping", "steppingSlabs", "steppingStone"),
    ...pick(ground, "base", "onPaving"),
    ...pick(change.bed !== undefined || inBeds.some((element) => things.has(element)), "bed"),
    ...pick(things.has("edging"), "edging"),
    ...pick(paved, "existingPaving"),
  };
}

function holdPlanting(before: PlantingScheme, after: PlantingScheme, change: Wish): PlantingScheme {
  const stays = (list: readonly SpeciesName[], other: readonly SpeciesName[]) => {
    if (shrubsWanted(change.items)) return other;
    const left = list.filter((name) => !change.avoided.includes(name));
    return left.length > 0 ? left : other;
  };
  const layers = (own: BedLayers, other: BedLayers): BedLayers => ({
    tall: stays(own.tall, other.tall),
    low: stays(own.low, other.low),
    edge: stays(own.edge, other.edge),
    hedge: own.hedge && !change.avoided.includes(own.hedge) ? own.hedge : other.hedge,
  });
  const [was, is] = [before.inSun, after.inSun];
  return {
    ...layers(before, after),
    flowers: change.flowerColors.length > 0 ? change.flowerColors : before.flowers,
    colorsAsked: change.flowerColors.length > 0 || before.colorsAsked,
    named: after.named,
    ...(was &&
      is && {
        inSun: {
          full: layers(was.full, is.full),
          part: layers(was.part, is.part),
          shade: layers(was.shade, is.shade),
        },
      }),
  };
}
