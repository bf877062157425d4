import { box, ellipsoid, gable, leafy, limb, type Shape, type Solid } from "./solids.ts";
import { type Bytes, bark, boards, leaves, palings, plain, type Texture } from "./textures.ts";
import type { TruthClass } from "./truth-classes.ts";

function solid(name: TruthClass, texture: Texture, shape: Shape): Solid {
  return { class: name, texture, ...shape };
}

/** Where something stands and which way its front is turned (yaw 0 faces the camera). */
export interface Site {
  x: number;
  z: number;
  yaw?: number;
}

/** A point `across` meters to the right of the site and `forward` meters in front of it. */
function offset({ x, z, yaw = 0 }: Site, across: number, forward: number): Site {
  return {
    x: x + across * Math.cos(yaw) + forward * Math.sin(yaw),
    z: z + across * Math.sin(yaw) - forward * Math.cos(yaw),
    yaw,
  };
}

export interface HouseSize extends Site {
  width: number;
  depth: number;
  height?: number;
  wall: Texture;
  /** The lowest half meter of the wall, where it is of another material. */
  plinth?: Texture;
  /** Metres from the middle of the front. */
  doorAt?: number;
  garageAt?: number;
  windowsAt?: readonly number[];
}

/** A house with a gable roof; (x, z) is the middle of its front. Its door is 2.05 m high, its garage door 2.1 x 2.6 m. */
export function house({
  width,
  depth,
  height = 2.8,
  wall,
  plinth,
  doorAt,
  garageAt,
  windowsAt = [],
  ...site
}: HouseSize): Solid[] {
  const { yaw } = site;
  const body = offset(site, 0, -depth / 2);
  const on = (name: TruthClass, across: number, w: number, h: number, base: number, texture: Texture) => {
    const at = offset(site, across, 0.01);
    return solid(name, texture, box(at.x, at.z, { width: w, height: h, depth: 0.08, base, yaw }));
  };
  const parts = [
    solid("house", wall, box(body.x, body.z, { width, depth, height, yaw })),
    solid(
      "house",
      boards([96, 84, 80], 0.25, 0.02),
      gable(body.x, body.z, {
        width: width + 0.8,
        depth: depth + 0.9,
        height: 0,
        base: height,
        rise: depth * 0.32,
        yaw,
      }),
    ),
  ];
  if (plinth)
    parts.push(
      solid("house", plinth, box(body.x, body.z, { width: width + 0.06, depth: depth + 0.06, height: 0.5, yaw })),
    );
  for (const across of windowsAt) {
    parts.push(on("house", across, 1.3, 1.25, 0.95, plain([236, 234, 228], 0.02, 0)));
    const pane = offset(site, across, 0.03);
    parts.push(
      solid(
        "house",
        plain([58, 70, 82], 0.3, 0),
        box(pane.x, pane.z, { width: 1.1, height: 1.05, depth: 0.08, base: 1.05, yaw }),
      ),
    );
  }
  if (doorAt !== undefined) {
    parts.push(on("house", doorAt, 1.08, 2.13, 0, plain([238, 236, 230], 0.02, 0)));
    const leaf = offset(site, doorAt, 0.03);
    parts.push(
      solid(
        "house",
        boards([110, 44, 40], 0.7, 0.03),
        box(leaf.x, leaf.z, { width: 0.92, height: 2.05, depth: 0.08, yaw }),
      ),
    );
  }
  if (garageAt !== undefined) parts.push(on("garage-door", garageAt, 2.6, 2.1, 0, boards([226, 224, 216], 0.5, 0.03)));
  return parts;
}

/** A run of fence between two points on the ground. */
export function fence(
  from: readonly [number, number],
  to: readonly [number, number],
  height = 1.8,
  texture = palings(),
  depth = 0.06,
): Solid {
  const width = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const yaw = Math.atan2(to[1] - from[1], to[0] - from[0]);
  const shape = box((from[0] + to[0]) / 2, (from[1] + to[1]) / 2, { width, height, depth, yaw });
  return solid("fence", texture, shape);
}

/** A fence on boards of concrete, as high as they are. */
export function boardedFence(
  from: readonly [number, number],
  to: readonly [number, number],
  boardHeight = 0.3,
): Solid[] {
  return [fence(from, to), fence(from, to, boardHeight, plain([172, 166, 156], 0.08, 0.05), 0.1)];
}

