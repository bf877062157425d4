import { type LinearRgb, linearFromHex } from "../../numeric/color.ts";
import { pick, type Random } from "../../numeric/random.ts";
import type { Vec3 } from "../../numeric/vector.ts";
import type { Stage } from "../../stage/geometry.ts";

const scales: readonly LinearRgb[] = ["#e8641a", "#f08a35", "#f3efe6", "#d9471c"].map(linearFromHex);
const saddle = linearFromHex("#f6f1e8");
const up: Vec3 = [0, 1, 0];
/** Half widths of the body along its length, from the nose to the root of the tail, as shares of the length. */
const body = [0.02, 0.09, 0.12, 0.11, 0.07, 0.025] as const;

/**
 * A fish of `length` meters seen from above, on the surface that `at` gives. It has the water's finish, so that it shows as
 * far as one sees into the water there.
 */
export function addKoi(stage: Stage, at: Vec3, turn: number, length: number, random: Random): void {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const bend = 0.25 * (random() - 0.5);
  const color = pick(random, scales);
  const place = (along: number, across: number): Vec3 => {
    const side = (across + bend * along * along) * length;
    return [at[0] + along * length * cos - side * sin, at[1], at[2] + along * length * sin + side * cos];
  };
  const add = (a: Vec3, b: Vec3, c: Vec3, tone: LinearRgb) =>
    stage.addTriangle({ corners: [a, b, c], normals: [up, up, up], color: tone, finish: "water" });
  const patch = Math.floor(random() * body.length);
  body.slice(1).forEach((half, i) => {
    const before = body[i] ?? half;
    const [from, to] = [0.5 - i * 0.16, 0.5 - (i + 1) * 0.16];
    const tone = i === patch ? saddle : color;
    add(place(from, -before), place(from, before), place(to, half), tone);
    add(place(from, -before), place(to, half), place(to, -half), tone);
  });
  for (const side of [-1, 1]) {
    add(place(-0.28, 0), place(-0.5, side * 0.11), place(-0.4, side * 0.01), color);
    add(place(0.22, side * 0.08), place(0.1, side * 0.2), place(0.1, side * 0.1), color);
  }
}
