import { Link, type LinkProps } from "react-router";

/** A small action in a table's row, 44 px high to the finger. */
export function RowAction({
  danger = false,
  subject,
  children,
  ...link
}: LinkProps & {
  danger?: boolean;
  /** What is acted on, read out after the visible word. */
  subject: string;
}) {
  return (
    <Link
      {...link}
      className={`inline-flex min-h-11 items-center rounded-md px-2 font-medium text-sm underline-offset-4 hover:underline ${danger ? "text-danger" : "text-moss"}`}
    >
      {children}
      <span className="sr-only"> {subject}</span>
    </Link>
  );
}
