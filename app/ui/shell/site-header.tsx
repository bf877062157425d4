import { href } from "react-router";
import type { SignedInUser } from "#app/domain/accounts/signed-in-user.ts";
import type { OwnPage } from "#app/domain/pages/named-pages.ts";
import { Link } from "../link.tsx";
import { BrandMark } from "./brand-mark.tsx";
import { homeSections, SectionLink } from "./section-link.tsx";
import { SheetMenu } from "./sheet-menu.tsx";
import { ShopName } from "./shop-name.tsx";
import { UserMenu } from "./user-menu.tsx";

interface SiteHeaderProps {
  /** Of its words, where the page is in another language. */
  lang: string | undefined;
  siteName: string;
  user: SignedInUser | null;
  /** Whether the user may use the desk. */
  mayEdit: boolean;
  /** The operator's own pages in the menu. */
  menuPages: readonly OwnPage[] | undefined;
}

/** Sticky. Always at the very top of the page: the menus' places rely on it. */
export function SiteHeader({ lang, siteName, user, mayEdit, menuPages = [] }: SiteHeaderProps) {
  return (
    <header lang={lang} className="sticky top-0 z-30 border-line border-b bg-paper">
      <div className="mx-auto flex h-16 max-w-page items-center gap-2 px-5 sm:px-8">
        <Link
          to={href("/")}
          aria-label={siteName}
          className="mr-auto flex min-h-11 min-w-0 items-center gap-2 font-semibold font-serif text-base sm:text-lg"
        >
          <ShopName siteName={siteName}>
            <BrandMark className="size-8 shrink-0 text-moss" />
            <span className="max-[23rem]:hidden">{siteName}</span>
          </ShopName>
        </Link>
        <nav aria-label="Site" className="mr-4 max-md:hidden">
          <ul className="flex items-center gap-1">
            {homeSections.map(({ name, to }) => (
              <li key={to}>
                <SectionLink
                  to={to}
                  className="inline-flex min-h-11 items-center whitespace-nowrap rounded-lg px-3 underline-offset-4 hover:underline"
                >
                  {name}
                </SectionLink>
              </li>
            ))}
            {menuPages.map(({ path, title }) => (
              <li key={path}>
                <Link
                  to={`/${path}`}
                  dir="auto"
                  className="inline-flex min-h-11 max-w-40 items-center rounded-lg px-3 leading-tight underline-offset-4 hover:underline"
                >
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <UserMenu user={user} mayEdit={mayEdit} />
        <SheetMenu siteName={siteName} user={user} menuPages={menuPages} />
      </div>
    </header>
  );
}
