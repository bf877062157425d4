import { mixColour } from "../numeric/colour.ts";
import { fractalNoise } from "../numeric/noise.ts";
import type { Random } from "../numeric/random.ts";
import { clamp, smoothstep } from "../numeric/scalar.ts";
import type { Vec3 } from "../numeric/vector.ts";
import type { Scene } from "../scene/scene.ts";
import type { Camera } from "./camera.ts";
import { chooseLawnGreens } from "./lawn-greens.ts";
import type { GeometryStage } from "./stage.ts";
import type { SurfaceMap } from "./surface-map.ts";

const farthest = 6.5;
const mostBlades = 170_000;
const bladeHeight = 0.038;
const bladeNormal: Vec3 = [0, 0.93, -0.37];

/** Grows single blades where a new lawn is near enough (6.5 m) for the eye to expect them; they thin out with distance. */
export function growGrassBlades(
  stage: GeometryStage,
  surfaces: SurfaceMap,
  camera: Camera,
  scene: Scene,
  random: Random,
): void {
  const { width, height } = camera;
  const greens = chooseLawnGreens(scene);
  const at: [number, number, number] = [0, 0, 0];
  let count = 0;
  const highest = Math.min(camera.horizonAt(0), camera.horizonAt(width));
  for (let y = Math.max(0, Math.ceil(highest)); y < height; y++) {
    for (let tries = 0; tries < width * 0.55 && count < mostBlades; tries++) {
      const u = random() * width;
      const v = Math.min(height - 0.01, y + random());
      if (scene.ground[Math.floor(v) * width + Math.floor(u)] < 153) continue;
      camera.groundAt(u, v, at);
      const [x, z, depth] = at;
      if (depth < 0 || z > farthest) continue;
      if (random() > (1 - smoothstep(3.5, farthest, z)) * 0.9 + 0.08) continue;
      if (surfaces.kindAt(x, z, u, v) !== "base") continue;
      stage.standAt(x, z);
      growBlade(stage, x, z, greens, random);
      count++;
    }
  }
}

function growBlade(
  stage: GeometryStage,
  x: number,
  z: number,
  greens: ReturnType<typeof chooseLawnGreens>,
  random: Random,
): void {
  const height = bladeHeight * (0.5 + 0.9 * random());
  const angle = random() * 2 * Math.PI;
  const lean = 0.5 * random() * height * 0.5;
  const patch = 0.55 * (fractalNoise(x * 0.7, z * 0.7, 3, 91) - 0.5);
  const tuft = 0.8 * (fractalNoise(x * 4.5, z * 4.5, 2, 93) - 0.5);
  const green = mixColour(greens.dark, greens.light, clamp(0.5 + patch + tuft + (random() - 0.5) * 0.8, 0, 1));
  const warmth = random() < 0.12 ? 1.25 : 1;
  const tip: Vec3 = [Math.cos(angle) * lean, height * 0.5, Math.sin(angle) * lean];
  stage.addLeaf({
    centre: [x + tip[0], height * 0.45, z + tip[2]],
    along: tip,
    across: [0.0022, 0, 0.0006],
    normal: bladeNormal,
    colour: [green[0] * 0.98 * warmth, green[1] * 0.98, green[2] * 0.92],
    openness: 0.5 + 0.75 * random(),
    shape: "blade",
  });
}
