import type { Yard } from "#app/designer/plan/ground/yard.ts";
import { Camera } from "#app/designer/stage/camera.ts";
import { type MadeUpDoor, standWall } from "#tests/designer/made-up-wall.ts";

/** A made-up small yard for tests: walls at its far side and its flanks, at its near side the paving the viewer stands on. */
export interface SmallYard {
  name: string;
  yard: Yard;
}

/** Wide, at eye height, looking down: all of a small yard is in the picture. */
const camera = new Camera(320, 240, 20, 150);
/** Metres from the viewer at which the yard begins. */
const nearest = 1.6;

/** Yards of 6 to 20 square metres, a side strip, a shallow front yard with its door, and one that goes round a corner. */
export const smallYards: readonly SmallYard[] = [
  rectangle("6 m2", 2.4, 2.5),
  rectangle("9 m2", 3, 3),
  rectangle("12 m2", 3, 4),
  rectangle("16 m2", 4, 4),
  rectangle("20 m2", 5, 4),
  rectangle("strip", 1.6, 8),
  rectangle("shallow", 6, 2.5, 1.2),
  build("L", (x, z) => x > -2 && x < 2.5 && z < nearest + (x < 0 ? 2 : 5.2)),
];

function rectangle(name: string, width: number, depth: number, doorAt?: number): SmallYard {
  const door = doorAt === undefined ? undefined : { x: doorAt, z: nearest + depth, half: 0.5 };
  return build(name, (x, z) => Math.abs(x) < width / 2 && z < nearest + depth, door);
}

function build(name: string, inside: (x: number, z: number) => boolean, door?: MadeUpDoor): SmallYard {
  const at = (u: number, v: number) => camera.groundAt(u, v, [0, 0, 0]);
  const groundAt = (u: number, v: number) => {
    const [x, z, depth] = at(u, v);
    return depth > 0 && inside(x, z) ? 1 : 0;
  };
  const yard: Yard = {
    camera,
    groundAt,
    ...standWall(camera, groundAt, door),
    kindAt: (u, v) => (groundAt(u, v) > 0 ? "lawn" : "none"),
    pavingAt: (u, v) => (groundAt(u, v) > 0 && at(u, v)[1] < nearest ? 1 : 0),
    doors: door ? [{ from: [door.x - door.half, door.z], to: [door.x + door.half, door.z] }] : [],
    greenShare: 0.4,
    lushness: 0.05,
  };
  return { name, yard };
}
