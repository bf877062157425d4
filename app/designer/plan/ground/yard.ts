import type { DoorKind, GroundKind } from "../../photo/scene/scene.ts";
import type { Camera } from "../../stage/camera.ts";
import type { Lack } from "../parts/no-room.ts";
import type { StandingThings } from "../parts/standing.ts";

/** A pixel counts as ground or paving from this probability on. */
export const likely = 0.5;

/** The ground is a lawn from this share of green on, and a healthy one from this lushness on. */
export const lawnGreen = 0.6;
export const healthyLushness = 0.09;

export const mostlyGravel = 0.6;

/** The two sides of a door, gate or garage door; meters. */
export interface YardDoor {
  kind: DoorKind;
  /** The photo shows no certain door: this is the house's most likely one. */
  isSupposed?: boolean;
  from: readonly [x: number, z: number];
  to: readonly [x: number, z: number];
}

/** What was taken out of the photo before planning. */
export interface YardClearing {
  isCleared(u: number, v: number): boolean;
  /** How many things were to go. */
  asked: number;
  /** What stays although it was to go. */
  lacks: readonly Lack[];
  /** What goes, in the customer's words, and with where it was found. */
  found: readonly { of: string; as: string }[];
}

/** Pixel coordinates are the camera's. */
export interface Yard {
  camera: Camera;
  /** 0..1: probability of ground that may be redesigned. */
  groundAt(u: number, v: number): number;
  /** Material of the ground, "none" off the ground; includes ground that is kept and therefore not in `groundAt`. */
  kindAt(u: number, v: number): GroundKind;
  /** 0..1: probability of existing paving. */
  pavingAt(u: number, v: number): number;
  /** Distance (meters, plan z) of the upright object: house, fence, hedge, trunk; Infinity on the ground. */
  standingAt(u: number, v: number): number;
  doors: readonly YardDoor[];
  /** Density of upright lines around the pixel, 0..0.25. */
  uprightsAt(u: number, v: number): number;
  /** 0..1: share of built surroundings: wall, fence, roof; not plants or sky. */
  builtAt(u: number, v: number): number;
  /** 0..1: probability of a house, as opposed to a fence or wall. */
  houseAt(u: number, v: number): number;
  /** 0..1: probability of a tree, shrub or hedge. */
  leafageAt(u: number, v: number): number;
  /** 0..1: probability of a house door. */
  doorAt(u: number, v: number): number;
  greenShare: number;
  /** Mean (G - max(R, B)) / G over the ground mask. */
  lushness: number;
  gravelShare?: number;
  isPaved?: boolean;
  /** If large enough to build on: share of the ground, and center as share of width and height. */
  paving?: { share: number; centreU: number; centreV: number };
  /** What can take the sun; yards that are only drawn lack it. */
  standing?: StandingThings;
  /** Undefined where nothing was to be taken away. */
  clearing?: YardClearing;
}
