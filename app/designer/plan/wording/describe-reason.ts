import { isSpecies, speciesCatalog } from "../../plants/catalog.ts";
import { capitalized, lowered } from "../../wording/english.ts";
import { distanceToDoors } from "../ground/surroundings.ts";
import { distanceToOutline } from "../parts/outline.ts";
import type { PlanPoint } from "../parts/plan-point.ts";
import type { LaidOut } from "../ranking/seen/laid-out.ts";
import { listMasses, type Mass } from "../ranking/seen/list-masses.ts";
import { type DescribedCourse, describeCourse } from "../surfaces/describe-course.ts";
import { findFoci } from "./find-focus.ts";
import { whereSeen } from "./where-seen.ts";

/** Meters from a path's end within which it leads to a patio or door. */
const reaches = { patio: 0.6, door: 1.8 };
/** Minimum share of the view of a focal point: square meters over squared distance. */
const leastFocus = 0.008;
/** Square meters over squared distance of planting at one side to lead the eye. */
const leastPlanting = 0.05;

/** Every part of it is derived from the finished plan. */
export function describeReason(laidOut: LaidOut): string {
  const masses = listMasses(laidOut);
  const focus = findFoci(masses).find(({ weight }) => weight > leastFocus);
  const lead = leadOf(laidOut, masses);
  if (!focus) return `${lead.alone}.`;
  const { terrain, idea } = laidOut.layout;
  const goal = `${nameOf(focus, masses)} ${whereSeen(terrain, focus.x, focus.z)}`;
  const ways = lead.to(goal, capitalized(goal));
  // The designs of an order have different compositions, so their sentences differ, too.
  return `${ways[idea.turn % ways.length]}.`;
}

interface Lead {
  /** With a focal point, in several variants: its name and place within a sentence, and at the start of one. */
  to(goal: string, Goal: string): readonly string[];
  alone: string;
}

/** The path, the lawn's line, or planting. */
function leadOf(laidOut: LaidOut, masses: readonly Mass[]): Lead {
  const { idea } = laidOut.layout;
  const path = pathWords(laidOut);
  if (path) {
    const begun = capitalized(path);
    return {
      to: (goal, Goal) => [
        `${Goal} draws the eye, and ${path}`,
        `${begun}, with ${goal} as the focal point`,
        `${Goal} is the first thing you see, and ${path}`,
        `${begun}, and ${goal} catches the eye`,
      ],
      alone: begun,
    };
  }
  const lawn = idea.composition.figure || idea.scope !== "yard" ? undefined : lawns[idea.composition.lawnShape];
  const isGreen =
    !idea.paving.onPaving && !idea.paving.onGravel && (idea.paving.base === "lawn" || idea.paving.base === "keep");
  if (lawn && isGreen)
    return {
      to: (goal, Goal) => [
        `${lawn} leads the eye to ${goal}`,
        `${Goal} is the focal point, and ${lowered(lawn)} leads to it`,
      ],
      alone: `${lawn} is the calm middle of the garden`,
    };
  const side = plantedSide(masses);
  if (side)
    return {
      to: (goal, Goal) => [
        `Planting on the ${side} leads the eye to ${goal}`,
        `${Goal} is the focal point, with planting on the ${side}`,
      ],
      alone: `Planting on the ${side} frames the open ground`,
    };
  return {
    to: (_, Goal) => [
      `The ground stays open, and ${lowered(Goal)} draws the eye`,
      `${Goal} is the focal point of open ground`,
    ],
    alone: "The ground stays open and calm",
  };
}

const lawns: Record<string, string | undefined> = {
  oval: "The oval lawn",
  circle: "The round lawn",
  rectangle: "The straight edge of the lawn",
  diagonal: "The diagonal of the lawn",
  sweep: "The sweep of the lawn",
  "two-circles": "The winding edge of the lawn",
};

/** "a curved path leads to the patio": the destination, if the picture shows it. */
function pathWords({ layout }: LaidOut): string | undefined {
  const { path, patio, terrain, idea } = layout;
  const described = describeCourse(layout);
  if (!path || !described) return undefined;
  const leads = idea.paving.stepping ? "stepping stones lead" : leadsOf(described);
  const doors = terrain.surroundings.doors.filter((door) => !door.isSupposed);
  const ends = [path.points.at(-1), path.points[0]].filter((point) => point !== undefined);
  const near = ([x, z]: PlanPoint) => patio !== undefined && distanceToOutline(patio, x, z) < reaches.patio;
  if (path.points.some(near)) return `${leads} to the patio`;
  if (ends.some(([x, z]) => distanceToDoors(doors, x, z) < reaches.door)) return `${leads} to the door`;
  return `${leads} into the garden`;
}

/** If the course differs from the request, the title states how. */
function leadsOf({ course, insteadOf }: DescribedCourse): string {
  if (insteadOf) return "a path leads";
  return `${course === "angled" ? "an" : "a"} ${course} path leads`;
}

function plantedSide(masses: readonly Mass[]): "left" | "right" | undefined {
  const bed = masses.filter(({ name }) => isSpecies(name) && speciesCatalog[name].role !== "tree");
  const of = (isHere: (across: number) => boolean) =>
    bed.reduce((sum, { across, weight }) => sum + (isHere(across) ? weight : 0), 0);
  const [left, right] = [of((across) => across < 0.5), of((across) => across >= 0.5)];
  if (Math.max(left, right) < leastPlanting || Math.min(left, right) > 0.5 * Math.max(left, right)) return undefined;
  return left > right ? "left" : "right";
}

/** "a silver birch" if there are several. */
function nameOf({ name }: Mass, masses: readonly Mass[]): string {
  const words = isSpecies(name) ? lowered(speciesCatalog[name].commonName) : thingWords(name);
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
