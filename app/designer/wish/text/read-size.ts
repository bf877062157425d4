import { toCentimetre } from "../../wording/length-words.ts";
import type { LengthUnit } from "../lexicon/garden-words.ts";
import { kindOf, metersOf, readTypedLength, sideNames, type TypedLength } from "./read-length.ts";

/** A length or extent as the customer wrote it, in meters. Which side of a thing a bare length is, the thing decides. */
export interface Measure {
  width?: number;
  depth?: number;
  height?: number;
  /** Said without "wide", "deep" or "high". */
  bare?: number;
  /** "long": the longer side. */
  length?: number;
  /** The kind of unit it was written in. */
  unit?: LengthUnit;
}

interface ReadSize {
  measure: Measure;
  to: number;
}

/** Between two sides; the words of other tongues only where a unit tells that lengths are meant. */
const times = /\s*(?:x|by|\*)\s*/y;
const foreignTimes = /\s+(?:on|par|per|auf|na|mal)\s+/y;
const squareUnit =
  "(?:sq(?:uare)?\\.?[\\s-]*(?:ft|feet|foot|m|met(?:er|re)s?|yards?|yds?)\\b\\.?|sqm\\b|sqft\\b|sf\\b|m2\\b|m²|ft2\\b|ft²)";
const area = new RegExp(`(\\d{1,2},\\d{3}|\\d{1,4})[\\s-]*(${squareUnit})`, "y");
/** "Height 150 cm", "large 1 meter", "d = 3 m". */
const named = new RegExp(`(${sideNames}|large|d(?= ?[=:]))(?: ?[=:]| of| is| about| approx\\.?)* `, "y");

/** Square meters, cut to four digits: with all of them one area in thirty would be drawn a centimetre larger. */
const squareFoot = 0.0929;
const squareYard = 0.8361;
/** Without a unit, small numbers are meters: nobody lays a patio of 4 by 3 feet. */
const feetFrom = 8;
/** And large ones on both sides millimeters, as on drawings: "6000 x 4000". */
const millimetersFrom = 300;

/** Reads a size that begins at `at` of a lower-case text; `to` is where it ends. Lengths over 100 m are no thing's. */
export function readSize(text: string, at: number): ReadSize | undefined {
  return readArea(text, at) ?? readNamed(text, at) ?? readBodily(text, at) ?? readExtent(text, at);
}

/** "Knee high", "chest height": meters of a grown-up standing. */
const bodily: Readonly<Record<string, number>> = {
  ankle: 0.15,
  knee: 0.5,
  hip: 0.95,
  waist: 1,
  chest: 1.3,
  shoulder: 1.45,
  eye: 1.6,
  head: 1.75,
};
const bodilyHeight = new RegExp(`(${Object.keys(bodily).join("|")})[ -]?(?:high|height|level|tall)(?![\\p{L}])`, "uy");

function readBodily(text: string, at: number): ReadSize | undefined {
  bodilyHeight.lastIndex = at;
  const height = bodily[bodilyHeight.exec(text)?.[1] ?? ""];
  return height === undefined ? undefined : { measure: { height }, to: bodilyHeight.lastIndex };
}

function readArea(text: string, at: number): ReadSize | undefined {
  area.lastIndex = at;
  const hit = area.exec(text);
  if (!hit) return undefined;
  const [, number = "", unitWords = ""] = hit;
  const metric = /m/.test(unitWords);
  const one = metric ? 1 : /y/.test(unitWords) ? squareYard : squareFoot;
  // Told as an area, it is drawn as a square of it.
  const side = toCentimetre(Math.sqrt(Number(number.replace(",", "")) * one));
  return sensible({ width: side, depth: side }, metric ? "m" : "ft", area.lastIndex);
}

