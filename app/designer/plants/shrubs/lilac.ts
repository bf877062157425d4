import { tree } from "../habits/tree.ts";
import type { Species } from "../parts/species.ts";

export const lilac: Species = {
  commonName: "Lilac",
  botanicalName: "Syringa vulgaris",
  matureHeight: 4,
  matureSpread: 3,
  spacing: 2,
  evergreen: false,
  nativeTo: ["europe"],
  role: "tall",
  radius: 0.7,
  height: 1.9,
  blooms: ["purple", "white", "pink"],
  grow: tree({
    stems: 5,
    crownBase: 0.06,
    stemTop: 0.62,
    limbs: 18,
    rise: [0.5, 1.2],
    trunkRadius: 0.012,
    bark: "#7a6c5c",
    inner: "#27401d",
    outer: "#6b924a",
    halfLength: 0.042,
    halfWidth: 0.028,
    leafShape: "ovate",
    heads: { bloom: { kind: "spike", length: 0.2, girth: 0.055, floret: 0.014, cone: 1 }, perTwig: 0.7 },
    cover: 1.1,
  }),
};
