import { Menu, X } from "lucide-react";
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from "react";
import { href } from "react-router";
import type { SignedInUser } from "#app/domain/accounts/signed-in-user.ts";
import type { OwnPage } from "#app/domain/pages/named-pages.ts";
import { Link } from "../link.tsx";
import { BrandMark } from "./brand-mark.tsx";
import { homeSections, SectionLink } from "./section-link.tsx";
import { ShopName } from "./shop-name.tsx";

const openAddress = "#menu";
/** Leads to nothing, so the page stays where it is. */
const closedAddress = "#closed";
const row = "flex min-h-14 items-center border-line border-b font-serif text-lg";

interface SheetMenuProps {
  siteName: string;
  user: SignedInUser | null;
  menuPages: readonly OwnPage[];
}

/**
 * For phones. Without JavaScript its address opens it (`:target` in app.css), so that choosing a section, or going
 * back, closes it; with JavaScript a state does, and the address stays clean.
 */
export function SheetMenu({ siteName, user, menuPages }: SheetMenuProps) {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLAnchorElement>(null);
  const closer = useRef<HTMLAnchorElement>(null);

  // The menu covers its opener, so the focus moves into it.
  useEffect(() => {
    if (open) closer.current?.focus();
  }, [open]);

  /** When the address holds it open (pressed before the script ran), only the address can close it. */
  function toggle(event: MouseEvent, wanted: boolean) {
    if (window.location.hash === openAddress) return;
    event.preventDefault();
    setOpen(wanted);
    if (!wanted) opener.current?.focus();
  }
  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== "Escape") return;
    if (window.location.hash === openAddress) window.location.hash = closedAddress;
    setOpen(false);
    opener.current?.focus();
  }
  const close = () => setOpen(false);

  return (
    <div className="md:hidden">
      <a
        ref={opener}
        href={openAddress}
        aria-label="Open menu"
        className={iconLink}
        onClick={(event) => toggle(event, true)}
      >
        <Menu aria-hidden="true" />
      </a>
      <nav
        id="menu"
        aria-label="Menu"
        data-open={open || undefined}
        onKeyDown={closeOnEscape}
        className="sheet-menu fixed inset-x-0 top-0 z-40"
      >
        <div className="border-line border-b bg-paper px-5 pb-8 shadow-soft sm:px-8">
          <div className="flex h-16 items-center justify-between">
            <p className="flex items-center gap-2 font-semibold font-serif text-lg">
              <ShopName siteName={siteName}>
                <BrandMark className="size-8 text-moss" />
                {siteName}
              </ShopName>
            </p>
            <a
              ref={closer}
              href={closedAddress}
              aria-label="Close menu"
              className={`${iconLink} ${wholeScreen}`}
              onClick={(event) => toggle(event, false)}
            >
              <X aria-hidden="true" />
            </a>
          </div>
          <ul className="mt-2">
            {homeSections.map(({ name, to }) => (
              <li key={to}>
                <SectionLink to={to} className={row} onChoose={close}>
                  {name}
                </SectionLink>
              </li>
            ))}
            {menuPages.map(({ path, title }) => (
              <li key={path}>
                <Link to={`/${path}`} dir="auto" className={row} onClick={close}>
                  {title}
                </Link>
              </li>
            ))}
            {user ? null : (
              <li>
                <a href={href("/api/login")} className={row}>
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
