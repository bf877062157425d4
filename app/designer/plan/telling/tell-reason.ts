import { type SpeciesName, speciesCatalogue } from "../../plants/catalogue.ts";
import { distanceToDoors } from "../ground/surroundings.ts";
import { distanceToOutline } from "../parts/outline.ts";
import { findFoci } from "../ranking/seen/find-focus.ts";
import type { LaidOut } from "../ranking/seen/laid-out.ts";
import { listMasses, type Mass } from "../ranking/seen/list-masses.ts";
import { whereSeen } from "./where-seen.ts";

/** Metres from a path's end within which it leads to a patio or door. By eye. */
const reaches = { patio: 0.6, door: 1.8 };
/** What weighs so much less than the focus balances nothing; shares of the picture's width they are apart at least. By eye. */
const counterweight = { least: 0.25, apart: 0.35 };
/** A focus covers so much of the view, square metres over squared distance, or nobody would call it one. By eye. */
const leastFocus = 0.008;
/** Square metres over squared distance of planting at one side, to lead the eye. By eye. */
const leastPlanting = 0.05;

/** A designer's sentence on why the garden is laid out like this; every part of it is read off the finished plan. */
export function tellReason(laidOut: LaidOut): string {
  const { layout } = laidOut;
  const masses = listMasses(laidOut);
  const [focus, ...others] = findFoci(masses).filter(({ weight }) => weight > leastFocus);
  const lead = leadOf(laidOut, masses);
  if (!focus) return `${lead.alone}.`;
  const placed = (own: Mass) => `${nameOf(own, masses)} ${whereSeen(layout.terrain, own.x, own.z)}`;
  const other = others.find(
    (own) =>
      own.name !== focus.name &&
      own.weight > counterweight.least * focus.weight &&
      (own.across - 0.5) * (focus.across - 0.5) < 0 &&
      Math.abs(own.across - focus.across) > counterweight.apart,
  );
  const balance = other ? `, balanced by ${placed(other)}` : "";
  return `${lead.to(placed(focus))}${balance}.`;
}

interface Lead {
  /** With something to look at: what it is, and where. */
  to(goal: string): string;
  /** With nothing that stands out. */
  alone: string;
}

/** What leads the eye or the foot: the path, the lawn's own line, or planting. */
function leadOf(laidOut: LaidOut, masses: readonly Mass[]): Lead {
  const { idea } = laidOut.layout;
  const end = endOfPath(laidOut);
  if (end) {
    const path = idea.paving.stepping ? "Stepping stones lead" : `${courses[idea.composition.pathForm]} path leads`;
    return { to: (goal) => `${path} ${end}, and the eye rests on ${goal}`, alone: `${path} ${end}` };
  }
  const lawn = idea.composition.figure || idea.restrained ? undefined : lawns[idea.composition.lawnShape];
  const isGreen =
    !idea.paving.onPaving && !idea.paving.onGravel && (idea.paving.base === "lawn" || idea.paving.base === "keep");
  if (lawn && isGreen)
    return { to: (goal) => `${lawn} leads the eye to ${goal}`, alone: `${lawn} is the calm middle of the garden` };
  const side = plantedSide(masses);
  if (side)
    return {
      to: (goal) => `Planting on the ${side} leads the eye to ${goal}`,
      alone: `Planting on the ${side} frames the open ground`,
    };
  return {
    to: (goal) => `The ground stays open, so that the eye goes to ${goal}`,
    alone: "The ground stays open and calm",
  };
}

const courses = { sweep: "A curved", "s-curve": "A curved", straight: "A straight", "dog-leg": "An angled" };

const lawns: Record<string, string | undefined> = {
  oval: "The oval lawn",
  circle: "The round lawn",
  rectangle: "The straight edge of the lawn",
  diagonal: "The diagonal of the lawn",
  sweep: "The sweep of the lawn",
  "two-circles": "The winding edge of the lawn",
};

/** Where the far end of the path is, if it is at something. */
function endOfPath({ layout }: LaidOut): string | undefined {
  const { path, patio, terrain } = layout;
  if (!path) return undefined;
  const ends = [path.points.at(-1), path.points[0]].filter((point) => point !== undefined);
  for (const [x, z] of ends) {
    if (distanceToDoors(terrain.surroundings.doors, x, z) < reaches.door) return "to the door";
    if (patio && distanceToOutline(patio, x, z) < reaches.patio) return "to the patio";
  }
  return "into the garden";
}

/** The side of the picture with clearly more planting. */
function plantedSide(masses: readonly Mass[]): "left" | "right" | undefined {
  const bed = masses.filter(
    ({ name }) => name in speciesCatalogue && speciesCatalogue[name as SpeciesName].role !== "tree",
  );
  const of = (isHere: (across: number) => boolean) =>
    bed.reduce((sum, { across, weight }) => sum + (isHere(across) ? weight : 0), 0);
  const [left, right] = [of((across) => across < 0.5), of((across) => across >= 0.5)];
  if (Math.max(left, right) < leastPlanting || Math.min(left, right) > 0.5 * Math.max(left, right)) return undefined;
  return left > right ? "left" : "right";
}

/** "the silver birch"; "a silver birch" where there are several. */
function nameOf({ name }: Mass, masses: readonly Mass[]): string {
  const words = name in speciesCatalogue ? lowered(speciesCatalogue[name as SpeciesName].commonName) : thingWords(name);
  const isOne = masses.filter((own) => own.name === name).length === 1;
  return isOne ? `the ${words}` : `${/^[aeiou]/i.test(words) ? "an" : "a"} ${words}`;
}

const otherWords: Record<string, string> = {
  "dining-set": "dining table",
  "block-bench": "bench",
};

function thingWords(name: string): string {
  return otherWords[name] ?? name.replaceAll("-", " ");
}

/** Names of countries keep their capitals: "Japanese maple", "silver birch". */
function lowered(name: string): string {
  return /^(?:Japanese|Norway|Italian|Colorado|English)/.test(name)
    ? name
    : name.charAt(0).toLowerCase() + name.slice(1);
}
