import { linearFromHex } from "../../numeric/color.ts";
import type { Vec3 } from "../../numeric/vector.ts";
import { placementOf, type Surface } from "../../stage/mesh.ts";
import { addCylinder, addTube } from "../../stage/round-mesh.ts";
import { addBlob } from "../making/blob.ts";
import type { ObjectKind } from "../making/object-kind.ts";

/** Meters: radius of the posts, depth of the net at the top, and its mesh. */
const post = 0.04;
const shelf = 0.3;
const mesh = { pitch: 0.12, thread: 0.0028 };

const white: Surface = { color: linearFromHex("#eceded"), finish: "paint" };
const net: Surface = { color: linearFromHex("#e2e4e2"), finish: "plain" };
const leather: Surface = { color: linearFromHex("#efeeea"), finish: "paint" };
const patch: Surface = { color: linearFromHex("#1d1e20"), finish: "paint" };

/** A goal of white pipe with its net, and a ball before it; any width. */
export const soccerGoal: ObjectKind = {
  label: "Soccer goal with net",
  width: 2.4,
  depth: 1.2,
  height: 1.6,
  radius: 1.3,
  shape: "rectangle",
  unit: "each",
  place(site, stage) {
    const frame = placementOf({ ...site, size: 1 });
    const w = (site.width ?? this.width) / 2 - post;
    const top = this.height - post;
    const [near, far] = [-this.depth / 2 + 0.28, this.depth / 2 - 0.02];
    const back = near + shelf;
    const bar = (a: Vec3, b: Vec3, radius: number) =>
      addCylinder(stage, frame(a), frame(b), [radius, radius], white, 12);
    for (const side of [-1, 1]) {
      const x = side * w;
      bar([x, 0, near], [x, top, near], post);
      addBlob(stage, [x, top, near], [post, post, post], white, frame);
      bar([x, top, near], [x, top, back], 0.018);
      bar([x, top, back], [x, 0.02, far], 0.018);
      bar([x, 0.02, near], [x, 0.02, far], 0.018);
    }
    bar([-w, top, near], [w, top, near], post);
    bar([-w, 0.02, far], [w, 0.02, far], 0.018);
    bar([-w, top, back], [w, top, back], 0.012);
    const depthAt = (y: number) => far + ((back - far) * y) / top;
    const strand = (points: readonly Vec3[]) => addTube(stage, points, mesh.thread, net, frame);
    for (let x = -w; x <= w + 0.001; x += mesh.pitch)
      strand([
        [x, top, near],
        [x, top, back],
        [x, 0.02, far],
      ]);
    for (let y = 0; y < top; y += mesh.pitch) {
      const z = depthAt(y);
      strand([
        [-w, y, near],
        [-w, y, z],
        [w, y, z],
        [w, y, near],
      ]);
    }
    for (let z = near + mesh.pitch; z < far; z += mesh.pitch)
      for (const x of [-w, w])
        strand([
          [x, 0.02, z],
          [x, z < back ? top : (top * (far - z)) / (far - back), z],
        ]);
    const [x, z] = [w * 0.35, -this.depth / 2 + 0.11];
    addBlob(stage, [x, 0.11, z], [0.11, 0.11, 0.11], leather, frame);
    for (const [dx, dy, dz] of [
      [0, 0.3, -0.95],
      [0.75, 0.35, -0.55],
      [-0.75, 0.35, -0.55],
      [0.35, 0.85, -0.4],
      [-0.4, 0.88, -0.2],
      [0.5, -0.5, -0.7],
      [-0.5, -0.5, -0.7],
    ] as const)
      addBlob(stage, [x + dx * 0.08, 0.11 + dy * 0.08, z + dz * 0.08], [0.034, 0.034, 0.034], patch, frame);
  },
};
