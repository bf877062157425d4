import type { Species } from "../species.ts";
import { stems } from "../stems.ts";

/** Round leaves on short stalks, a loose low mound that fills the rim of a bed. */
export const mound: Species = {
  commonName: "Lady's mantle",
  botanicalName: "Alchemilla mollis",
  matureHeight: 0.4,
  matureSpread: 0.5,
  spacing: 0.4,
  evergreen: false,
  role: "edge",
  radius: 0.27,
  height: 0.3,
  grow: stems({
    stems: 64,
    lean: 1.1,
    patch: 0.6,
    leaves: 5,
    leafTo: 0.95,
    halfLength: 0.036,
    halfWidth: 0.034,
    shape: "lobed",
    dark: "#4d6a2c",
    light: "#93ad5a",
  }),
};
