import { linearFromHex } from "../../numeric/color.ts";
import { noise } from "../../numeric/noise.ts";
import { pick, type Random } from "../../numeric/random.ts";
import { normalize, type Vec3 } from "../../numeric/vector.ts";
import type { Stage } from "../../stage/geometry.ts";
import { addBox, type Placement, placementOf, type Surface } from "../../stage/mesh.ts";
import { addSheet } from "../../stage/sheet-mesh.ts";
import type { ObjectKind } from "../making/object-kind.ts";
import { soil, woodOf } from "../making/tones.ts";

/** Meters, the usual trade size of a slatted bin: each bay about a meter each way. */
const bayWidth = 1;
const binHeight = 0.95;
const slat = { height: 0.095, gap: 0.035, thickness: 0.024 };
const post = 0.07;
/** Fill levels, alternating; the front of a low bay is removed down to its filling. */
const fillings = [0.78, 0.46];

const litter = ["#7a5a34", "#8d6d3f", "#5d4a2c", "#6f7c3a", "#8a7f45", "#4f5f2b"].map(linearFromHex);

/** A wider one has more bays. */
export const compostBins: ObjectKind = {
  label: "Compost bins with two bays",
  width: 2,
  depth: 1,
  height: binHeight + 0.03,
  radius: 1.1,
  shape: "rectangle",
  unit: "each",
  place(site, stage, random) {
    const frame = placementOf({ ...site, size: 1 });
    const wood = woodOf(site, "#94785a");
    const w = (site.width ?? this.width * site.size) / 2;
    const d = this.depth / 2;
    const bays = Math.max(1, Math.round((2 * w) / bayWidth));
    const pitch = (2 * w - post) / bays;
    for (let i = 0; i <= bays; i++) {
      const x = -w + post / 2 + i * pitch;
      for (const z of [-d + post / 2, d - post / 2]) {
        const high = binHeight + 0.03 * random();
        addBox(stage, [x - post / 2, 0, z - post / 2], [x + post / 2, high, z + post / 2], wood, frame);
      }
      const lie = i === 0 ? -w : i === bays ? w - slat.thickness : x - slat.thickness / 2;
      addSlats(
        stage,
        frame,
        { from: [lie, -d + 0.02], to: [lie + slat.thickness, d - 0.02], high: binHeight },
        wood,
        random,
      );
    }
    for (let i = 0; i < bays; i++) {
      const [left, right] = [-w + i * pitch + 0.01, -w + (i + 1) * pitch + post - 0.01];
      const full = (fillings[i % fillings.length] ?? 0.5) * (0.95 + 0.1 * random());
      addSlats(stage, frame, { from: [left, d - slat.thickness], to: [right, d], high: binHeight }, wood, random);
      const front = Math.max(full, 0.4);
      addSlats(stage, frame, { from: [left, -d - 0.002], to: [right, -d + slat.thickness], high: front }, wood, random);
      fillBay(stage, frame, [left + 0.08, right - 0.08], d - 0.05, full, random);
    }
  },
};

interface SlattedSide {
  from: readonly [x: number, z: number];
  to: readonly [x: number, z: number];
  high: number;
}

/** `high` in meters, between two corners (x, z). */
function addSlats(
  stage: Stage,
  frame: Placement,
  { from: [x0, z0], to: [x1, z1], high }: SlattedSide,
  wood: Surface,
  random: Random,
): void {
  for (let y = 0.03; y + slat.height * 0.9 < high; y += slat.height + slat.gap) {
    const off = 0.012 * (random() - 0.5);
    addBox(stage, [x0, y + off, z0], [x1, y + off + slat.height, z1], wood, frame);
  }
}

function fillBay(
  stage: Stage,
  frame: Placement,
  [left, right]: readonly [number, number],
  d: number,
  full: number,
  random: Random,
): void {
  const shift = random() * 30;
  const level = (u: number, v: number) =>
    full - 0.04 + 0.1 * (1 - u * u) * (1 - v * v) + 0.06 * (noise(u * 3 + shift, v * 3) - 0.5);
  const at = (u: number, v: number): Vec3 => [
    (left + right) / 2 + (u * (right - left)) / 2,
    level(u, v),
    v * (d - 0.03),
  ];
  const cells = 8;
  const rows = Array.from({ length: cells + 1 }, (_, j) =>
    Array.from({ length: cells + 1 }, (_, i) => at(-1 + (2 * i) / cells, -1 + (2 * j) / cells)),
  );
  addSheet(stage, rows, soil, frame);
  // Between the slats the heap is visible, not the lawn.
  addBox(stage, [left - 0.03, 0, -d + 0.03], [right + 0.03, full - 0.1, d - 0.03], soil, frame);
  for (let i = 0; i < 170; i++) {
    const point = at(1.8 * (random() - 0.5), 1.8 * (random() - 0.5));
    const turn = random() * 6.28;
    const long = 0.02 + 0.035 * random();
    const tip = 0.5 * (random() - 0.5) * long;
    const [dx, dz] = [Math.cos(turn) * long, Math.sin(turn) * long];
    stage.addLeaf({
      center: frame([point[0], point[1] + 0.012, point[2]]),
      along: [dx, tip, dz],
      across: [-dz * 0.5, 0.3 * tip, dx * 0.5],
      normal: normalize([0.3 * (random() - 0.5), 1, 0.3 * (random() - 0.5)]),
      color: pick(random, litter),
      openness: 0.85,
      shape: "leaf",
    });
  }
}
