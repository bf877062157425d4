import { flowering } from "../habits/flowering.ts";
import type { Species } from "../parts/species.ts";

export const creepingThyme: Species = {
  commonName: "Creeping thyme",
  botanicalName: "Thymus serpyllum",
  matureHeight: 0.1,
  matureSpread: 0.5,
  spacing: 0.3,
  evergreen: true,
  nativeTo: ["europe"],
  role: "edge",
  radius: 0.28,
  height: 0.1,
  blooms: ["purple", "pink", "white"],
  grow: flowering({
    body: { inner: "#2d4420", outer: "#6f8d4e", halfLength: 0.01, halfWidth: 0.006, lump: 0.3, cover: 2 },
    heads: 70,
    moreHeads: 20,
    headRadius: 0.0095,
    petal: 0.006,
  }),
};
