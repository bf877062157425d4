import { useLocation } from "react-router";
import { Link } from "../link.tsx";

/** Marked on its page, and below it unless `end` is set. */
export function PlaceLink({ to, end, children }: { to: string; end: boolean; children: string }) {
  const { pathname } = useLocation();
  const isHere = pathname === to || (!end && pathname.startsWith(`${to}/`));
  return (
    <Link
      to={to}
      aria-current={isHere ? "page" : undefined}
      className="inline-flex min-h-11 items-center border-transparent border-b-2 px-2 text-ink-soft text-sm hover:text-ink aria-[current]:border-moss aria-[current]:text-ink sm:px-3"
    >
      {children}
    </Link>
  );
}
