import { createMaterial, type MaterialName } from "../../materials/catalog.ts";
import { createLawn } from "../../materials/grown/lawn.ts";
import { dirtyRim } from "../../materials/making/wear.ts";
import { glaze } from "../../numeric/paint.ts";
import { smoothstep } from "../../numeric/scalar.ts";
import type { Scene } from "../../photo/scene/scene.ts";
import { pathBorderWidth, patioBorderWidth } from "../../plan/parts/border-courses.ts";
import type { Plan } from "../../plan/parts/plan.ts";
import type { CoveringKind, SurfaceMap } from "../../plan/surfaces/surface-map.ts";
import type { GroundMaterial } from "../../stage/geometry.ts";
import type { Season } from "../../stage/moment.ts";
import { kindsOfSurfaces } from "../look/surface-kinds.ts";
import { layExample, layExampleLawn } from "./example/example-materials.ts";
import type { GroundExample } from "./example/ground-example.ts";
import type { ExampleKind } from "./example/photo-examples.ts";
import { GroundBorders } from "./ground-borders.ts";
import type { LawnGreens } from "./lawn-greens.ts";
import { grownInSeason } from "./season-greens.ts";

/** Steel edging: meters across, and its weathered tone. */
const steelWidth = 0.012;
const steelTone = [0.052, 0.044, 0.038] as const;

const exampleKinds: Partial<Record<MaterialName, ExampleKind>> = {
  "gravel-pea": "gravel",
  "gravel-white": "gravel",
  "gravel-slate": "gravel",
  soil: "soil",
};

const grownMaterials: ReadonlySet<MaterialName> = new Set(["meadow", "thyme", "moss"]);

/** What new ground takes from the photo, and from the season. */
export interface GroundLook {
  greens: LawnGreens;
  season?: Season;
  exampleOf: (kind: ExampleKind) => GroundExample | undefined;
}

export interface GroundSample {
  /** Albedo; not set when `keepsPhoto`. */
  color: [number, number, number];
  /** Share of light that reaches it, 0..1. */
  openness: number;
  keepsPhoto: boolean;
  /** Index into `drawnKinds`. */
  kind: number;
  /** Whether the photo's own fine detail can show in it. */
  isLawn: boolean;
  /** Inside a surface without joints or stones, where two samples per pixel are enough. */
  isEven: boolean;
}

export function createGroundSample(): GroundSample {
  return { color: [0, 0, 0], openness: 1, keepsPhoto: false, kind: 0, isLawn: false, isEven: false };
}

export class GroundPainter {
  readonly greens: LawnGreens;
  readonly laysLawn: boolean;
  readonly madeLawn: boolean;
  private readonly surfaces: SurfaceMap;
  private readonly plan: Plan;
  private readonly base: GroundMaterial | undefined;
  private readonly freed: GroundMaterial | undefined;
  private readonly patio: GroundMaterial;
  private readonly path: GroundMaterial;
  private readonly bed: GroundMaterial;
  private readonly steppingStone: GroundMaterial;
  private readonly existingPaving: GroundMaterial | undefined;
  private readonly creek: GroundMaterial;
  private readonly meadow: GroundMaterial;
  private readonly patioBorder: GroundMaterial | undefined;
  private readonly pathBorder: GroundMaterial | undefined;
  private readonly kinds: Readonly<Record<CoveringKind, number>>;
  private readonly borders: GroundBorders;

  constructor(plan: Plan, surfaces: SurfaceMap, { light }: Pick<Scene, "light">, look: GroundLook) {
    const { materials } = plan;
    const { greens, season, exampleOf } = look;
    const create = (name: MaterialName) => {
      const made = createMaterial(name, light);
      const material = grownMaterials.has(name) ? grownInSeason(made, season) : made;
      const kind = exampleKinds[name];
      const example = kind && exampleOf(kind);
      return example ? layExample(example, material) : material;
    };
    const layLawn = (striped?: boolean) => {
      const example = exampleOf("lawn");
      return example
        ? layExampleLawn(example, greens.dark, greens.light, striped)
        : createLawn(greens.dark, greens.light, striped);
    };
    this.plan = plan;
    this.greens = greens;
    this.kinds = kindsOfSurfaces(materials);
    this.borders = new GroundBorders(surfaces, materials, this.kinds);
    this.laysLawn = materials.base === "lawn";
    this.madeLawn = this.laysLawn && !exampleOf("lawn");
    this.surfaces = surfaces;
    if (materials.base === "lawn") this.base = layLawn(plan.stripedLawn);
    else this.base = materials.base === "keep" ? undefined : create(materials.base);
    this.freed = materials.freed === "lawn" ? layLawn() : materials.freed && create(materials.freed);
    this.patio = create(materials.patio);
    this.path = create(materials.path);
    this.bed = create(materials.bed);
    this.steppingStone = create(materials.steppingStone);
    const { existingPaving } = materials;
    this.existingPaving =
      existingPaving === "keep" || existingPaving === "removed" ? undefined : create(existingPaving);
    this.creek = create(materials.creek);
    this.meadow = materials.meadow === "lawn" ? layLawn() : create(materials.meadow);
    this.patioBorder = materials.patioBorder && create(materials.patioBorder);
    this.pathBorder = materials.pathBorder && create(materials.pathBorder);
  }

