import { metersPer, toCentimetre } from "../../wording/length-words.ts";
import type { LengthUnit } from "../lexicon/garden-words.ts";
import {
  area,
  bodily,
  bodilyHeight,
  feetAndInches,
  foreignTimes,
  length,
  metersAndCentimetres,
  named,
  numberWords,
  times,
} from "../lexicon/lengths.ts";

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

/** One length as it was typed: a number, perhaps its unit, perhaps which side it is. */
interface TypedLength {
  value: number;
  unit?: string;
  /** Of feet with inches, which need no unit of a neighbor. */
  metres?: number;
  side?: string;
  /** Where it ends. */
  to: number;
}

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

function readBodily(text: string, at: number): ReadSize | undefined {
  const [said = "", part = ""] = matchAt(bodilyHeight, text, at) ?? [];
  const height = bodily[part];
  return height === undefined ? undefined : { measure: { height }, to: at + said.length };
}

function readArea(text: string, at: number): ReadSize | undefined {
  const hit = matchAt(area, text, at);
  if (!hit) return undefined;
  const [said, number = "", unitWords = ""] = hit;
  const metric = /m/.test(unitWords);
  const one = metric ? 1 : /y/.test(unitWords) ? squareYard : squareFoot;
  // Told as an area, it is drawn as a square of it.
  const side = toCentimetre(Math.sqrt(Number(number.replace(",", "")) * one));
  return sensible({ width: side, depth: side }, metric ? "m" : "ft", at + said.length);
}

function readNamed(text: string, at: number): ReadSize | undefined {
  const hit = matchAt(named, text, at);
  const typed = hit ? readTypedLength(text, at + hit[0].length) : undefined;
  if (!hit || !typed?.unit || readTimes(text, typed.to, true) !== undefined) return undefined;
  return sensible(nameSide(metersOf(typed, typed.unit), hit[1]), kindOf(typed.unit), typed.to);
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
  const between = matchAt(times, text, at);
  const next = at + (between?.[0].length ?? 0);
  if (between && readTypedLength(text, next)) return next;
  const after = afterForeign(text, at);
  return isMeasured && after > at && readTypedLength(text, after) ? after : undefined;
}

function afterForeign(text: string, at: number): number {
  return at + (matchAt(foreignTimes, text, at)?.[0].length ?? 0);
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

/** The length that begins at `at` of a lower-case text, if one does. */
function readTypedLength(text: string, at: number): TypedLength | undefined {
  const exact = matchAt(feetAndInches, text, at);
  if (exact) {
    const metres = toCentimetre(Number(exact[1]) * metersPer.ft + Number(exact[2]) * metersPer.in);
    return { value: Number(exact[1]), unit: "ft", metres, side: exact[3], to: at + exact[0].length };
  }
  const metric = matchAt(metersAndCentimetres, text, at);
  if (metric) {
    const metres = Number(metric[1]) + Number(metric[2]) * metersPer.cm;
    return { value: metres, unit: "m", metres, side: metric[3], to: at + metric[0].length };
  }
  const hit = matchAt(length, text, at);
  return hit ? { value: numberOf(hit[1] ?? ""), unit: hit[2], side: hit[3], to: at + hit[0].length } : undefined;
}

/** In meters, to the centimetre; a length without a unit is in its neighbor's. */
function metersOf({ value, metres, unit }: TypedLength, usual: string): number {
  if (metres !== undefined) return metres;
  return toCentimetre(value * metersIn(unit ?? usual));
}

function kindOf(unitWord: string): LengthUnit {
  return /^[fiy'"]/.test(unitWord) ? "ft" : "m";
}

function metersIn(unitWord: string): number {
  if (/^(?:i|"|'')/.test(unitWord)) return metersPer.in;
  if (/^(?:f|')/.test(unitWord)) return metersPer.ft;
  if (/^y/.test(unitWord)) return metersPer.yd;
  if (/^c/.test(unitWord)) return metersPer.cm;
  return /^m(?:m|illi)/.test(unitWord) ? metersPer.cm / 10 : 1;
}

function numberOf(words: string): number {
  const [, whole = words, half] = /^(.*?)( and a half)$/.exec(words) ?? [];
  const share = half || /½|1\/2/.test(words) ? 0.5 : /¼/.test(words) ? 0.25 : /¾/.test(words) ? 0.75 : 0;
  return (numberWords[whole] ?? Number.parseFloat(whole.replace(",", "."))) + share;
}

/** Of a sticky expression. */
export function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}
