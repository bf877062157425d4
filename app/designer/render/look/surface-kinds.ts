import type { PlanMaterials } from "../../plan/parts/plan.ts";
import type { CoveringKind } from "../../plan/surfaces/surface-map.ts";
import { type DrawnKind, kindIndex } from "./drawn-kind.ts";

const ofFamily: Readonly<Record<string, DrawnKind>> = {
  keep: "photo",
  removed: "photo",
  lawn: "lawn",
  moss: "lawn",
  thyme: "lawn",
  meadow: "lawn",
  mulch: "soil",
  soil: "soil",
  gravel: "gravel",
  deck: "wood",
};

/** The `drawnKinds` index of each plan surface. */
export function kindsOfSurfaces(materials: PlanMaterials): Readonly<Record<CoveringKind, number>> {
  return {
    base: kindOfMaterial(materials.base),
    patio: kindOfMaterial(materials.patio),
    path: kindOfMaterial(materials.path),
    bed: kindOfMaterial(materials.bed),
    "stepping-stone": kindOfMaterial(materials.steppingStone),
    creek: kindOfMaterial(materials.creek),
    meadow: kindOfMaterial(materials.meadow),
    "existing-paving": kindOfMaterial(materials.existingPaving),
  };
}

function kindOfMaterial(name: string): number {
  const [family = ""] = name.split("-");
  return kindIndex[ofFamily[family] ?? "paving"];
}
