import { noise } from "../numeric/noise.ts";
import type { Random } from "../numeric/random.ts";
import { clamp, lerp } from "../numeric/scalar.ts";
import { createField, type GridField, type GroundGrid, openSpanAt, sampleField } from "./ground-grid.ts";
import type { Idea } from "./idea.ts";
import { isBeforeCrossing, locateOnPath, type Path } from "./path.ts";
import { distanceToPatio, type Patio } from "./patio.ts";
import type { Yard } from "./yard.ts";

/** A rounded bed by itself: in a front corner, or an island in the lawn. Metres. */
interface RoundBed {
  x: number;
  z: number;
  radius: number;
  /** How much wider than deep it is. */
  stretch: number;
}

/** What the outline of the beds depends on. */
interface BedSite {
  idea: Idea;
  grid: GroundGrid;
  yard: Yard;
  patio?: Patio;
  path?: Path;
  /** Metres to the path's edge. */
  toPath?: GridField;
  random: Random;
}

/** Lays out all beds as one field: metres from the nearest bed's edge, negative inside. */
export function layBeds(site: BedSite): GridField {
  const { idea, grid, patio, path, random } = site;
  const { composition } = idea;
  const width = composition.bedWidth * clamp(grid.scale, 0.5, 1.15);
  const wave = composition.bedForm === "straight" ? 0.06 : 0.5;
  const shift = random() * 50;
  const rounds = [...frontCorners(site), ...(composition.bedForm === "islands" ? islands(site, width) : [])];
  const lawn = composition.bedForm === "round-lawn" ? roundLawn(grid) : undefined;
  const scale = clamp(grid.scale, 0.6, 1.1);
  return createField(grid, (x, z) => {
    const waved = width * (1 + wave * (noise(x * 0.42 + shift, z * 0.42 + shift, 5) * 2 - 1));
    let edge = sampleField(grid.smoothToStructure, x, z) - waved;
    for (const bed of rounds) {
      const outline = 1 + 0.12 * (noise(x * 0.8 + shift, z * 0.8, 7) * 2 - 1);
      edge = Math.min(edge, Math.hypot((x - bed.x) / bed.stretch, z - bed.z) - bed.radius * outline);
    }
    if (lawn)
      edge = Math.min(
        edge,
        (1 - Math.hypot((x - lawn.x) / lawn.halfWidth, (z - lawn.z) / lawn.halfDepth)) * lawn.halfDepth,
      );
    if (composition.bedAroundPatio && patio && !patio.virtual) {
      // Behind the patio and at its flanks only: the front stays open to the viewer.
      const front = clamp((patio.z + 0.1 * patio.radius - z) * 1.5, 0, 3);
      edge = Math.min(edge, distanceToPatio(patio, x, z) - 0.75 * scale + front);
    }
    if (composition.bedAlongPath && path && site.toPath) {
      const off = sampleField(site.toPath, x, z);
      // The viewer's end stays open, and so does the near side of a stretch that crosses the view.
      if (off < 0.8 && !isBeforeCrossing(path, x, z))
        edge = Math.min(edge, off - 0.55 * scale + clamp((grid.nearZ + 0.6 - z) * 2, 0, 2));
    }
    return edge;
  });
}

function frontCorners({ idea, grid, yard, path, random }: BedSite): RoundBed[] {
  const { composition, mirror } = idea;
  const { camera } = yard;
  const patioSide = Math.sign(composition.patioSide * mirror) || mirror;
  const wanted = { both: [-1, 1], "patio-side": [patioSide], "far-side": [-patioSide], none: [] };
  const beds: RoundBed[] = [];
  for (const side of wanted[composition.frontCorners]) {
    const [x, z] = camera.groundAt(side < 0 ? 0 : camera.width, camera.height * 0.97, [0, 0, 0]);
    const radius = (0.8 + 0.4 * random()) * clamp(grid.scale, 0.5, 1);
    const bed = { x: x + side * 0.25 * grid.scale, z: Math.max(z, grid.nearZ) + 0.1, radius, stretch: 1 };
    const clear =
      !path || locateOnPath(path, bed.x, bed.z, { off: 0, along: 0, side: 1 }).off > radius * 0.6 + path.width / 2;
    if (clear) beds.push(bed);
  }
  return beds;
}

function islands({ grid, patio, path, random }: BedSite, bedWidth: number): RoundBed[] {
  const depth = grid.farZ - grid.nearZ;
  const beds: RoundBed[] = [];
  for (let attempt = 0; attempt < 160 && beds.length < 3; attempt++) {
    const z = lerp(grid.nearZ + 0.15 * depth, grid.farZ - 0.15 * depth, random());
    const [left, right] = openSpanAt(grid, z);
    const x = lerp(left, right, 0.12 + 0.76 * random());
    const radius = (0.55 + 0.45 * random()) * clamp(grid.scale, 0.55, 1);
    const offPath = path ? locateOnPath(path, x, z, { off: 0, along: 0, side: 1 }).off : 9;
    const crowded =
      offPath < radius + 0.7 ||
      distanceToPatio(patio, x, z) < radius + 0.35 ||
      (patio?.virtual && Math.hypot(patio.x - x, patio.z - z) < patio.radius + radius) ||
      sampleField(grid.smoothToStructure, x, z) < bedWidth + radius * 0.6 ||
      beds.some((bed) => Math.hypot(bed.x - x, bed.z - z) < bed.radius + radius + 0.6);
    if (!crowded) beds.push({ x, z, radius, stretch: 1.35 });
  }
  return beds;
}

/** The oval that stays lawn when everything round it is planted. */
function roundLawn(grid: GroundGrid): { x: number; z: number; halfWidth: number; halfDepth: number } {
  const z = lerp(grid.nearZ, grid.farZ, 0.42);
  const [left, right] = openSpanAt(grid, z);
  return {
    x: (left + right) / 2,
    z,
    halfWidth: Math.max(1.2, (right - left) * 0.41),
    halfDepth: Math.max(1, (grid.farZ - grid.nearZ) * 0.43),
  };
}
