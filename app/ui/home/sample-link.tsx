import { href } from "react-router";
import { QuietLink } from "./quiet-link.tsx";

export function SampleLink({ className }: { className: string }) {
  return <QuietLink to={href("/sample")} words="See a finished order" className={className} />;
}
