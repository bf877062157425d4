import { Menu, X } from "lucide-react";
import type { SignedInUser } from "#app/domain/accounts/signed-in-user.ts";
import { Link } from "../link.tsx";
import { BrandMark } from "./brand-mark.tsx";
import { closedAddress, homeSections, openAddress } from "./header-links.ts";

const row = "flex min-h-14 items-center border-line border-b font-serif text-lg";

/**
 * The menu of phones. Its address opens it (`:target` in app.css), so that choosing a section, or going back, closes it; where a
 * script follows the links (use-served-links), it does so itself, and the address stays clean.
 */
export function SheetMenu({ siteName, user }: { siteName: string; user: SignedInUser | null }) {
  return (
    <div className="md:hidden">
      <a href={openAddress} aria-label="Open menu" className={iconLink}>
        <Menu aria-hidden="true" />
      </a>
      <nav id="menu" aria-label="Menu" className="sheet-menu fixed inset-x-0 top-0 z-40">
        <div className="border-line border-b bg-paper px-5 pb-8 shadow-soft sm:px-8">
          <div className="flex h-16 items-center justify-between">
            <p className="flex items-center gap-2 font-semibold font-serif text-lg">
              <BrandMark className="size-8 text-moss" />
              {siteName}
            </p>
            <a href={closedAddress} aria-label="Close menu" className={`${iconLink} ${wholeScreen}`}>
              <X aria-hidden="true" />
            </a>
          </div>
          <ul className="mt-2">
            {homeSections.map(({ name, to }) => (
              <li key={to}>
                <Link to={to} className={row}>
                  {name}
                </Link>
              </li>
            ))}
            {user ? null : (
              <li>
                <a href="/api/login" className={row}>
                  Log in
                </a>
              </li>
            )}
          </ul>
        </div>
      </nav>
    </div>
  );
}

const iconLink = "-mr-2.5 grid size-11 place-items-center rounded-lg";
/** The dimmed page behind the menu belongs to the link: touching it closes. */
const wholeScreen = "before:fixed before:inset-0 before:-z-10 before:bg-scrim";
