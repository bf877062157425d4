import { flowering } from "../habits/flowering.ts";
import type { Species } from "../parts/species.ts";

export const cranberrybush: Species = {
  commonName: "American cranberrybush",
  botanicalName: "Viburnum opulus var. americanum",
  matureHeight: 3,
  matureSpread: 3,
  spacing: 2,
  evergreen: false,
  nativeTo: ["north-america"],
  role: "tall",
  radius: 0.7,
  height: 1.7,
  blooms: ["white"],
  grow: flowering({
    body: {
      inner: "#25401c",
      outer: "#668f42",
      halfLength: 0.052,
      halfWidth: 0.046,
      shape: "lobed",
      lump: 0.2,
      cover: 2.2,
    },
    heads: 20,
    moreHeads: 10,
    headRadius: 0.045,
    petal: 0.014,
  }),
};
