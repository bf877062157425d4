import type { MouseEvent, ReactNode } from "react";
import { href } from "react-router";
import { Link } from "../link.tsx";

/** The home page's sections that the header leads to. */
export const homeSections = [
  { name: "How It Works", to: `${href("/")}#how-it-works` },
  { name: "Examples", to: `${href("/")}#examples` },
  { name: "Pricing", to: `${href("/")}#pricing` },
] as const;

/** The scroll is smooth, and instant with reduced motion. */
export function SectionLink({
  to,
  className,
  onChoose,
  children,
}: {
  to: string;
  className?: string;
  onChoose?: () => void;
  children: ReactNode;
}) {
  function choose(event: MouseEvent<HTMLAnchorElement>) {
    scrollSmoothlyForAMoment(event.currentTarget.ownerDocument.documentElement);
    onChoose?.();
  }
  return (
    <Link to={to} className={className} onClick={choose}>
      {children}
    </Link>
  );
}

/** For this jump only (app.css reads the attribute): left on, changing pages would scroll slowly to the top as well. */
function scrollSmoothlyForAMoment(root: HTMLElement) {
  const stop = () => delete root.dataset.smooth;
  root.dataset.smooth = "";
  root.ownerDocument.addEventListener("scrollend", stop, { once: true });
  setTimeout(stop, 1500);
}
