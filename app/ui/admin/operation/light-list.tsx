import { href } from "react-router";
import type { Light } from "#app/domain/upkeep/operation/light.ts";
import { Link } from "../../link.tsx";

const looks = {
  good: { dot: "bg-moss", tone: "text-ink-soft", words: "fine" },
  look: { dot: "bg-clay", tone: "text-clay", words: "look at this" },
  bad: { dot: "bg-danger", tone: "text-danger", words: "mend this" },
};

/** The words say everything that the color does. */
export function LightList({ lights }: { lights: readonly Light[] }) {
  return (
    <ul className="rounded-lg border border-line bg-raised">
      {lights.map(({ name, state, words, to }) => (
        <li key={name} className="border-line border-b last:border-0">
          <Link
            to={`${href("/admin/operation")}/${to}`}
            className="grid min-h-11 grid-cols-[1rem_minmax(0,1fr)_auto] gap-x-3 px-4 py-2.5 text-ink no-underline hover:bg-sand/50 sm:grid-cols-[1rem_11rem_minmax(0,1fr)_auto] sm:items-baseline"
          >
            <span aria-hidden="true" className={`mt-1.5 size-3 rounded-full ${looks[state].dot}`} />
            <span className="font-medium">{name}</span>
            <span className="wrap-anywhere text-ink-soft text-sm max-sm:col-span-2 max-sm:col-start-2">{words}</span>
            <span className={`text-sm max-sm:col-start-3 max-sm:row-start-1 ${looks[state].tone}`}>
              {looks[state].words}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