function readNamed(text: string, at: number): ReadSize | undefined {
  named.lastIndex = at;
  const hit = named.exec(text);
  const length = hit ? readTypedLength(text, named.lastIndex) : undefined;
  if (!hit || !length?.unit || readTimes(text, length.to, true) !== undefined) return undefined;
  return sensible(nameSide(metersOf(length, length.unit), hit[1]), kindOf(length.unit), length.to);
}

/** "4 x 5 m", "12' wide by 14'", "4' x 8' x 18"", "3 meter wide": width and depth, a third is the height. */
function readExtent(text: string, at: number): ReadSize | undefined {
  const sides: TypedLength[] = [];
  for (let from: number | undefined = at; from !== undefined && sides.length < 3; ) {
    const side = readTypedLength(text, from);
    if (!side) break;
    sides.push(side);
    from = readTimes(
      text,
      side.to,
      sides.some(({ unit }) => unit) || readTypedLength(text, afterForeign(text, side.to))?.unit !== undefined,
    );
  }
  const [first, second, third] = sides;
  if (!first) return undefined;
  if (second) return measureSides(first, second, third);
  if (!first.unit) return undefined;
  return sensible(nameSide(metersOf(first, first.unit), first.side), kindOf(first.unit), first.to);
}

/** Where the next side begins, if one is announced. */
function readTimes(text: string, at: number, isMeasured: boolean): number | undefined {
  times.lastIndex = at;
  if (times.test(text) && readTypedLength(text, times.lastIndex)) return times.lastIndex;
  const after = afterForeign(text, at);
  return isMeasured && after > at && readTypedLength(text, after) ? after : undefined;
}

function afterForeign(text: string, at: number): number {
  foreignTimes.lastIndex = at;
  return foreignTimes.test(text) ? foreignTimes.lastIndex : at;
}

function measureSides(first: TypedLength, second: TypedLength, third: TypedLength | undefined): ReadSize {
  const units = [first, second, ...(third ? [third] : [])].map(({ unit }) => unit);
  const told = units.find((unit) => unit !== undefined);
  const usual = told ?? usualUnit(first.value, second.value);
  const a = metersOf(first, usual);
  const b = metersOf(second, third?.unit ?? usual);
  const height = third && { height: metersOf(third, usual) };
  const { to } = third ?? second;
  const kind = kindOf(usual);
  if (isDepth(first.side) && /wid|broad/.test(second.side ?? "")) {
    return sensible({ width: b, depth: a, ...height }, kind, to);
  }
  // "24" tall x 40'".
  if (isHeight(first.side) && !third) return sensible({ width: b, height: a }, kind, to);
  if (isHeight(second.side)) return sensible({ width: a, height: b }, kind, to);
  return sensible({ width: a, depth: b, ...height }, kind, to);
}

function usualUnit(a: number, b: number): "mm" | "ft" | "m" {
  if (Math.min(a, b) >= millimetersFrom) return "mm";
  return Math.max(a, b) >= feetFrom ? "ft" : "m";
}

function nameSide(metres: number, side: string | undefined): Record<string, number> {
  if (/^(?:wid|broad|breadth|large|across|d(?:ia.*)?$|round)/.test(side ?? "")) return { width: metres };
  if (/^sq/.test(side ?? "")) return { width: metres, depth: metres };
  if (/^(?:deep|depth)/.test(side ?? "")) return { depth: metres };
  if (isHeight(side)) return { height: metres };
  // Three inches of mulch.
  if (side === "thick") return {};
  return side ? { length: metres } : { bare: metres };
}

function isDepth(side: string | undefined): boolean {
  return /^(?:deep|depth|long|length)/.test(side ?? "");
}

function isHeight(side: string | undefined): boolean {
  return /^(?:hi|tall|height|ht)/.test(side ?? "");
}

function sensible(lengths: Record<string, number>, unit: LengthUnit, to: number): ReadSize {
  const areSensible = Object.values(lengths).every((metres) => metres > 0.02 && metres <= 100);
  return { measure: areSensible ? { ...lengths, unit } : {}, to };
}
