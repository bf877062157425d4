import type { StoredRoom } from "#db/stored-json.ts";
import type { WishReadBack } from "./wish-words.ts";

type DesignEffect = NonNullable<StoredRoom["designs"]>[number];

/** What an order's designs fall short of, shown before it is paid. */
export interface RoomNote {
  words: string;
  /** What can be added; where it differs, in every design. */
  added: readonly string[];
  /** Nothing requested can be drawn: there is nothing to pay for. */
  isClosed: boolean;
  /** The customer has yet to say how much of the yard may change. */
  isScopeOpen?: boolean;
}

/** Below this share of the ground a design looks like the photo. By eye. */
const littleChange = 0.06;
/** Below this share the change is not noticed. */
const noChange = 0.005;

/** Less than the customer asked for, or so little that nobody asked for it; a small thing is small. */
export function isThin({ changed, asked, drawn }: DesignEffect): boolean {
  return (changed < littleChange || drawn < asked / 2) && (asked === 0 || drawn < asked);
}

/**
 * Undefined where every design is worth its price, and where that is not known. `isOwnIdeas`: the customer has chosen
 * that the whole yard may change, so that designs of our own ideas are what they want.
 */
export function findRoomNote(wish: WishReadBack | undefined, isOwnIdeas = false): RoomNote | undefined {
  if (wish && !isOwnIdeas && isNothingFound(wish))
    return { words: nothingFound, added: [], isClosed: true, isScopeOpen: true };
  const designs = wish?.room?.designs ?? [];
  if (!wish || designs.length === 0) return undefined;
  const added = wish.understood.filter((entry) => !wish.room?.missing.includes(entry));
  const isIdle = [added, wish.leftOut, wish.aims ?? []].every((entries) => entries.length === 0);
  const isClosed = designs.every(({ changed, asked, drawn }) => {
    const isSmall = asked > 0 && drawn >= asked;
    const isUnseen = changed === 0 || (changed < noChange && !isSmall);
    return isUnseen || (asked > 0 && drawn === 0 && isIdle);
  });
  if (isClosed) return { words: "On this photo we can draw nothing of what you asked for.", added: [], isClosed };
  const thin = designs.filter(isThin);
  if (thin.length === 0) return undefined;
  if (thin.length === designs.length) return { words: wordsFor(thin, "On this photo", added), added, isClosed };
  const inAll = added.filter((entry) => wish.room?.fits.includes(entry));
  const where = `In ${thin.length} of the ${designs.length} designs`;
  return { words: wordsFor(thin, where, inAll), added: inAll, isClosed };
}

const nothingFound =
  "We found nothing in your words that we could draw. Please say it in other words, or choose that the whole yard may change, and we design it with our own ideas.";

/** Words that were misread, name only what cannot be drawn, or leave open what they ask for. */
function isNothingFound({ understood, removed = [], leftOut, aims = [], keeps, ...wish }: WishReadBack): boolean {
  const isNothing = [understood, removed, leftOut, aims, keeps].every((entries) => entries.length === 0);
  const isOpen = wish.questions?.some(({ answer = "skip" }) => answer === "skip");
  return isNothing && (wish.notDrawn.length > 0 || wish.notUnderstood.length > 0 || isOpen === true);
}

function wordsFor(thin: readonly DesignEffect[], where: string, added: readonly string[]): string {
  if (thin.every(({ asked, drawn }) => drawn >= asked)) return `${where} only a small part of the ground will change.`;
  return `${where} we could ${added.length > 0 ? "only add:" : "add nothing that you named."}`;
}
