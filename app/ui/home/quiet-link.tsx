import { Link } from "../link.tsx";

/** A way that comes second, on a line of its own. */
export function QuietLink({ to, words, className }: { to: string; words: string; className: string }) {
  return (
    <p className={className}>
      <Link to={to} className="inline-flex min-h-11 items-center text-moss underline underline-offset-4">
        {words}
      </Link>
    </p>
  );
}
