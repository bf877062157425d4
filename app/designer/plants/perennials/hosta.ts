import { type LinearRgb, linearFromHex, mixColour } from "../../numeric/colour.ts";
import type { Random } from "../../numeric/random.ts";
import { normalize, type Vec3 } from "../../numeric/vector.ts";
import type { LeafShape, Stage } from "../../render/geometry.ts";
import { addLeaf } from "../foliage.ts";
import type { PlantSite, Species } from "../species.ts";

const leaves = 58;
const goldenAngle = 2.4;

export const hosta: Species = {
  commonName: "Plantain lily",
  botanicalName: "Hosta sieboldiana",
  matureHeight: 0.6,
  matureSpread: 0.9,
  spacing: 0.6,
  evergreen: false,
  radius: 0.33,
  height: 0.32,
  role: "low",
  grow: (site, stage, random) => growHosta(site, false, stage, random),
};

/** With pale leaf margins. */
export const variegatedHosta: Species = {
  ...hosta,
  commonName: "Variegated plantain lily",
  botanicalName: "Hosta fortunei",
  grow: (site, stage, random) => growHosta(site, true, stage, random),
};

/** A rosette of broad leaves, steep in the middle and flat at the rim. */
function growHosta(site: PlantSite, variegated: boolean, stage: Stage, random: Random): void {
  const dark = linearFromHex("#25421f");
  const light = linearFromHex("#5f8a4a");
  const size = site.size * 0.85;
  for (let i = 0; i < leaves; i++) {
    const t = i / leaves;
    const angle = i * goldenAngle + random() * 0.5;
    const out = (0.05 + 0.26 * Math.sqrt(t)) * size;
    const leaf: HostaLeaf = {
      foot: [site.x + Math.cos(angle) * out, (0.3 - 0.2 * t) * size, site.z + Math.sin(angle) * out],
      angle,
      elevation: 0.95 - t + random() * 0.25,
      colour: mixColour(dark, light, 0.2 + 0.8 * random()),
      margin: variegated ? linearFromHex("#b3c38c") : undefined,
      brightness: 0.78 + 0.4 * random(),
      halfLength: 0.055 * size * (0.85 + 0.3 * random()),
      halfWidth: 0.05 * size * (0.85 + 0.3 * random()),
      openness: 0.35 + 0.65 * (1 - t * 0.75),
    };
    const tip = addHalf(leaf, leaf.foot, leaf.elevation, "inner", stage, random);
    addHalf(leaf, tip, leaf.elevation - 0.65, "outer", stage, random);
  }
}

interface HostaLeaf {
  foot: Vec3;
  angle: number;
  elevation: number;
  colour: LinearRgb;
  margin?: LinearRgb;
  brightness: number;
  halfLength: number;
  halfWidth: number;
  openness: number;
}

/** Adds one half of a leaf folded at its middle; returns where the next half begins. */
function addHalf(
  leaf: HostaLeaf,
  foot: Vec3,
  elevation: number,
  half: "inner" | "outer",
  stage: Stage,
  random: Random,
): Vec3 {
  const { halfLength: length, halfWidth: width, brightness } = leaf;
  const cos = Math.cos(leaf.angle);
  const sin = Math.sin(leaf.angle);
  const level = Math.cos(elevation);
  const up = Math.sin(elevation);
  const stray = () => (random() - 0.5) * 0.15;
  const direction: Vec3 = [cos * level, up, sin * level];
  const normal = normalize([-cos * up + stray(), level + 0.05, -sin * up + stray()]);
  const [x, y, z] = [foot[0] + direction[0] * length, foot[1] + up * length, foot[2] + direction[2] * length];
  const inner = half === "inner";
  const openness = leaf.openness * (inner ? 0.72 : 1);
  const add = (low: number, reach: number, wide: number, colour: LinearRgb, shape: LeafShape) =>
    addLeaf(
      stage,
      [x, y - low, z],
      normal,
      direction,
      length * reach,
      width * wide,
      colour,
      openness,
      shape,
      brightness,
    );
  if (leaf.margin) add(0.003, 1.25, inner ? 1.18 : 1, leaf.margin, inner ? "ellipse" : "taper");
  add(0, 1.18, inner ? 1 : 0.82, leaf.colour, inner ? "ellipse" : "leaf");
  return [x + direction[0] * length * 0.8, y + up * length * 0.8, z + direction[2] * length * 0.8];
}
