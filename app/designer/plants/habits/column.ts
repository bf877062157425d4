import { linearFromHex, mixColor } from "../../numeric/color.ts";
import { noise } from "../../numeric/noise.ts";
import { clamp } from "../../numeric/scalar.ts";
import { normalize } from "../../numeric/vector.ts";
import type { Stage } from "../../stage/geometry.ts";
import { addCylinder } from "../../stage/round-mesh.ts";
import { addLeaf, samplesPerMetre } from "../parts/foliage.ts";
import type { Grow, PlantSite } from "../parts/species.ts";

/** Upright sprays of a column, dark and light, as hex; `taper` above 1 makes it slimmer toward the top. */
export interface ColumnForm {
  dark: string;
  light: string;
  taper: number;
}

export function column(form: ColumnForm): Grow {
  const dark = linearFromHex(form.dark);
  const light = linearFromHex(form.light);
  return (site, stage, random) => {
    const { x, z, height, radius } = site;
    const outline = (t: number) => (1 - t ** (2.2 / form.taper)) ** 0.62 * (1 - 0.35 * (1 - t) ** 5);
    const samples = samplesPerMetre(stage, z);
    const count = Math.round(clamp(height * samples * 26, 3400, 17000));
    const scale = Math.max(1, 1 / (0.008 * samples));
    addCore(site, outline, form.dark, stage);
    const shift = random() * 40;
    for (let i = 0; i < count; i++) {
      const t = random() ** 1.25;
      const angle = random() * 6.283;
      const cos = Math.cos(angle);
      const sin = Math.sin(angle);
      const flame = noise(angle * 2.1 + shift, t * height * 1.7 + Math.sin(angle) * 2, 4);
      const rim = radius * outline(t) * (0.86 + 0.28 * flame);
      const depth = random() ** 2.2;
      const reach = rim * (1 - 0.4 * depth);
      const normal = normalize([
        cos + (random() - 0.5) * 0.9,
        0.45 + (random() - 0.5) * 0.4,
        sin + (random() - 0.5) * 0.9,
      ]);
      // Fans turn their edges in all directions; otherwise they would look like scales.
      const lean = 0.15 + 0.9 * random() ** 2;
      const aside = (random() - 0.5) * 0.9;
      addLeaf(
        stage,
        [x + cos * reach, 0.03 * height + t * height * 0.95, z + sin * reach],
        normal,
        normalize([cos * lean - sin * aside, 1, sin * lean + cos * aside]),
        0.03 * Math.sqrt(scale) * (0.6 + 0.8 * random()),
        0.012 * scale,
        mixColor(dark, light, clamp(0.12 + random() * 0.5 + 0.5 * flame - 0.4 * depth, 0, 1)),
        (0.35 + 0.65 * (1 - depth)) * (0.6 + 0.4 * flame),
        "spray",
        0.88 + 0.24 * random(),
      );
    }
  };
}

/** The dark inside, without which the background would show through the sprays. */
function addCore(site: PlantSite, outline: (t: number) => number, dark: string, stage: Stage): void {
  const surface = { color: mixColor(linearFromHex(dark), [0, 0, 0], 0.4), finish: "plain" } as const;
  const parts = 7;
  for (let i = 0; i < parts; i++) {
    const radius = (t: number) => Math.max(0.004, 0.68 * site.radius * outline(t));
    const level = (t: number): [number, number, number] => [site.x, (0.03 + 0.9 * t) * site.height, site.z];
    const [from, to] = [i / parts, (i + 1) / parts];
    addCylinder(stage, level(from), level(to), [radius(from), radius(to)], surface, 12);
  }
}