  /** `footprint` is the meters of one sample, (u, v) its pixel. */
  paint(x: number, z: number, u: number, v: number, footprint: number, sample: GroundSample): void {
    const laid = this.surfaces.kindAt(x, z, u, v);
    const kind = this.borders.strayed(laid, x, z);
    sample.openness = 1;
    sample.kind = this.kinds[kind];
    sample.keepsPhoto = false;
    sample.isLawn = false;
    sample.isEven = false;
    if (kind === "existing-paving") this.paintOrKeep(this.existingPaving, x, z, footprint, sample);
    else if (kind === "patio") this.paintPatio(x, z, footprint, sample);
    else if (kind === "path") this.paintPath(x, z, footprint, sample);
    else if (kind === "bed") this.paintBed(x, z, footprint, sample);
    else if (kind === "creek") this.paintCreek(x, z, footprint, sample);
    else if (kind === "meadow") this.meadow(x, z, footprint, sample.color);
    else if (kind === "stepping-stone") this.paintStone(x, z, footprint, sample);
    else this.paintBase(x, z, footprint, sample);
  }

  private paintOrKeep(
    material: GroundMaterial | undefined,
    x: number,
    z: number,
    footprint: number,
    sample: GroundSample,
  ): void {
    sample.keepsPhoto = material === undefined;
    material?.(x, z, footprint, sample.color);
  }

  private paintPatio(x: number, z: number, footprint: number, sample: GroundSample): void {
    const { toPatio, patioEdgeAlong } = this.surfaces.hit;
    if (this.patioBorder && toPatio > -patioBorderWidth) {
      this.patioBorder(x, z, footprint, sample.color, patioEdgeAlong, -toPatio);
    } else this.patio(x, z, footprint, sample.color);
    dirtyRim(sample.color, -toPatio, x, z);
  }

  private paintPath(x: number, z: number, footprint: number, sample: GroundSample): void {
    const { toPath, pathAlong, pathAcross } = this.surfaces.hit;
    if (this.pathBorder && toPath > -pathBorderWidth) {
      this.pathBorder(x, z, footprint, sample.color, -toPath, pathAlong);
    } else this.path(x, z, footprint, sample.color, pathAlong, pathAcross);
  }

  private paintBed(x: number, z: number, footprint: number, sample: GroundSample): void {
    const { toBed } = this.surfaces.hit;
    this.bed(x, z, footprint, sample.color);
    const { bed, base, edging } = this.plan.materials;
    if (bed === base) return;
    if (edging !== "steel") {
      sample.openness = 0.62 + 0.38 * smoothstep(0, -0.12, toBed);
      return;
    }
    // Thinner than a sample, it is made fainter instead of wider.
    const steel = smoothstep(-steelWidth - footprint, -steelWidth, toBed) * Math.min(1, (2 * steelWidth) / footprint);
    glaze(sample.color, steelTone, 1, steel);
    sample.openness = 0.7 + 0.3 * smoothstep(-steelWidth, -0.07, toBed);
  }

  /** Its edge, where the ground rises, is darker. */
  private paintCreek(x: number, z: number, footprint: number, sample: GroundSample): void {
    this.creek(x, z, footprint, sample.color);
    sample.openness = 0.62 + 0.38 * smoothstep(0, -0.25, this.surfaces.hit.toCreek);
  }

  private paintStone(x: number, z: number, footprint: number, sample: GroundSample): void {
    this.steppingStone(x, z, footprint, sample.color);
    sample.openness = 1 - 0.25 * smoothstep(-0.03, 0, this.surfaces.hit.toStone);
  }

  private paintBase(x: number, z: number, footprint: number, sample: GroundSample): void {
    const { toPatio, toPath, toStone } = this.surfaces.hit;
    const freed = this.surfaces.isFreed ? this.freed : undefined;
    this.paintOrKeep(this.base ?? freed, x, z, footprint, sample);
    sample.isLawn = this.laysLawn || (freed !== undefined && this.plan.materials.freed === "lawn");
    sample.isEven = this.laysLawn || this.base === undefined;
    const toPaving = Math.max(0, Math.min(toPatio, toPath, toStone));
    if (toPaving < 0.06) sample.openness = 0.72 + 0.28 * smoothstep(0, 0.06, toPaving);
  }
}
