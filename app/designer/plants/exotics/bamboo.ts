import { linearFromHex, mixColour } from "../../numeric/colour.ts";
import { normalize, type Vec3 } from "../../numeric/vector.ts";
import { addCylinder } from "../../objects/mesh.ts";
import { addLeaf, samplesPerMetre } from "../foliage.ts";
import type { Species } from "../species.ts";

/** A clump of canes with leaves in their upper two thirds. */
export const bamboo: Species = {
  commonName: "Clumping bamboo",
  botanicalName: "Fargesia murielae",
  matureHeight: 3,
  matureSpread: 1.5,
  spacing: 1,
  evergreen: true,
  radius: 0.42,
  height: 1.9,
  role: "tall",
  grow({ x, z, size }, stage, random) {
    const samples = samplesPerMetre(stage, z);
    const cane = linearFromHex("#8a9150");
    const dark = linearFromHex("#34511f");
    const light = linearFromHex("#86a552");
    const leaves = Math.round(Math.min(190, 60 + samples * 0.35));
    for (let i = 0; i < 17; i++) {
      const angle = random() * 6.283;
      const out = 0.3 * size * Math.sqrt(random());
      const height = size * (1.4 + 0.7 * random());
      const foot: Vec3 = [x + Math.cos(angle) * out, 0, z + Math.sin(angle) * out];
      const lean = 0.1 + 0.12 * random();
      const top: Vec3 = [foot[0] + Math.cos(angle) * lean * height, height, foot[2] + Math.sin(angle) * lean * height];
      addCylinder(stage, foot, top, 0.013 * size, 0.005 * size, { colour: cane, finish: "plain" }, 6);
      for (let k = 0; k < leaves; k++) {
        const t = 0.2 + 0.82 * random();
        const turn = random() * 6.283;
        const reach = 0.2 * size * random();
        const direction = normalize([Math.cos(turn), -0.35 + 0.3 * random(), Math.sin(turn)]);
        const at: Vec3 = [
          foot[0] + (top[0] - foot[0]) * t + direction[0] * reach,
          height * t + (random() - 0.5) * 0.1,
          foot[2] + (top[2] - foot[2]) * t + direction[2] * reach,
        ];
        const normal = normalize([(random() - 0.5) * 1.2, 0.9, (random() - 0.5) * 1.2 - 0.3]);
        const width = Math.max(0.011, 0.7 / samples);
        addLeaf(
          stage,
          at,
          normal,
          direction,
          0.062 * size,
          width,
          mixColour(dark, light, random()),
          0.35 + 0.65 * t,
          "leaf",
          0.75 + 0.5 * random(),
        );
      }
    }
  },
};
