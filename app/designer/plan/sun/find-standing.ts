import type { Scene } from "../../photo/scene/scene.ts";
import { type UprightObjects, uprightZ } from "../../photo/upright/upright-objects.ts";
import { toCentimetre } from "../../wording/length-words.ts";
import { likely, type Yard } from "../ground/yard.ts";
import type { StandingLine, StandingThings } from "../parts/standing.ts";

const columns = 96;
const rows = 192;
/** Meters beyond which what stands takes no sun from a yard. */
const farthest = 100;
/** Neighboring columns of one thing differ in distance by this factor at most. */
const oneThing = 1.25;

interface Post {
  x: number;
  z: number;
  height: number;
  /** Meters of half its column, there. */
  half: number;
  top: StandingLine["top"];
}

interface SeenStanding {
  yard: Pick<Yard, "camera" | "houseAt">;
  uprightObjects: UprightObjects;
  scene: Pick<Scene, "sky" | "groundKinds">;
}

/** What can take the sun: per column of the photo the top of each thing, at its distance, joined to lines. */
export function findStanding(seen: SeenStanding): StandingThings {
  const { camera } = seen.yard;
  const ended: Post[][] = [];
  let growing: Post[][] = [];
  for (let column = 0; column < columns; column++) {
    const posts = findPosts(seen, ((column + 0.5) * camera.width) / columns);
    const next = posts.map((post) => {
      const line = growing.find((posts) => joins(posts.at(-1), post)) ?? [];
      growing = growing.filter((other) => other !== line);
      return [...line, post];
    });
    ended.push(...growing);
    growing = next;
  }
  return {
    eyeHeight: camera.eyeHeight,
    halfView: Math.atan((camera.width / 2 / camera.focalPixels) * camera.cosTilt),
    lines: [...ended, ...growing].map(lineOf),
    camera: {
      height: camera.height / camera.width,
      horizon: camera.horizonV / camera.width,
      focal: camera.focalPixels / camera.width,
      roll: camera.roll,
    },
  };
}

function joins(last: Post | undefined, post: Post): boolean {
  if (!last || last.top !== post.top) return false;
  return Math.max(last.z, post.z) < oneThing * Math.min(last.z, post.z);
}

/** From the top of the picture down, the first pixel at each distance is the top of what stands there. */
function findPosts({ yard, uprightObjects, scene }: SeenStanding, u: number): Post[] {
  const { camera, houseAt } = yard;
  const { width, height } = scene.groundKinds;
  const posts = new Map<number, Post>();
  for (let row = 0; row < rows; row++) {
    const v = ((row + 0.5) * camera.height) / rows;
    const cell = Math.floor((v / camera.height) * height) * width + Math.floor((u / camera.width) * width);
    if (scene.sky[cell] === 1) continue;
    const z = uprightZ(uprightObjects, Math.floor(u), Math.floor(v));
    if (!(z < farthest) || posts.has(z)) continue;
    const [across, rise, depth] = rayAt(camera, u, v, z);
    const isWhole = houseAt(u, v) > likely || z !== uprightObjects.backdropZ[Math.floor(u)];
    posts.set(z, {
      x: across,
      z,
      height: camera.eyeHeight + rise,
      half: (camera.width / columns / 2 / camera.focalPixels) * depth,
      top: row === 0 ? "cut" : isWhole ? "seen" : "maybe-behind",
    });
  }
  return [...posts.values()].filter((post) => post.height > 0);
}

/** Where a pixel's ray is at distance `z`: across, above the eye, and along the view axis. */
function rayAt(camera: Yard["camera"], u: number, v: number, z: number): [across: number, rise: number, depth: number] {
  const [du, dv] = [(u - camera.centreU) / camera.focalPixels, (v - camera.centreV) / camera.focalPixels];
  const across = du * camera.cosRoll + dv * camera.sinRoll;
  const down = dv * camera.cosRoll - du * camera.sinRoll;
  const depth = z / (camera.cosTilt - camera.sinTilt * down);
  return [across * depth, (-camera.cosTilt * down - camera.sinTilt) * depth, depth];
}

function lineOf(posts: readonly Post[]): StandingLine {
  const [first] = posts;
  const last = posts.at(-1);
  const ends = posts.map(({ x, z, height, half }, i) => {
    const outward = i === 0 ? -half : i === posts.length - 1 ? half : 0;
    return [x + outward, z, height];
  });
  // A single column has both its ends.
  if (first === last && last) ends.push([last.x + last.half, last.z, last.height]);
  return { top: first?.top ?? "seen", line: ends.flat().map(toCentimetre) };
}
