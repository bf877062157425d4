import type { DesignVersion } from "#app/domain/orders/order.ts";
import {
  type Moment,
  momentQuery,
  momentSeasons,
  momentsPerOrder,
  momentWords,
  momentYears,
  type ShownMoment,
} from "#app/domain/orders/pictures/moment.ts";
import { pictureName, pictureWords } from "#app/domain/orders/pictures/picture-name.ts";
import { Link } from "../../link.tsx";
import { LookAgain } from "../../look-again.tsx";

/** Years, seasons and the evening of the design in the frame: links, so that each has an address. */
export function TimeChoices({ design, shown }: { design: DesignVersion; shown: ShownMoment | undefined }) {
  const now = shown?.moment ?? {};
  const choice = (words: string, change: Moment, isCurrent: boolean): Choice => ({
    words,
    to: momentAddress(design, { ...now, ...change }),
    isCurrent,
  });
  return (
    <section aria-label={`${pictureWords(design)} in time`} className="grid gap-2 print:hidden">
      <div className="flex flex-wrap gap-x-6 gap-y-2">
        <Choices
          label="Years after planting"
          choices={[
            choice("Grown in", { year: undefined }, !now.year),
            ...momentYears.map((year) => choice(`${year} yr`, { year }, now.year === year)),
          ]}
        />
        <Choices
          label="Season"
          choices={[
            choice("All in bloom", { season: undefined }, !now.season),
            ...momentSeasons.map((season) => choice(seasonWords[season], { season }, now.season === season)),
          ]}
        />
        <Choices
          label="Light"
          choices={[
            choice("Day", { evening: undefined }, !now.evening),
            choice("Evening", { evening: true }, now.evening === true),
          ]}
        />
      </div>
      {shown ? (
        <p role="status" className="max-w-measure text-ink-soft text-sm">
          {statusWords(shown)}
        </p>
      ) : null}
      {shown?.state === "waiting" ? <LookAgain reloadSeconds={10} /> : null}
    </section>
  );
}

function momentAddress(design: DesignVersion, moment: Moment): string {
  const when = momentQuery(moment);
  return `?design=${pictureName(design)}${when ? `&${when}` : ""}#design`;
}

const seasonWords = { spring: "Spring", summer: "Summer", autumn: "Fall", winter: "Winter" };

function statusWords({ state, moment }: ShownMoment): string {
  const when = momentWords(moment);
  switch (state) {
    case "made":
      return `The same plan ${when}. ${moment.evening ? eveningWords : stayWords}`;
    case "waiting":
      return `The picture ${when} is being drawn, after everyone's ordered designs. Until then you see the first one.`;
    case "failed":
      return `We could not draw this design ${when}. The first picture is shown.`;
    case "limit":
      return `${momentsPerOrder} pictures at other times come with an order, and all of them are drawn. The first picture is shown.`;
    case "other-maker":
      return "Years, seasons and evenings are drawn from our own designer's plans. A picture service made this picture, so there is only this one.";
    case "photo-gone":
      return "The days in which more could be made of your photo are over. The first picture is shown.";
  }
}

const stayWords = "Sizes are what the plants usually reach. What stood in the yard already is shown as in your photo.";
const eveningWords =
  "The whole photo is darkened to dusk, and only the lamps and fires of the plan give light: your windows stay dark.";

interface Choice {
  words: string;
  to: string;
  isCurrent: boolean;
}

function Choices({ label, choices }: { label: string; choices: readonly Choice[] }) {
  return (
    <nav aria-label={label}>
      <p aria-hidden="true" className="text-ink-soft text-sm">
        {label}
      </p>
      <ul className="flex flex-wrap gap-1">
        {choices.map(({ words, to, isCurrent }) => (
          <li key={words}>
            <Link
              to={to}
              preventScrollReset
              aria-current={isCurrent ? "true" : undefined}
              className="inline-flex min-h-11 items-center rounded-lg border border-line px-3 text-sm aria-[current]:border-moss aria-[current]:bg-moss aria-[current]:text-paper"
            >
              {words}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
