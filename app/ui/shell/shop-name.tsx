import type { ReactNode } from "react";
import { initialBrand } from "#app/domain/shop/brand-words.ts";
import { type Marks, markAddress } from "#app/domain/shop/mark.ts";
import { BrandMark, useMarks } from "./brand-mark.tsx";

/** The wide mark, which has the name in it; else `children`, a mark and the name. */
export function ShopName({ siteName, children }: { siteName: string; children: ReactNode }) {
  const wide = useMarks()?.wide;
  if (!wide) return children;
  const { width, height } = wide;
  return (
    <img
      src={markAddress(wide)}
      alt={siteName}
      width={width}
      height={height}
      className="shop-mark h-10 w-auto min-w-0 max-w-full object-contain object-left"
    />
  );
}

/** On paper, where a page has no header, for a shop that has a name or a mark of its own. Beside the heading: sheets are full. */
export function PrintedName({ siteName, marks }: { siteName: string; marks: Marks | undefined }) {
  if (!marks && siteName === initialBrand.siteName) return null;
  return (
    <div className="float-right ml-4 hidden max-w-1/2 items-center gap-2 font-semibold font-serif print:flex">
      <ShopName siteName={siteName}>
        <BrandMark className="size-8 text-moss" />
        {siteName}
      </ShopName>
    </div>
  );
}
