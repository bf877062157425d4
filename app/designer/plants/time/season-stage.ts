import { type LinearRgb, linearFromHex, mixColor } from "../../numeric/color.ts";
import { hash2, pick } from "../../numeric/random.ts";
import { clamp } from "../../numeric/scalar.ts";
import { normalize, tangents } from "../../numeric/vector.ts";
import type { Leaf, Stage, Triangle } from "../../stage/geometry.ts";
import { goldenAngle } from "../parts/golden-angle.ts";
import type { Species } from "../parts/species.ts";
import type { SeasonLook } from "./look-in-season.ts";

/** Luminance of a leaf in the open, against which a turned one is as much lighter or darker. */
const usualLeaf = 0.16;
const driedPetals = 0.3;
const seedHead: LinearRgb = [0.09, 0.06, 0.035];

type Part = "wood" | "flower" | "fruit" | "leaf";

/** Fine shoots that leaves hide, per twig, and their length as share of it. */
const shoots = 5;
const shootLength = 0.55;
/** Young wood is dark, also on a tree with white bark. */
const youngWood = linearFromHex("#5b4a3d");

/** Turns, thins and drops what a plant puts on another stage. What it does to a leaf depends on that leaf's place alone. */
export class SeasonStage implements Stage {
  /** Whether the plant has drawn branches of its own. */
  hasBranches = false;
  readonly moment: Stage["moment"];
  private readonly stage: Stage;
  private readonly look: SeasonLook;
  private readonly isTree: boolean;
  /** What is round and not green on it: fruit, or the heart of a flower. */
  private readonly bears: "fruit" | "flower";

  constructor(stage: Stage, look: SeasonLook, { role, blooms }: Pick<Species, "role" | "blooms">) {
    this.stage = stage;
    this.moment = stage.moment;
    this.look = look;
    this.isTree = role === "tree";
    this.bears = this.isTree || !blooms ? "fruit" : "flower";
  }

  addLeaf(leaf: Leaf): void {
    const { stands, leaves, blooms, fruits } = this.look;
    const part = this.partOf(leaf);
    const [x, y, z] = leaf.center;
    const lot = hash2(x * 733 + y * 211, z * 733 - y * 157, 8);
    if (part === "fruit" && !fruits) return;
    if (part === "flower" && !blooms) {
      if (stands === "dry" && (leaf.shape === "ellipse" || lot < driedPetals)) this.addDried(leaf, lot);
      return;
    }
    if (part !== "leaf") {
      const isTwig = part === "wood" && stands === "bare";
      const own = isTwig ? { ...leaf, color: mixColor(leaf.color, youngWood, 0.75) } : leaf;
      if (isTwig) this.addShoots(own);
      this.stage.addLeaf(own);
      return;
    }
    // Blades and stalks are the plant's frame: thinned, its leaves would hang in the air.
    const isFrame = leaf.shape === "strip" || leaf.shape === "taper";
    if (isFrame ? leaves > 0 : lot < leaves) this.stage.addLeaf(this.turned(leaf, lot));
  }

  addTriangle(triangle: Triangle): void {
    const isBark = triangle.finish === "bark" || triangle.finish === "birch-bark";
    if (isBark) this.hasBranches = true;
    if (isBark || this.look.stands === "leaves") this.stage.addTriangle(isBark ? triangle : this.turnedCore(triangle));
  }

  pixelsPerMetre(z: number): number {
    return this.stage.pixelsPerMetre(z);
  }

  private partOf({ shape, color }: Leaf): Part {
    if (this.isTree && shape === "strip") return "wood";
    if (shape === "petal" || shape === "blossom") return "flower";
    return shape === "ellipse" && color[1] < Math.max(color[0], color[2]) ? this.bears : "leaf";
  }

  /** The dark inside of a hedge. */
  private turnedCore(triangle: Triangle): Triangle {
    const [tone = triangle.color] = this.look.turned;
    return { ...triangle, color: mixColor(triangle.color, tone, 0.5 * this.look.turnedShare) };
  }

  private turned(leaf: Leaf, lot: number): Leaf {
    const { turned, turnedShare, tint } = this.look;
    const [x, , z] = leaf.center;
    const turn = hash2(z * 499, x * 499 + lot * 31, 9);
    if (turned.length === 0 || turn > turnedShare) {
      const [r, g, b] = leaf.color;
      return { ...leaf, color: [r * tint[0], g * tint[1], b * tint[2]] };
    }
    const tone = pick(() => (turn * 7.31) % 1, turned);
    const light = clamp(luminanceOf(leaf.color) / usualLeaf, 0.2, 1.2) ** 0.5 * (0.8 + 0.4 * lot);
    return { ...leaf, color: [tone[0] * light, tone[1] * light, tone[2] * light] };
  }

  private addShoots(twig: Leaf): void {
    const { center, along, across } = twig;
    const long = Math.hypot(...along);
    const [u, v] = tangents(normalize(along));
    for (let i = 0; i < shoots; i++) {
      const lot = hash2(center[0] * 577 + i, center[2] * 577 + center[1], 10);
      const at = 1.7 * ((i + lot) / shoots) - 0.8;
      const turn = i * goldenAngle + 3 * lot;
      const half = long * shootLength * (0.6 + 0.6 * lot);
      const toward = (c: 0 | 1 | 2) =>
        0.75 * (along[c] / long) + 0.62 * (u[c] * Math.cos(turn) + v[c] * Math.sin(turn)) + (c === 1 ? 0.15 : 0);
      const direction = normalize([toward(0), toward(1), toward(2)]);
      const reach = (c: 0 | 1 | 2) => direction[c] * half;
      const from = (c: 0 | 1 | 2) => center[c] + along[c] * at + reach(c);
      this.stage.addLeaf({
        ...twig,
        center: [from(0), from(1), from(2)],
        along: [reach(0), reach(1), reach(2)],
        across: [across[0] * 0.7, across[1] * 0.7, across[2] * 0.7],
      });
    }
  }

  private addDried(leaf: Leaf, lot: number): void {
    const light = 0.7 + lot;
    const [r, g, b] = seedHead;
    this.stage.addLeaf({ ...leaf, shape: "leaf", color: [r * light, g * light, b * light] });
  }
}

function luminanceOf([red, green, blue]: LinearRgb): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
