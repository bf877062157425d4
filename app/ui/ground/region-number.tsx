import type { NamedRegion } from "#app/domain/ground/regions/name-regions.ts";
import { whilePartsAreOpen } from "./parts-fold.tsx";

/** Filled when the region will be redesigned. */
export function RegionNumber({ number, redesigned }: { number: number; redesigned: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={`grid size-7 forced-color-adjust-none shrink-0 place-items-center rounded-full border-2 font-semibold text-xs tabular-nums ${redesigned ? "border-[#fff] bg-[#2e5b3b] text-[#fff]" : "border-[#55605a] bg-[#fff] text-[#1e2a22]"}`}
    >
      {number}
    </span>
  );
}

interface NumbersOnPictureProps {
  parts: readonly NamedRegion[];
  fates: readonly boolean[];
  grid: { width: number; height: number };
  /** Number of the region in question, which is shown even while the parts are folded. */
  doubted: number | undefined;
  /** Off while something else is done to the picture. */
  canTap: boolean;
}

/** At the region's center: a tap checks its box in the list, with or without scripts. */
export function NumbersOnPicture({ parts, fates, grid, doubted, canTap }: NumbersOnPictureProps) {
  return parts.map(({ number, shape: { heart } }) => (
    <label
      key={number}
      htmlFor={regionBoxId(number)}
      className={`-translate-1/2 absolute z-10 grid size-11 place-items-center ${canTap ? "cursor-pointer" : "pointer-events-none"} ${number === doubted ? "" : whilePartsAreOpen}`}
      style={{ left: `${(100 * heart[0]) / grid.width}%`, top: `${(100 * heart[1]) / grid.height}%` }}
    >
      <RegionNumber number={number} redesigned={fates[number - 1] ?? false} />
    </label>
  ));
}

export function regionBoxId(number: number): string {
  return `part-${number}`;
}
