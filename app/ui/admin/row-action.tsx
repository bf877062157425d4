import type { LinkProps } from "react-router";
import { Link } from "../link.tsx";

interface RowActionProps extends Omit<LinkProps, "to"> {
  to: string;
  danger?: boolean;
  /** Opens in a new tab. */
  newTab?: boolean;
  /** For screen readers, after the visible word. */
  subject: string;
}

/** 44 px touch target. */
export function RowAction({ to, danger = false, newTab = false, subject, children, ...link }: RowActionProps) {
  const className = `inline-flex min-h-11 items-center rounded-md px-2 font-medium text-sm underline-offset-4 hover:underline ${danger ? "text-danger" : "text-moss"}`;
  if (newTab) {
    return (
      <a href={to} target="_blank" rel="noopener" className={className}>
        {children}
        <span className="sr-only"> {subject}, in a new tab</span>
      </a>
    );
  }
  return (
    <Link to={to} {...link} className={className}>
      {children}
      <span className="sr-only"> {subject}</span>
    </Link>
  );
}
