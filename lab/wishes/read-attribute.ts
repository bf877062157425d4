import type { MarkedSize, MarkedThing } from "./marked-wish.ts";

export const metersOf: Readonly<Record<string, number>> = {
  ...{ m: 1, cm: 0.01, mm: 0.001, ft: 0.3048, in: 0.0254, yd: 0.9144 },
  ...{ m2: 1, ft2: 0.3048 ** 2, yd2: 0.9144 ** 2 },
};

/** "3", "10x12ft", "color:red". */
export function readAttribute(mark: string, size: MarkedSize | undefined): Partial<MarkedThing> {
  const [, least, most = least] = /^(\d+)(?:-(\d+))?$/.exec(mark) ?? [];
  if (least && most) return { count: { least: Number(least), most: Number(most) } };
  const [, side, length, other, unit = ""] = /^([hwd]?)([\d.]+)(?:x([\d.]+))?([a-z]+2?)$/.exec(mark) ?? [];
  if (length) return { size: { ...size, ...readSize(side, [length, other], unit) } };
  const [key, value] = mark.split(":");
  if (!value) return fail(`unknown mark ${mark}`);
  if (key === "color") return { colors: value.split(",") };
  if (key === "of" || key === "shape" || key === "relative" || key === "replaces") return { [key]: value };
  return fail(`unknown mark ${mark}`);
}

function readSize(side: string | undefined, lengths: readonly (string | undefined)[], unit: string): MarkedSize {
  const meters = metersOf[unit] ?? fail(`unknown unit ${unit}`);
  const [first = 0, second] = lengths.map((length) => length && Number((Number(length) * meters).toFixed(4)));
  if (unit.endsWith("2")) return { area: Number(first) };
  if (second) return { width: Number(first), depth: Number(second) };
  return { [{ h: "height", d: "depth" }[side ?? ""] ?? "width"]: Number(first) };
}

export function fail(message: string): never {
  throw new Error(message);
}
