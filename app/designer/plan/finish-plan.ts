import type { Element } from "../wish/lexicon/garden-words.ts";
import type { Wish } from "../wish/typed/wish.ts";
import { findStandIns } from "./find-stand-ins.ts";
import { isFreed } from "./ground/free-paving.ts";
import type { ChosenPaving } from "./idea/idea-materials.ts";
import { distanceToOutline } from "./parts/outline.ts";
import type { ObjectPlacement, Plan, PlanMaterials, PlantPlacement } from "./parts/plan.ts";
import type { LaidOut } from "./ranking/seen/laid-out.ts";
import { isObjectFor } from "./site/objects-for-element.ts";
import { inRequestedColors } from "./site/requested-colors.ts";
import type { Site } from "./site/site.ts";
import { summarize } from "./summary.ts";
import { describeReason } from "./wording/describe-reason.ts";

export function finishPlan(site: Site, edging: readonly ObjectPlacement[], wish: Wish): LaidOut {
  const { layout, idea, noRoom } = site;
  const materials = planMaterials(idea.paving);
  const { freed } = layout.terrain;
  const objects = onTheirLevel(site, inRequestedColors([...site.objects, ...edging], idea.items));
  // What was carried over from a terrace that is gone has nothing to stand on.
  const plants = site.plants.filter(
    (plant) => plant.rise === undefined || objects.some((own) => isOnTerrace(plant, own)),
  );
  noRoom.withdraw(new Set(plants.map(({ species }) => species)));
  const plan: Plan = {
    style: idea.style,
    stripedLawn: isStriped(idea.style, wish),
    materials,
    plants,
    objects,
    surfaceAt: layout.surfaceAt,
    ...(freed && { isFreed: (x: number, z: number) => isFreed(freed, x, z) }),
    summary: {
      ...summarize(layout, { materials, plants, objects, noRoom, suggested: suggestionIn(site) }, wish),
      reason: "",
    },
    standIns: findStandIns(wish, plants),
    ...(wish.locality && { locality: wish.locality }),
    lacks: noRoom.lacks,
  };
  plan.summary.reason = describeReason({ wish, layout, plan });
  return { wish, layout, plan };
}

function isOnTerrace({ x, z }: PlantPlacement, { object, ...own }: ObjectPlacement): boolean {
  return object === "terrace" && Math.hypot(x - own.x, z - own.z) < Math.hypot(own.width ?? 0, own.depth ?? 0) / 2;
}

/** What is on a raised deck stands at its height. */
function onTheirLevel({ layout: { patio } }: Site, objects: readonly ObjectPlacement[]): ObjectPlacement[] {
  const { rise } = patio ?? {};
  const isOnDeck = ({ object, x, z }: ObjectPlacement) =>
    patio !== undefined && object !== "deck" && distanceToOutline(patio, x, z) < 0;
  // What was carried over from a deck that is gone stands on the ground again.
  return objects.map(({ rise: _, ...own }) => (rise && isOnDeck(own) ? { ...own, rise } : own));
}

/** Striped lawns have to be mown every week, which contradicts low maintenance. */
function isStriped(style: Plan["style"], { moods }: Wish): boolean {
  const keepsItDown = (["low-maintenance", "no-mowing", "drought", "cheap"] as const).some((mood) =>
    moods.includes(mood),
  );
  return (style === "formal" || style === "modern") && !keepsItDown;
}

/** If it found room. */
function suggestionIn({ idea: { suggested }, layout, objects }: Site): Element | undefined {
  if (suggested === "path") return layout.path && suggested;
  return suggested && objects.some(({ object }) => isObjectFor(suggested, object)) ? suggested : undefined;
}

function planMaterials(paving: ChosenPaving): PlanMaterials {
  const { stepping: _, steppingSlabs: __, wallToWall: ___, onPaving: ____, ...materials } = paving;
  return materials;
}