export function hedge(
  from: readonly [number, number],
  to: readonly [number, number],
  height = 1.7,
  depth = 0.8,
): Solid {
  const width = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const yaw = Math.atan2(to[1] - from[1], to[0] - from[0]);
  const shape = box((from[0] + to[0]) / 2, (from[1] + to[1]) / 2, { width, height, depth, yaw });
  return solid("hedge", leaves(), leafy(shape, 0.07));
}

/** A broadleaf tree; `lean` moves its crown to the right, meters. */
export function tree({ x, z }: Site, height = 6, lean = 0, radius = 0.18): Solid[] {
  const top: [number, number, number] = [x + lean, height * 0.62, z];
  return [
    solid("trunk", bark(), limb([x, -0.05, z], top, radius)),
    solid(
      "tree",
      leaves([70, 104, 46], 0.12),
      leafy(ellipsoid([x + lean, height * 0.72, z], [height * 0.32, height * 0.3, height * 0.32]), 0.22),
    ),
  ];
}

/** Woods on the horizon. */
export function backdrop(z = 30, height = 7): Solid[] {
  return [0, 1, 2, 3, 4, 5, 6, 7, 8].map((k) => {
    const tall = height * (0.75 + 0.4 * ((k * 37) % 10) * 0.1);
    const shape = ellipsoid([(k - 4) * 7, tall * 0.4, z + (k % 3) * 2], [5.2, tall * 0.6, 3]);
    return solid("tree", leaves([62, 92, 48], 0.3), leafy(shape, 0.5));
  });
}

export function person({ x, z }: Site, shirt: Bytes = [168, 46, 52], height = 1.72): Solid[] {
  const cloth = (color: Bytes) => plain(color, 0.12, 0.06);
  return [
    solid("person", cloth([48, 58, 92]), limb([x - 0.1, 0, z], [x - 0.08, 0.9, z], 0.085)),
    solid("person", cloth([48, 58, 92]), limb([x + 0.1, 0, z], [x + 0.08, 0.9, z], 0.085)),
    solid("person", cloth(shirt), ellipsoid([x, height * 0.68, z], [0.23, 0.34, 0.15])),
    solid("person", cloth([206, 158, 128]), ellipsoid([x, height - 0.12, z], [0.09, 0.13, 0.1])),
  ];
}

export function pot({ x, z }: Site, size = 0.4, glaze: Bytes = [46, 84, 138]): Solid[] {
  return [
    solid("thing", plain(glaze, 0.05), ellipsoid([x, size * 0.42, z], [size * 0.55, size * 0.45, size * 0.55])),
    solid(
      "thing",
      leaves([80, 118, 54], 0.05),
      leafy(ellipsoid([x, size * 1.15, z], [size * 0.6, size * 0.5, size * 0.6]), 0.08),
    ),
  ];
}

export function table(site: Site, color: Bytes = [150, 112, 78]): Solid[] {
  const wood = plain(color, 0.12);
  const leg = (across: number, forward: number) => {
    const at = offset(site, across, forward);
    return solid("thing", wood, box(at.x, at.z, { width: 0.08, depth: 0.08, height: 0.7, yaw: site.yaw }));
  };
  return [
    solid("thing", wood, box(site.x, site.z, { width: 1.6, depth: 0.9, height: 0.06, base: 0.7, yaw: site.yaw })),
    leg(-0.7, 0.35),
    leg(0.7, 0.35),
    leg(-0.7, -0.35),
    leg(0.7, -0.35),
  ];
}

export function chair(site: Site, color: Bytes = [60, 62, 66]): Solid[] {
  const shell = plain(color, 0.08);
  const back = offset(site, 0, -0.23);
  return [
    solid("thing", shell, box(site.x, site.z, { width: 0.5, depth: 0.5, height: 0.45, yaw: site.yaw })),
    solid("thing", shell, box(back.x, back.z, { width: 0.5, depth: 0.06, height: 0.9, yaw: site.yaw })),
  ];
}

export function car(site: Site, paint: Bytes = [150, 32, 34]): Solid[] {
  const wheels = [-0.75, 0.75].flatMap((across) => [1.35, -1.35].map((forward) => offset(site, across, forward)));
  return [
    solid(
      "car",
      plain(paint, 0.03),
      box(site.x, site.z, { width: 1.75, depth: 4.3, height: 0.6, base: 0.28, yaw: site.yaw }),
    ),
    solid(
      "car",
      plain([40, 46, 54], 0.2),
      box(site.x, site.z, { width: 1.5, depth: 2.2, height: 0.55, base: 0.88, yaw: site.yaw }),
    ),
    ...wheels.map(({ x, z }) => solid("car", plain([30, 30, 32]), ellipsoid([x, 0.32, z], [0.14, 0.32, 0.32]))),
  ];
}
