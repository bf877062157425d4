import type { Composition } from "../parts/composition.ts";
import { composeSmall, pairs } from "./compose-small.ts";

/** Each arranges the whole ground as one figure. Parts that reach an edge are drawn past it: the ground clips them. */
export const smallCompositions: readonly Composition[] = [
  // A small lawn with one bold bed that sweeps around two sides of it.
  composeSmall("natural", "round", "sweep", "oval", ["bench"], {
    ground: "green",
    beds: [
      {
        corners: pairs(-1.5, -0.3, -0.62, -0.3, -0.66, 0.3, -0.4, 0.62, 0.3, 0.72, 1.5, 0.78, 1.5, 1.4, -1.5, 1.4),
        curved: true,
      },
    ],
    terrace: { middle: [0.52, 0.34], half: [0.42, 0.22] },
    green: { middle: [0.25, 0.35], half: [0.6, 0.3] },
    course: pairs(0.75, -0.1, 0.75, 0.4, 0.5, 0.6),
    stepping: true,
    tree: [-0.62, 0.72],
    seat: [0.62, 0.5],
    focus: [-0.5, 0.5],
  }),
  // A courtyard: paved from wall to wall, surrounded by pots, one tree in the only open place.
  composeSmall("modern", "rectangle", "straight", "open", ["bench"], {
    ground: "paving",
    beds: [{ corners: pairs(0.3, 0.66, 1.5, 0.66, 1.5, 1.4, 0.3, 1.4) }],
    terrace: { middle: [-0.22, 0.56], half: [0.7, 0.42] },
    green: { middle: [0.3, 0.4], half: [0.6, 0.3] },
    course: pairs(0.64, -0.1, 0.64, 0.55),
    stepping: false,
    tree: [0.68, 0.84],
    seat: [-0.3, 0.6],
    focus: [0.6, 0.75],
  }),
  // Planting from wall to wall, and stepping stones through it to a seat among flowers.
  composeSmall("cottage", "round", "s-curve", "none", ["path", "bench"], {
    ground: "green",
    beds: [{ corners: pairs(-1.5, -0.3, 1.5, -0.3, 1.5, 1.4, -1.5, 1.4) }],
    terrace: { middle: [-0.2, 0.8], half: [0.42, 0.2] },
    green: { middle: [-0.1, 0.4], half: [0.55, 0.28] },
    course: pairs(0.25, -0.15, 0.3, 0.2, -0.25, 0.5, -0.2, 0.82),
    stepping: true,
    tree: [0.72, 0.54],
    seat: [-0.2, 0.84],
    focus: [0.3, 0.35],
  }),
  // All lines at 45 degrees: a terrace in one far corner, planting in the two next to it.
  composeSmall("mediterranean", "diamond", "dog-leg", "diagonal", ["bench"], {
    ground: "gravel",
    beds: [{ corners: pairs(-1.5, -0.2, 0.45, 1.4, -1.5, 1.4) }, { corners: pairs(1.5, 0.75, -0.3, -0.3, 1.5, -0.3) }],
    terrace: { middle: [0.5, 0.7], half: [0.5, 0.28] },
    green: { middle: [0, 0.45], half: [0.5, 0.3] },
    course: pairs(-0.5, -0.1, 0.2, 0.5),
    stepping: true,
    tree: [-0.66, 0.78],
    seat: [0.5, 0.75],
    focus: [-0.5, 0.5],
  }),
  // Four beds around a bowl of water in the middle; the cross between them leads to a seat.
  composeSmall("formal", "half-round", "straight", "circle", ["water"], {
    ground: "gravel",
    beds: [-1, 1].flatMap((side) =>
      (
        [
          [-0.3, 0.24],
          [0.68, 1.4],
        ] as const
      ).map(([from, to]) => ({ corners: pairs(side * 0.4, from, side * 1.5, from, side * 1.5, to, side * 0.4, to) })),
    ),
    terrace: { middle: [0, 0.17], half: [0.38, 0.17] },
    green: { middle: [0, 0.48], half: [0.7, 0.3] },
    course: pairs(0, -0.15, 0, 0.3),
    stepping: false,
    tree: [0.72, 0.84],
    seat: [0, 0.86],
    focus: [0, 0.48],
  }),
  // A dry garden: raked gravel around one mossy island, seen from a block at its edge.
  composeSmall("japanese", "rectangle", "sweep", "open", ["boulders", "lantern"], {
    ground: "gravel",
    beds: [
      { middle: [-0.35, 0.62], half: [0.46, 0.26] },
      { middle: [0.85, 0.86], half: [0.4, 0.26] },
    ],
    terrace: { middle: [0.3, 0.16], half: [0.55, 0.16] },
    green: { middle: [0.3, 0.35], half: [0.6, 0.3] },
    course: pairs(0.7, -0.1, 0.6, 0.35, 0.35, 0.7),
    stepping: true,
    tree: [-0.45, 0.68],
    seat: [0.5, 0.32],
    focus: [-0.35, 0.6],
  }),
  // A path in zigzag, planting in its bends.
  composeSmall("xeriscape", "octagon", "dog-leg", "open", ["path", "boulders"], {
    ground: "gravel",
    beds: [{ corners: pairs(-1.5, 0.02, 0.3, 0.3, -1.5, 0.56) }, { corners: pairs(1.5, 0.34, -0.35, 0.62, 1.5, 0.9) }],
    terrace: { middle: [-0.55, 0.84], half: [0.42, 0.18] },
    green: { middle: [-0.1, 0.5], half: [0.55, 0.3] },
    course: pairs(-0.3, -0.15, 0.6, 0.3, -0.6, 0.62, -0.35, 0.82),
    stepping: false,
    tree: [0.7, 0.62],
    seat: [0.2, 0.95],
    focus: [0.4, 0.6],
  }),
  // Deep planting on three sides, a tiny terrace in its middle.
  composeSmall("tropical", "round", "straight", "none", [], {
    ground: "green",
    beds: [
      { corners: pairs(-1.5, -0.3, -0.5, -0.3, -0.46, 0.74, 0.46, 0.74, 0.5, -0.3, 1.5, -0.3, 1.5, 1.4, -1.5, 1.4) },
    ],
    terrace: { middle: [0, 0.5], half: [0.44, 0.22] },
    green: { middle: [0, 0.25], half: [0.55, 0.3] },
    course: pairs(0, -0.15, 0, 0.48),
    stepping: true,
    tree: [0.7, 0.84],
    seat: [0, 0.52],
    focus: [0, 0.2],
  }),
  // A kitchen garden: raised beds at the far side, a bench in front of them.
  composeSmall("natural", "rectangle", "straight", "rectangle", ["raised-bed"], {
    ground: "gravel",
    beds: [{ corners: pairs(0.5, -0.3, 1.5, -0.3, 1.5, 1.4, 0.5, 1.4) }],
    terrace: { middle: [-0.4, 0.22], half: [0.5, 0.2] },
    green: { middle: [-0.2, 0.3], half: [0.6, 0.3] },
    course: pairs(0.3, -0.15, 0.3, 0.9),
    stepping: false,
    tree: [0.78, 0.7],
    seat: [-0.55, 0.3],
    focus: [-0.3, 0.75],
  }),
  // One straight walk along the side, all planting on the other.
  composeSmall("formal", "rectangle", "straight", "open", ["path", "lights"], {
    ground: "green",
    beds: [{ corners: pairs(-0.12, -0.3, 1.5, -0.3, 1.5, 1.4, -0.12, 1.4) }],
    terrace: { middle: [-0.6, 0.82], half: [0.36, 0.18] },
    green: { middle: [-0.3, 0.4], half: [0.6, 0.3] },
    course: pairs(-0.6, -0.15, -0.6, 0.95),
    stepping: false,
    tree: [0.55, 0.8],
    seat: [-0.6, 0.9],
    focus: [0.3, 0.4],
  }),
];
