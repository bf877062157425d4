import { useEffect, useState } from "react";
import { Form, useNavigate } from "react-router";
import type { DesignVersion } from "#app/domain/orders/order.ts";
import {
  type Moment,
  momentAgainIntent,
  momentQuery,
  momentSeasons,
  momentsPerOrder,
  momentTries,
  momentWords,
  momentYears,
  type ShownMoment,
} from "#app/domain/orders/pictures/moment.ts";
import { pictureName, pictureWords } from "#app/domain/orders/pictures/picture-name.ts";
import { Button } from "../../button.tsx";
import { Link } from "../../link.tsx";
import { LookAgain } from "../../look-again.tsx";
import { useHydrated } from "../../use-hydrated.ts";

/** Years, seasons and the evening of the design in the frame: links, so that each has an address, and a slider over them. */
export function TimeChoices({ design, shown }: { design: DesignVersion; shown: ShownMoment | undefined }) {
  if (typeof design.maker === "object") return <p className={note}>{otherMakerWords}</p>;
  const now = shown?.moment ?? {};
  const choice = (words: string, change: Moment, isCurrent: boolean): Choice => ({
    words,
    to: momentAddress(design, { ...now, ...change }),
    isCurrent,
  });
  return (
    <section aria-label={`${pictureWords(design)} in time`} className="grid gap-3 print:hidden">
      <div className="grid gap-x-8 gap-y-3 lg:grid-cols-[4fr_5fr_2fr]">
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
        <p role="status" className={note}>
          {statusWords(shown)}
        </p>
      ) : null}
      {shown?.state === "failed" && shown.mayTryAgain ? (
        <Form method="post" action={momentAddress(design, shown.moment)} preventScrollReset>
          <Button variant="secondary" name="intent" value={momentAgainIntent}>
            Try again
          </Button>
        </Form>
      ) : null}
      {shown?.state === "waiting" ? <LookAgain reloadSeconds={10} /> : null}
    </section>
  );
}

const note = "max-w-measure text-ink-soft text-sm";

function momentAddress(design: DesignVersion, moment: Moment): string {
  const when = momentQuery(moment);
  return `?design=${pictureName(design)}${when ? `&${when}` : ""}#design`;
}

const seasonWords = { spring: "Spring", summer: "Summer", autumn: "Fall", winter: "Winter" };

function statusWords(shown: ShownMoment): string {
  const { moment } = shown;
  const when = momentWords(moment);
  switch (shown.state) {
    case "made":
      return `The same plan ${when}. ${moment.evening ? eveningWords : stayWords}`;
    case "waiting":
      return `The picture ${when} is being drawn, after everyone's ordered designs. Until then you see the first one.`;
    case "failed":
      return shown.mayTryAgain
        ? `We could not draw this design ${when}. The first picture is shown.`
        : `We could not draw this design ${when}, and it cannot be tried more than ${momentTries} times. The first picture is shown.`;
    case "limit":
      return `${momentsPerOrder} pictures at other times come with an order, and you have opened that many. They stay here; this one is not drawn, so the first picture is shown.`;
    case "other-maker":
      return otherMakerWords;
    case "photo-gone":
      return "The days in which more could be made of your photo are over. The first picture is shown.";
  }
}

const otherMakerWords =
  "Pictures of other years, seasons and the evening come with designs by our own designer. A picture service made this one.";
const stayWords = "Sizes are what the plants usually reach. What stood in the yard already is shown as in your photo.";
const eveningWords =
  "The whole photo is darkened to dusk, and only the lamps and fires of the plan give light: your windows stay dark.";

interface Choice {
  words: string;
  to: string;
  isCurrent: boolean;
}

interface ChoicesProps {
  label: string;
  choices: readonly Choice[];
}

function Choices({ label, choices }: ChoicesProps) {
  return (
    <nav aria-label={label}>
      <p aria-hidden="true" className="text-ink-soft text-sm">
        {label}
      </p>
      {useHydrated() && choices.length > 2 ? <Slider label={label} choices={choices} /> : null}
      <ul className="flex flex-wrap">
        {choices.map(({ words, to, isCurrent }) => (
          <li key={words} className="flex flex-1">
            <Link
              to={to}
              preventScrollReset
              aria-current={isCurrent ? "true" : undefined}
              className="flex min-h-11 flex-1 items-center justify-center rounded-lg px-1 text-center text-moss text-sm leading-tight aria-[current]:bg-moss aria-[current]:text-paper"
            >
              {words}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A picture is requested where the slider rests, not where it passes. */
const restMs = 500;

/** Its stops are over the links. */
function Slider({ label, choices }: ChoicesProps) {
  const navigate = useNavigate();
  const current = choices.findIndex(({ isCurrent }) => isCurrent);
  const [moved, setMoved] = useState<number>();
  const to = moved === undefined || moved === current ? undefined : choices[moved]?.to;
  useEffect(() => {
    if (to === undefined) return setMoved(undefined);
    const timer = setTimeout(() => void navigate(to, { preventScrollReset: true }), restMs);
    return () => clearTimeout(timer);
  }, [to, navigate]);
  return (
    <div style={{ paddingInline: `calc(${50 / choices.length}% - 0.5rem)` }}>
      <input
        type="range"
        aria-label={label}
        aria-valuetext={choices[moved ?? current]?.words}
        max={choices.length - 1}
        value={moved ?? current}
        onChange={({ target }) => setMoved(Number(target.value))}
        className="block h-8 w-full accent-moss"
      />
    </div>
  );
}
