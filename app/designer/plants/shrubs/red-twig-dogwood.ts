import { flowering } from "../habits/flowering.ts";
import type { Species } from "../parts/species.ts";

export const redTwigDogwood: Species = {
  commonName: "Red twig dogwood",
  botanicalName: "Cornus sericea",
  matureHeight: 2.4,
  matureSpread: 2.4,
  spacing: 1.5,
  evergreen: false,
  nativeTo: ["north-america"],
  role: "tall",
  radius: 0.6,
  height: 1.4,
  blooms: ["white"],
  grow: flowering({
    body: {
      inner: "#46371f",
      outer: "#6d9450",
      halfLength: 0.05,
      halfWidth: 0.026,
      shape: "ovate",
      lump: 0.2,
      cover: 1.7,
      stray: 0.8,
    },
    heads: 9,
    moreHeads: 6,
    headRadius: 0.03,
    petal: 0.008,
  }),
};
