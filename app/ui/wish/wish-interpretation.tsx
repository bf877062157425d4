import {
  Ban,
  ChevronDown,
  CircleMinus,
  CircleQuestionMark,
  Eraser,
  Heart,
  type LucideIcon,
  MessageCircle,
  Move,
  Ruler,
  ShieldCheck,
  Sprout,
  ThermometerSnowflake,
} from "lucide-react";
import { type ReactNode, useId } from "react";
import {
  listWishWords,
  type Suggestion,
  type WishEntry,
  type WishList,
  type WishReadBack,
  type WishSentence,
} from "#app/domain/plans/wish-words.ts";
import { holdTogether } from "../hold-together.ts";
import { firstLines } from "./first-lines.ts";

interface WishInterpretationProps {
  reading: WishReadBack;
  /** Of the text area that holds the wish, within the same form as this. */
  boxId: string;
  /** Handles the button with JavaScript; if omitted, the button posts the form. */
  onSwap?: (suggestion: Suggestion) => void;
}

const icons: Record<WishList, LucideIcon> = {
  drawn: Sprout,
  aims: Heart,
  unsuited: ThermometerSnowflake,
  removed: Eraser,
  "left-out": CircleMinus,
  kept: ShieldCheck,
  open: CircleQuestionMark,
  told: MessageCircle,
  otherwise: Move,
  "no-room": Ruler,
  "not-drawn": Ban,
  "not-done": Ban,
  "not-understood": CircleQuestionMark,
};

/** In five lines, with more in a fold; each part has a way to reword it. */
export function WishInterpretation(props: WishInterpretationProps) {
  const { reading } = props;
  const lists = listWishWords(reading, "before");
  const { first, rest } = firstLines(lists, (list, entry) => (suggestionFor(reading, list, entry) ? 1 : 0));
  return (
    <div className="wrap-anywhere grid gap-2">
      {first.map((sentence) => (
        <Sentence key={sentence.list} {...sentence} {...props} />
      ))}
      {rest.length > 0 ? (
        <details className="group/more">
          <summary className="-my-1 inline-flex min-h-11 items-center gap-1 text-moss">
            <span>
              More<span className="sr-only"> of how we read your wish</span>
            </span>
            <ChevronDown aria-hidden="true" className="size-5 transition-transform group-open/more:rotate-180" />
          </summary>
          <div className="grid gap-2">
            {rest.map((sentence) => (
              <Sentence key={sentence.list} {...sentence} {...props} />
            ))}
          </div>
        </details>
      ) : null}
      {lists.length === 0 && !reading.questions?.length ? (
        <p>We found nothing in these words that we could draw. Please say it in other words.</p>
      ) : null}
      {lists.length > 0 ? <p className="text-ink-soft text-sm">Tap an item to change it.</p> : null}
      {reading.remark ? <p className="text-ink-soft text-sm">{reading.remark}</p> : null}
    </div>
  );
}

interface SentenceProps extends WishSentence, WishInterpretationProps {
  isCut?: boolean;
}

function Sentence({ list, label, entries, isCut = false, reading, boxId, onSwap }: SentenceProps) {
  return (
    <List list={list} label={label}>
      {entries.map((entry, at) => {
        const suggestion = suggestionFor(reading, list, entry);
        const end = isCut ? (at === entries.length - 1 ? " …" : ", ") : endOf(at, entries.length);
        return <Entry key={entry.of} {...entry} {...{ end, boxId, suggestion, onSwap }} />;
      })}
    </List>
  );
}

function List({ list, label, children }: { list: WishList; label: string; children: ReactNode }) {
  const Icon = icons[list];
  const id = useId();
  return (
    <div className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-x-3">
      <Icon aria-hidden="true" className="mt-1.5 size-5 text-ink-soft" />
      <div className="leading-7">
        <p id={id} className="mr-1 inline font-medium">
          {label}
        </p>
        {/* The role is for browsers that take a list laid out like this for none. */}
        {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
        <ul role="list" aria-labelledby={id} className="inline">
          {children}
        </ul>
      </div>
    </div>
  );
}

function suggestionFor({ suggestions }: WishReadBack, list: WishList, entry: WishEntry): Suggestion | undefined {
  return list === "not-drawn" ? suggestions.find(({ of }) => of === entry.of) : undefined;
}

/** What follows an entry of a sentence. */
function endOf(at: number, length: number): string {
  if (at === length - 1) return ".";
  if (at < length - 2) return ", ";
  return length > 2 ? ", and " : " and ";
}

interface EntryProps extends WishEntry, Pick<WishInterpretationProps, "boxId" | "onSwap"> {
  end: string;
  suggestion: Suggestion | undefined;
}

function Entry({ of, words, end, boxId, suggestion, onSwap }: EntryProps) {
  return (
    <li className={suggestion ? "flex flex-wrap items-center gap-x-3 border-line border-b last:border-b-0" : "inline"}>
      <a
        href={`#${boxId}`}
        className="rounded-sm py-1 text-ink underline decoration-edge underline-offset-4 hover:decoration-ink"
        data-words={of}
      >
        {holdTogether(words)}
        <span className="sr-only"> (reword)</span>
      </a>
      {suggestion ? null : end}
      {suggestion ? (
        <button
          type="submit"
          name="swap"
          value={suggestion.of}
          formNoValidate
          className="inline-flex min-h-11 items-center text-left text-moss text-sm underline underline-offset-4 hover:text-moss-deep"
          onClick={(event) => {
            if (!onSwap) return;
            event.preventDefault();
            onSwap(suggestion);
          }}
        >
          <span>
            {`Draw ${suggestion.instead} instead`}
            <span className="sr-only">{` of ${words}`}</span>
          </span>
        </button>
      ) : null}
    </li>
  );
}
