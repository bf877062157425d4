import { tree } from "../habits/tree.ts";
import type { Species } from "../parts/species.ts";

export const crepeMyrtle: Species = {
  commonName: "Crepe myrtle",
  botanicalName: "Lagerstroemia indica",
  matureHeight: 6,
  matureSpread: 4.5,
  spacing: 3.6,
  evergreen: false,
  role: "tree",
  radius: 1.15,
  height: 3.8,
  blooms: ["pink", "purple", "white", "red"],
  grow: tree({
    crown: "vase",
    stems: 4,
    crownBase: 0.38,
    stemTop: 0.66,
    rise: [0.95, 1.3],
    trunkRadius: 0.015,
    bark: "#b39a84",
    barkFinish: "plain",
    inner: "#304a20",
    outer: "#6f9448",
    limbs: 22,
    cover: 1,
    heads: { bloom: { kind: "spike", length: 0.3, girth: 0.085, floret: 0.019, cone: 1 }, perTwig: 0.5 },
  }),
};
