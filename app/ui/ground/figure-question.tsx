import type { Figure } from "#app/domain/ground/figures.ts";
import { Button } from "#app/ui/button.tsx";
import { anotherPhoto } from "./subject-intents.ts";

/** The buttons belong to the form around them. */
export function FigureQuestion({ figures }: { figures: readonly Figure[] }) {
  const places = [...new Set(figures.map(placeOf))].join(" and ");
  return (
    <fieldset className="rounded-lg bg-sky p-4 sm:px-5">
      <legend className="float-left w-full font-semibold">Is somebody standing here?</legend>
      <p className="clear-both pt-1">
        In the {figures.length > 1 ? "rings" : "ring"} {places}. Step out of the picture and take it again, or we keep
        that part as it is.
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button name="intent" value={anotherPhoto} variant="secondary" className="grow bg-raised px-3!">
          Use another photo
        </Button>
        <Button name="intent" value="keep-figures" variant="secondary" className="grow bg-raised px-3!">
          Keep that part as it is
        </Button>
      </div>
    </fieldset>
  );
}

function placeOf({ foot: [across] }: Figure): string {
  if (across < 1 / 3) return "on the left";
  return across > 2 / 3 ? "on the right" : "in the middle";
}
