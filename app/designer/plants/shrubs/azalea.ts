import { flowering } from "../habits/flowering.ts";
import type { Species } from "../parts/species.ts";

export const azalea: Species = {
  commonName: "Japanese azalea",
  botanicalName: "Rhododendron Obtusum Group",
  matureHeight: 1.2,
  matureSpread: 1.2,
  spacing: 0.9,
  evergreen: true,
  role: "tall",
  radius: 0.42,
  height: 0.58,
  blooms: ["pink", "white", "red", "purple", "orange"],
  grow: flowering({
    body: { inner: "#1c2f18", outer: "#557a3c", lump: 0.14 },
    heads: 105,
    moreHeads: 50,
    headRadius: 0.03,
    petal: 0.017,
  }),
};
