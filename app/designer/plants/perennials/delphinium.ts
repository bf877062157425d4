import { stems } from "../habits/stems.ts";
import type { Species } from "../parts/species.ts";

export const delphinium: Species = {
  commonName: "Delphinium",
  botanicalName: "Delphinium elatum",
  matureHeight: 1.7,
  matureSpread: 0.7,
  spacing: 0.5,
  evergreen: false,
  nativeTo: ["europe"],
  role: "tall",
  radius: 0.28,
  height: 1.2,
  blooms: ["blue", "purple", "white", "pink"],
  grow: stems({
    stems: 13,
    lean: 0.9,
    leaves: 17,
    leafTo: 0.6,
    halfLength: 0.085,
    halfWidth: 0.06,
    shape: "palmate",
    dark: "#264019",
    light: "#71954e",
    blooming: 0.7,
    bloom: { kind: "spike", length: 0.5, girth: 0.033, floret: 0.0185, eye: 0.75 },
  }),
};
