import { linearFromHex } from "../../numeric/color.ts";
import type { Vec3 } from "../../numeric/vector.ts";
import type { Stage } from "../../stage/geometry.ts";
import { type Placement, placementOf, type Surface } from "../../stage/mesh.ts";
import { addCylinder, addDisc, addTube, addTurned } from "../../stage/round-mesh.ts";
import type { ObjectKind } from "../making/object-kind.ts";

/** Meters, the usual trade size of a 12 ft trampoline with a net. */
const matHeight = 0.82;
const netTop = 2.5;
const padWidth = 0.3;
const poles = 8;
const mesh = { spacing: 0.065, thread: 0.0018 };

const steel: Surface = { color: linearFromHex("#a3a7a9"), finish: "metal" };
const sleeve: Surface = { color: linearFromHex("#2b3230"), finish: "cloth" };
const mat: Surface = { color: linearFromHex("#1d1e20"), finish: "cloth" };
const thread: Surface = { color: linearFromHex("#30363a"), finish: "plain" };

/** Any `width`. */
export const trampoline: ObjectKind = {
  label: "Trampoline with safety net",
  width: 3.66,
  depth: 3.66,
  height: netTop,
  radius: 1.83,
  shape: "round",
  unit: "each",
  place(site, stage) {
    const frame = placementOf({ ...site, size: 1 });
    const radius = (site.width ?? this.width * site.size) / 2;
    const pad: Surface = { color: linearFromHex(site.color ?? "#3f6b58"), finish: "cloth" };
    addDisc(stage, frame([0, matHeight - 0.02, 0]), radius - padWidth, mat, 40);
    addTurned(
      stage,
      [
        [radius, matHeight - 0.05],
        [radius - 0.02, matHeight + 0.015],
        [radius - 0.06, matHeight + 0.03],
        [radius - padWidth + 0.04, matHeight + 0.02],
        [radius - padWidth, matHeight - 0.02],
      ],
      pad,
      frame,
      48,
    );
    addTube(stage, circle(radius - 0.05, matHeight - 0.07, 40), 0.025, steel, frame);
    for (let i = 0; i < poles / 2; i++) addLegs(stage, frame, radius - 0.05, ((i + 0.5) / (poles / 2)) * 2 * Math.PI);
    for (let i = 0; i < poles; i++) addPole(stage, frame, radius - 0.02, ((i + 0.5) / poles) * 2 * Math.PI);
    addNet(stage, frame, radius - 0.1);
  },
};

function at(radius: number, angle: number, y: number): Vec3 {
  return [Math.cos(angle) * radius, y, Math.sin(angle) * radius];
}

function circle(radius: number, y: number, sides: number): Vec3[] {
  return Array.from({ length: sides + 1 }, (_, i) => at(radius, (i / sides) * 2 * Math.PI, y));
}

function addLegs(stage: Stage, frame: Placement, radius: number, middle: number): void {
  const spread = Math.PI / poles;
  const line = [
    at(radius, middle - spread, matHeight - 0.08),
    at(radius, middle - spread * 0.96, 0.06),
    at(radius, middle - spread * 0.86, 0.022),
    at(radius * 0.97, middle, 0.02),
    at(radius, middle + spread * 0.86, 0.022),
    at(radius, middle + spread * 0.96, 0.06),
    at(radius, middle + spread, matHeight - 0.08),
  ];
  addTube(stage, line, 0.021, steel, frame);
}

function addPole(stage: Stage, frame: Placement, radius: number, angle: number): void {
  addCylinder(stage, frame(at(radius, angle, 0.3)), frame(at(radius, angle, matHeight)), [0.019, 0.019], steel, 8);
  const bend = netTop - 0.28;
  addCylinder(stage, frame(at(radius, angle, matHeight)), frame(at(radius, angle, bend)), [0.034, 0.034], sleeve, 9);
  const tip = frame(at(radius - 0.08, angle, netTop - 0.02));
  addCylinder(stage, frame(at(radius, angle, bend)), tip, [0.034, 0.028], sleeve, 9);
}

function addNet(stage: Stage, frame: Placement, radius: number): void {
  const columns = Math.round((2 * Math.PI * radius) / mesh.spacing);
  const foot = matHeight + 0.03;
  for (let i = 0; i < columns; i++) {
    const angle = (i / columns) * 2 * Math.PI;
    const [low, high] = [frame(at(radius, angle, foot)), frame(at(radius, angle, netTop - 0.05))];
    addCylinder(stage, low, high, [mesh.thread, mesh.thread], thread, 3);
  }
  for (let y = foot + mesh.spacing; y < netTop - 0.1; y += mesh.spacing) {
    const round = circle(radius, y, 40).map(frame);
    round.slice(1).forEach((to, i) => {
      const from = round[i];
      if (from) addCylinder(stage, from, to, [mesh.thread, mesh.thread], thread, 3);
    });
  }
  addTube(stage, circle(radius, netTop - 0.05, 40), 0.014, sleeve, frame);
}
