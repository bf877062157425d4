import { linearFromHex, mixColour } from "../numeric/colour.ts";
import { normalize, type Vec3 } from "../numeric/vector.ts";
import { addLeaf } from "./foliage.ts";
import type { Species } from "./species.ts";

/** A rosette of pointed leaves; metres at size 1, colours as hex. */
interface RosetteForm {
  leaves: number;
  length: number;
  halfWidth: number;
  dark: string;
  light: string;
  role: Species["role"];
}

export const agave = rosette({
  leaves: 38,
  length: 0.32,
  halfWidth: 0.05,
  dark: "#4c6a5c",
  light: "#8fae9c",
  role: "low",
});

export const yucca = rosette({
  leaves: 95,
  length: 0.62,
  halfWidth: 0.018,
  dark: "#46583a",
  light: "#93a374",
  role: "tall",
});

function rosette(form: RosetteForm): Species {
  const dark = linearFromHex(form.dark);
  const light = linearFromHex(form.light);
  return {
    radius: form.length * 1.1,
    height: form.length * 1.15,
    role: form.role,
    grow({ x, z, size }, stage, random) {
      for (let i = 0; i < form.leaves; i++) {
        const t = i / form.leaves;
        const angle = i * 2.4;
        const elevation = 0.12 + 1.19 * (1 - t) + random() * 0.1;
        const reach = (form.length + 0.2 * t) * size * 0.55;
        const level = Math.cos(elevation);
        const up = Math.sin(elevation);
        const direction: Vec3 = [Math.cos(angle) * level, up, Math.sin(angle) * level];
        addLeaf(
          stage,
          [x + direction[0] * reach, 0.05 * size + up * reach, z + direction[2] * reach],
          normalize([-Math.cos(angle) * up, level, -Math.sin(angle) * up]),
          direction,
          reach,
          form.halfWidth * size,
          mixColour(dark, light, random()),
          0.4 + 0.6 * up,
          "taper",
          0.9 + 0.2 * random(),
        );
      }
    },
  };
}
