import type { FixtureSun, FixtureYard } from "./fixture-yard.ts";
import { blob, rectangle, ribbon, type Surface } from "./ground-regions.ts";
import { backdrop, boardedFence, car, chair, fence, hedge, house, person, pot, table, tree } from "./parts.ts";
import { boards, brick, grass, gravel, palings, plain, planting, slabs, soil } from "./textures.ts";

const day: FixtureSun = {
  direction: [0.6, 0.9, -0.3],
  strength: 0.85,
  exposure: 1,
  sky: [
    [206, 222, 240],
    [112, 160, 222],
  ],
};
const overcast: FixtureSun = {
  direction: [0.1, 1, -0.2],
  strength: 0.1,
  exposure: 1,
  sky: [
    [228, 231, 234],
    [214, 220, 228],
  ],
};
const landscape = { width: 480, height: 360 };
const pool: Surface = {
  class: "pool",
  texture: plain([78, 176, 196], 0.14, 0),
  ...rectangle(-1.2, 5.2, 3.4, 8.2),
};
const asphalt = plain([84, 84, 88], 0.08, 0.14);
const concrete = plain([188, 184, 176], 0.06, 0.05);
/** As `house` in parts.ts builds them. */
const doorHeights = [2.05, 2.13] as const;
const siding = boards([206, 208, 204], 0.13, 0.012);

/** A lawn between three fences: the plainest back yard. */
const fencedLawn: FixtureYard = {
  name: "fenced-lawn",
  ...landscape,
  camera: { focalShare: 0.75, horizon: 0.4, roll: 0, eyeHeight: 1.6 },
  sun: day,
  base: "lawn",
  baseTexture: grass(0.25),
  regions: [{ class: "bed", texture: planting(), ...rectangle(-6, 9.2, 6, 10.2) }],
  solids: [
    fence([-5.5, 10.2], [5.5, 10.2]),
    fence([-5.5, 1], [-5.5, 10.2]),
    fence([5.5, 1], [5.5, 10.2]),
    ...tree({ x: -2.6, z: 7.4 }, 5.5),
    ...backdrop(),
  ],
};

/** House, garage door, driveway with a car, a path to the door. */
const frontDrive: FixtureYard = {
  name: "front-drive",
  ...landscape,
  camera: { focalShare: 0.75, horizon: 0.38, roll: 0.02, eyeHeight: 1.65 },
  sun: day,
  base: "lawn",
  baseTexture: grass(0.1),
  regions: [
    { class: "driveway", texture: concrete, ...rectangle(1.9, 0, 5.1, 13) },
    {
      class: "paving",
      texture: slabs([170, 150, 132], 0.4),
      ...ribbon(
        [
          [-2.2, 13],
          [-1.8, 9],
          [2.2, 8],
        ],
        1.1,
      ),
    },
    { class: "bed", texture: planting(), ...rectangle(-8, 11.8, -3, 13) },
  ],
  solids: [
    ...house({ x: 0, z: 13, width: 14, depth: 8, wall: siding, doorAt: -2.2, garageAt: 3.5, windowsAt: [-5.2, 0.1] }),
    ...car({ x: 3.4, z: 9.6 }),
    ...backdrop(),
  ],
  doors: [{ x: -2.2, z: 13, heights: doorHeights }],
};

/** Seen from over the road. */
const streetFront: FixtureYard = {
  name: "street-front",
  ...landscape,
  camera: { focalShare: 0.72, horizon: 0.45, roll: -0.015, eyeHeight: 1.55 },
  sun: { ...day, direction: [-0.7, 0.8, -0.5] },
  base: "lawn",
  baseTexture: grass(0.35),
  regions: [
    { class: "street", texture: asphalt, ...rectangle(-40, 0, 40, 5.6) },
    { class: "paving", texture: concrete, ...rectangle(-40, 5.6, 40, 6.8) },
    { class: "driveway", texture: asphalt, ...rectangle(-5.6, 6.8, -2.6, 15) },
  ],
  solids: [
    ...house({ x: 0.5, z: 15, width: 13, depth: 8, wall: brick(), doorAt: 1, garageAt: -4.6, windowsAt: [-1.4, 4.2] }),
    hedge([3.5, 13.9], [7, 13.9], 1, 0.8),
    ...tree({ x: 4.4, z: 10 }, 5),
    ...backdrop(34),
  ],
  doors: [
    { x: 1.5, z: 15, heights: doorHeights },
    { x: -4.1, z: 15, heights: [2.1, 2.1] },
  ],
};

