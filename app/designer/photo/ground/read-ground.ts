import { bytesOf } from "../../numeric/map-plane.ts";
import type { SeenPhoto } from "../../reader/seen/seen-kinds.ts";
import { createEye, type Eye } from "../lens/eye.ts";
import { findHorizon, type Horizon } from "../lens/horizon.ts";
import { uprightLineDensity } from "../lens/upright-lines.ts";
import { findLineSegments, type LineSegment } from "../pixels/line-segments.ts";
import { cleanGroundMask } from "../pixels/mask-clean-up.ts";
import type { SmallPicture } from "../pixels/small-picture.ts";
import { type GroundKindMap, groundKinds, isOpenKind, keptKinds } from "../scene/scene.ts";
import { leaveFarBehind } from "./far-behind.ts";
import { kindIndex, nameGround, openMask } from "./ground-kinds.ts";
import { joinEnclosed } from "./join-enclosed.ts";
import { keepFeet } from "./keep-feet.ts";
import { type KindShares, planeOf, sharpenKinds, sumOf } from "./kind-shares.ts";
import { leaveOtherLevels } from "./other-levels.ts";
import { protectThings } from "./protect-things.ts";

/** The ground of the small picture and related maps. Masks are 0 or 1. */
export interface GroundReading {
  /** Level ground of every kind but water and steps. */
  flat: Uint8Array;
  open: Uint8Array;
  kinds: GroundKindMap;
  shares: KindShares;
  sky: Uint8Array;
  walls: Uint8Array;
  built: Float32Array;
  /** Ground left out: the share at another level, and the kinds of that and of far ground. */
  otherLevels: { share: number; values: Uint8Array };
  horizon: Horizon;
  eye: Eye;
  segments: LineSegment[];
  uprights: Float32Array;
  /** The height if there is none. */
  boundary: Int32Array;
}

const surely = 0.5;

/** `focalShare` is the focal length as a share of the long side. */
export function readGround(
  picture: SmallPicture,
  seen: SeenPhoto,
  focalShare: number,
  focalKnown: boolean,
): GroundReading {
  const { width, height } = picture;
  const segments = findLineSegments(picture);
  const horizon = findHorizon(picture, segments, focalShare, focalKnown);
  const eye = createEye(horizon, focalShare, width, height);
  const shares = sharpenKinds(picture, seen);
  const { kinds, ifOpen } = nameGround(shares);
  const named = joinEnclosed(kinds, shares);
  const clean = cleanGroundMask(openMask(named), width, height);
  const { open: level, share } = leaveOtherLevels(clean, named, shares);
  const near = leaveFarBehind(level, named, eye);
  const kept = named.values.map((value) => (isKept(value) ? 1 : 0));
  const whole = keepFeet(near, picture);
  const open = protectThings(whole, kept, planeOf(shares, "shrub"), width, height);
  // Ground that was cleaned away, or is at another level or far behind, is not part of this design.
  const values = named.values.map((value, i) => {
    if (open[i]) return isOpenKind(groundKinds[value]) ? value : ifOpen[i];
    return kept[i] ? value : 0;
  });
  const flat = values.map((value) => (value > 0 && value !== kindIndex.pool && value !== kindIndex.steps ? 1 : 0));
  const isSurely = (plane: Float32Array) => bytesOf(plane, (share) => (share > surely ? 1 : 0));
  return {
    flat,
    open,
    kinds: { width, height, values },
    shares,
    sky: isSurely(planeOf(shares, "sky")),
    walls: isSurely(planeOf(shares, "wall")),
    built: sumOf(shares, ["building", "wall"]),
    otherLevels: { share, values: ifOpen.map((kind, i) => (clean[i] && !near[i] ? kind : 0)) },
    horizon,
    eye,
    segments,
    uprights: uprightLineDensity(segments, eye, width, height),
    boundary: topRows(flat, width, height),
  };
}

function isKept(value: number): boolean {
  return keptKinds.has(groundKinds[value]);
}

function topRows(flat: Uint8Array, width: number, height: number): Int32Array {
  return Int32Array.from({ length: width }, (_, x) => {
    for (let y = 0; y < height; y++) if (flat[y * width + x]) return y;
    return height;
  });
}
