import { stems } from "../habits/stems.ts";
import type { Species } from "../parts/species.ts";

export const blazingStar: Species = {
  commonName: "Dense blazing star",
  botanicalName: "Liatris spicata",
  matureHeight: 1,
  matureSpread: 0.45,
  spacing: 0.35,
  evergreen: false,
  nativeTo: ["north-america"],
  role: "tall",
  radius: 0.22,
  height: 0.95,
  blooms: ["purple", "white"],
  grow: stems({
    stems: 13,
    lean: 0.55,
    leaves: 46,
    leafTo: 0.95,
    halfLength: 0.06,
    halfWidth: 0.0035,
    shape: "strip",
    dark: "#35541f",
    light: "#7c9c4c",
    blooming: 0.9,
    bloom: { kind: "spike", length: 0.32, girth: 0.02, floret: 0.009 },
  }),
};