const poolPatio: FixtureYard = {
  name: "pool-patio",
  ...landscape,
  camera: { focalShare: 0.7, horizon: 0.34, roll: 0, eyeHeight: 1.6 },
  sun: day,
  base: "lawn",
  baseTexture: grass(0.15),
  regions: [
    pool,
    { class: "paving", texture: slabs([196, 178, 154], 0.5), ...rectangle(-2.2, 4.2, 4.4, 9.2) },
    { class: "paving", texture: slabs([196, 178, 154], 0.5), ...rectangle(-6, 0, 6, 2.6) },
  ],
  solids: [
    fence([-6, 12], [7, 12], 1.8, palings([176, 140, 104])),
    fence([7, 1], [7, 12], 1.8, palings([176, 140, 104])),
    ...chair({ x: -3.6, z: 8.3, yaw: -0.5 }, [230, 230, 228]),
    ...chair({ x: -4.4, z: 7, yaw: -0.9 }, [230, 230, 228]),
    ...backdrop(),
  ],
};

/** Bare soil, a leaning tree, a person, a hedge all along the back. */
const bareSoil: FixtureYard = {
  name: "bare-soil",
  ...landscape,
  camera: { focalShare: 0.75, horizon: 0.39, roll: 0, eyeHeight: 1.7 },
  sun: { ...day, direction: [-0.6, 0.8, -0.2] },
  base: "soil",
  baseTexture: soil(),
  regions: [{ class: "lawn", texture: grass(0.5), ...blob(3, 8, 3.4, 2.6, 0.25) }],
  solids: [
    hedge([-7, 11], [7, 11], 2),
    hedge([-6, 2], [-6, 11], 2),
    ...tree({ x: -3, z: 5.6 }, 6, 1.2, 0.2),
    ...person({ x: 1.4, z: 5.2 }),
    ...backdrop(26),
  ],
};

/** Pavers in front, furniture and pots, a camera held askew. */
const furnishedPatio: FixtureYard = {
  name: "furnished-patio",
  ...landscape,
  camera: { focalShare: 0.75, horizon: 0.36, roll: 0.06, eyeHeight: 1.6 },
  sun: day,
  base: "lawn",
  baseTexture: grass(0.2),
  regions: [{ class: "paving", texture: slabs([164, 154, 146], 0.3), ...rectangle(-6, 0, 6, 5.4) }],
  solids: [
    ...house({
      x: -5.2,
      z: 6.5,
      yaw: 1.35,
      width: 12,
      depth: 6,
      wall: brick([168, 108, 84]),
      doorAt: -1.2,
      windowsAt: [1.6],
    }),
    fence([-5, 11], [7, 11]),
    fence([7, 1], [7, 11]),
    ...table({ x: 0.6, z: 4.3 }),
    ...chair({ x: -0.2, z: 3.6, yaw: Math.PI }),
    ...chair({ x: 1.4, z: 5.1 }),
    ...pot({ x: 2.7, z: 4.9 }, 0.5),
    ...pot({ x: 3.4, z: 4.6 }, 0.35, [160, 84, 56]),
    ...backdrop(),
  ],
};

const aslant = { x: -2.2, z: 8.6, yaw: 0.55 };

/** A terrace door in a wall that runs away to the right, windows beside it, a fence at the end. */
const doorAslant: FixtureYard = {
  name: "door-aslant",
  ...landscape,
  camera: { focalShare: 0.75, horizon: 0.36, roll: -0.01, eyeHeight: 1.5 },
  sun: { ...day, direction: [0.5, 0.8, -0.6] },
  base: "lawn",
  baseTexture: grass(0.2),
  regions: [],
  solids: [
    ...house({
      ...aslant,
      width: 10,
      depth: 6,
      wall: plain([214, 202, 176], 0.06),
      doorAt: 0.6,
      windowsAt: [-1.6, 2.7],
    }),
    fence([2.2, 12], [8, 9]),
    ...backdrop(),
  ],
  doors: [{ x: aslant.x + 0.6 * Math.cos(aslant.yaw), z: aslant.z + 0.6 * Math.sin(aslant.yaw), heights: doorHeights }],
};

