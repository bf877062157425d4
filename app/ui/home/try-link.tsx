import { href } from "react-router";
import { Link } from "../link.tsx";

/** Second to signing in. */
export function TryLink({ className }: { className: string }) {
  return (
    <p className={className}>
      <Link to={href("/try")} className="inline-flex min-h-11 items-center text-moss underline underline-offset-4">
        Try it with your photo first
      </Link>
    </p>
  );
}
