import { href } from "react-router";
import { Link } from "../link.tsx";

export function SampleLink({ className }: { className: string }) {
  return (
    <p className={className}>
      <Link to={href("/sample")} className="inline-flex min-h-11 items-center text-moss underline underline-offset-4">
        See a finished order
      </Link>
    </p>
  );
}