/** The same wall without its door. */
const windowsAslant: FixtureYard = {
  ...doorAslant,
  name: "windows-aslant",
  solids: [
    ...house({
      ...aslant,
      width: 10,
      depth: 6,
      wall: plain([214, 202, 176], 0.06),
      windowsAt: [-1.6, 0.6, 2.7],
    }),
    fence([2.2, 12], [8, 9]),
    ...backdrop(),
  ],
  doors: [],
};

/** Upright: the narrow side of a house, gravel, a hedge. */
const narrowSide: FixtureYard = {
  name: "narrow-side",
  width: 360,
  height: 480,
  camera: { focalShare: 0.75, horizon: 0.42, roll: 0, eyeHeight: 1.6 },
  sun: overcast,
  base: "gravel",
  baseTexture: gravel(),
  regions: [{ class: "lawn", texture: grass(0.3), ...rectangle(-2, 4.5, 2.4, 12) }],
  solids: [
    ...house({ x: -2, z: 7, yaw: Math.PI / 2, width: 12, depth: 6, wall: siding, windowsAt: [-1, 2.4] }),
    hedge([2.8, 1.5], [2.8, 12], 1.9),
    fence([-2, 12], [3, 12]),
    ...backdrop(),
  ],
};

/** From an upper window through a wide lens: fences and cars are below the horizon. */
const fromAbove: FixtureYard = {
  name: "from-above",
  ...landscape,
  camera: { focalShare: 0.55, horizon: 0.2, roll: 0, eyeHeight: 4.2 },
  sun: day,
  base: "lawn",
  baseTexture: grass(0.3),
  regions: [
    { class: "bed", texture: planting(), ...blob(-4.6, 11.5, 1.6, 1.5, 0.2) },
    { class: "paving", texture: slabs([176, 160, 140], 0.5), ...rectangle(-7, 0, 7, 4) },
  ],
  solids: [
    fence([-6.5, 14], [6.5, 14]),
    fence([-6.5, 1], [-6.5, 14]),
    fence([6.5, 1], [6.5, 14]),
    ...[-3.4, -0.4, 2.6].flatMap((x) => car({ x, z: 7.5 })),
    ...tree({ x: 3.6, z: 10.5 }, 4),
    ...backdrop(34, 8),
  ],
};

/** Pale concrete before pale walls: bright and gray like snow, and none. */
const paleConcrete: FixtureYard = {
  name: "pale-concrete",
  ...landscape,
  camera: { focalShare: 0.75, horizon: 0.4, roll: 0, eyeHeight: 1.6 },
  sun: { ...day, strength: 0.7 },
  base: "paving",
  baseTexture: slabs([222, 218, 208], 1.5, 0.015),
  regions: [],
  solids: [
    ...house({
      x: -1.5,
      z: 9,
      width: 12,
      depth: 6,
      wall: plain([196, 184, 168], 0.05),
      doorAt: 1,
      windowsAt: [-2, 3.4],
    }),
    fence([4.5, 1], [4.5, 9], 1.6, palings([214, 210, 202])),
    ...pot({ x: -3, z: 7 }, 0.5, [150, 80, 52]),
    ...backdrop(),
  ],
};

const snowyYard: FixtureYard = {
  ...fencedLawn,
  name: "snow",
  sun: { ...overcast, exposure: 0.84 },
  baseTexture: plain([240, 243, 248], 0.03, 0.02),
  regions: [],
};

const nightYard: FixtureYard = {
  ...fencedLawn,
  name: "night",
  sun: {
    direction: [0.2, 1, -0.2],
    strength: 0.05,
    exposure: 0.035,
    sky: [
      [22, 24, 36],
      [12, 13, 22],
    ],
  },
};

