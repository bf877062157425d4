import { href } from "react-router";
import { Link } from "../link.tsx";
import { BrandMark } from "./brand-mark.tsx";
import { ShopName } from "./shop-name.tsx";

/** The site's name on pages without header: a shared design, the payment. */
export function NameLine({ siteName }: { siteName: string }) {
  return (
    <header className="border-line border-b">
      <div className="mx-auto max-w-page px-5 py-2 sm:px-8">
        <Link to={href("/")} className="inline-flex min-h-11 items-center gap-2 font-semibold font-serif">
          <ShopName siteName={siteName}>
            <BrandMark className="size-7 text-moss" />
            {siteName}
          </ShopName>
        </Link>
      </div>
    </header>
  );
}
