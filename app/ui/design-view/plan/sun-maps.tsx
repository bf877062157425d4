import type { PlanSheet } from "#app/domain/plans/plan-sheet.ts";
import { Fold } from "../../fold.tsx";

/** The photo with the hours of sun on its ground, drawn when it is opened; nothing where they are not known. */
export function SunMaps({ sheet: { words, addresses, sunMap } }: { sheet: PlanSheet }) {
  if (!sunMap || !addresses.sunMap) return null;
  const { months, ...size } = sunMap;
  return (
    <Fold title="Sun on your ground, as a map" about={`of ${words}`} hint={`${months.summer}, ${months.between}`}>
      <div className="grid gap-4">
        {(["summer", "between"] as const).map((season) => {
          const address = season === "summer" ? addresses.sunMap : `${addresses.sunMap}?season=${season}`;
          return (
            <a key={season} href={address}>
              <img
                {...size}
                src={address}
                loading="lazy"
                alt={`Your yard with the hours of direct sun on its ground in ${months[season]}: the darker, the fewer`}
                className="block h-auto w-full rounded-lg border border-line"
              />
            </a>
          );
        })}
      </div>
    </Fold>
  );
}