/** Terraced: a lawn between a brick house and hedges, a path of slabs, a bed on either side. */
const hedgedLawn: FixtureYard = {
  name: "hedged-lawn",
  ...landscape,
  camera: { focalShare: 0.78, horizon: 0.37, roll: -0.035, eyeHeight: 1.5 },
  sun: { ...day, direction: [-0.5, 0.7, 0.4] },
  base: "lawn",
  baseTexture: grass(0.05),
  regions: [
    {
      class: "paving",
      texture: slabs([182, 176, 166], 0.45),
      ...ribbon(
        [
          [-0.8, 0],
          [-0.4, 5],
          [0.6, 10.5],
        ],
        1,
      ),
    },
    { class: "bed", texture: planting(), ...rectangle(-4.4, 3, -3.4, 10.5) },
  ],
  solids: [
    hedge([-4.8, 1.5], [-4.8, 10.5], 1.8),
    hedge([4.6, 1.5], [4.6, 10.5], 1.6),
    ...house({
      x: 0.5,
      z: 10.5,
      width: 11,
      depth: 7,
      height: 5,
      wall: brick([150, 104, 88]),
      doorAt: 0.2,
      windowsAt: [-2.6, 2.8],
    }),
    ...backdrop(),
  ],
};

/** A rendered house on a plinth of the color of the gravel before it, beside a fence on boards of concrete. */
const plinthHouse: FixtureYard = {
  name: "plinth-house",
  ...landscape,
  camera: { focalShare: 0.75, horizon: 0.4, roll: 0.01, eyeHeight: 1.6 },
  sun: { ...day, strength: 0.6 },
  base: "gravel",
  baseTexture: gravel([176, 166, 150]),
  regions: [{ class: "lawn", texture: grass(0.2), ...rectangle(-8, 0, 8, 4.6) }],
  solids: [
    ...house({
      x: -1.8,
      z: 9,
      width: 11,
      depth: 6,
      wall: plain([222, 212, 190], 0.04, 0.02),
      plinth: plain([168, 160, 146], 0.08, 0.12),
      doorAt: -2.4,
      windowsAt: [0.4, 3.2],
    }),
    ...boardedFence([3.7, 9], [6.4, 3]),
    ...backdrop(),
  ],
};

/** A lawn behind knee-high hedges, with close planting before the house. */
const lowHedges: FixtureYard = {
  name: "low-hedges",
  ...landscape,
  camera: { focalShare: 0.75, horizon: 0.38, roll: 0, eyeHeight: 1.6 },
  sun: { ...day, direction: [-0.5, 0.8, -0.5] },
  base: "lawn",
  baseTexture: grass(0.15),
  regions: [{ class: "paving", texture: slabs([180, 170, 156], 0.5), ...rectangle(-8, 0, 8, 3.4) }],
  solids: [
    hedge([-6, 4], [-0.8, 4], 0.5, 0.5),
    hedge([1, 4], [6, 4], 0.5, 0.5),
    hedge([-5, 11.4], [4, 11.4], 0.7, 0.8),
    ...house({ x: 0, z: 12.4, width: 13, depth: 7, wall: brick([170, 118, 92]), windowsAt: [-3.6, 3.4], doorAt: 0.6 }),
    fence([6.5, 2], [6.5, 12.4]),
    ...backdrop(),
  ],
};

/** Yards by day whose ground should be read right, and two whose light should raise a doubt. */
export const fixtureYards: readonly FixtureYard[] = [
  fencedLawn,
  frontDrive,
  streetFront,
  poolPatio,
  bareSoil,
  furnishedPatio,
  doorAslant,
  windowsAslant,
  narrowSide,
  fromAbove,
  paleConcrete,
  hedgedLawn,
  plinthHouse,
  lowHedges,
  snowyYard,
  nightYard,
];

/** The yard of that name. */
export function fixtureYard(name: string): FixtureYard {
  const yard = fixtureYards.find((candidate) => candidate.name === name);
  if (!yard) throw new Error(`No fixture yard is called ${name}`);
  return yard;
}
