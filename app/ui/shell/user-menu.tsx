import { ChevronDown, CircleUserRound } from "lucide-react";
import type { MouseEvent } from "react";
import { href } from "react-router";
import type { SignedInUser } from "#app/domain/accounts/signed-in-user.ts";
import { Link } from "../link.tsx";

/** A popover: it needs no script. */
export function UserMenu({ user, mayEdit }: { user: SignedInUser | null; mayEdit: boolean }) {
  if (!user) {
    return (
      <a
        href={href("/api/login")}
        className="inline-flex min-h-11 items-center whitespace-nowrap rounded-lg px-2 font-medium md:-mr-2"
      >
        Log in
      </a>
    );
  }
  return (
    <>
      <button
        type="button"
        popoverTarget="user-menu"
        className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-lg px-1.5 font-medium md:-mr-2 md:px-2"
      >
        <Avatar imageUrl={user.profileImageUrl} />
        <span className="whitespace-nowrap max-lg:sr-only">My Account</span>
        <ChevronDown aria-hidden="true" className="size-4 text-ink-soft max-md:hidden" />
      </button>
      <div
        id="user-menu"
        popover="auto"
        className="fixed inset-auto top-17 right-3 min-w-56 max-w-[min(22rem,100vw-1.5rem)] rounded-lg border border-line bg-raised p-2 text-ink shadow-soft md:right-[max(2rem,calc((100vw-72rem)/2+2rem))]"
      >
        <p className="truncate px-3 pt-1 pb-2 text-ink-soft text-xs">{user.email}</p>
        <Link to={href("/account")} className={item} onClick={closeMenu}>
          My Designs
        </Link>
        {mayEdit ? (
          <Link to={href("/admin")} className={item} onClick={closeMenu}>
            Blog desk
          </Link>
        ) : null}
        <a href={href("/api/logout")} className={item}>
          Log out
        </a>
      </div>
    </>
  );
}

const item = "flex min-h-11 items-center rounded-md px-3 hover:bg-sand";

function Avatar({ imageUrl }: { imageUrl: string | null }) {
  if (!imageUrl) return <CircleUserRound aria-hidden="true" className="size-7 text-moss" strokeWidth={1.5} />;
  return (
    <img
      src={imageUrl}
      alt=""
      width={32}
      height={32}
      referrerPolicy="no-referrer"
      className="size-8 rounded-full bg-sand object-cover"
    />
  );
}

/** The header stays mounted across pages, so the menu has to be closed. */
function closeMenu(event: MouseEvent<HTMLElement>) {
  event.currentTarget.closest<HTMLElement>("[popover]")?.hidePopover();
}
