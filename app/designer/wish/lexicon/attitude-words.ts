/** Words that decide how a clause is meant, beside the cues of `steering.ts`. */

/** "Roses are fine": of what is not there yet, welcome. */
export const welcomes = /\b(?:ok|okay|fine)$/;
export const wouldBe = /^(?:would|could)$/;
/** "So it stays low" is no condition. */
export const soThat = /^so (?:it|they|that)/;
export const anything = /^any/;
export const everything = /^(?:every(?!where)|all)/;
export const leaves = /^(?:leave|leaving)/;
export const loves = /^(?:love|like|adore)$/;
export const off = /^(?:off|out of|away from)$/;
/** "Should it stay or go": it is there now. */
export const isStaying = /\b(?:stay|keep)\b/;
/** "Turn part of the lawn into a bed" leaves the rest of it. */
export const parts = /^(?:part|half|some|quarter|third|section|piece|bit)(?: of)?$/;
export const makes = /^(?:please )?make$/;
/** What comes in the place of something: "the lawn becomes a meadow", "turn it into a bed". */
export const becomes = /replaced|^(?:becomes?|to become|should become|turns? into)$/;
export const into = /^(?:|to|into|with|for|by|.*replaced.*)$/;
/** "We have a shed, a pond and two trees"; not so "the grass is dead, a hydrangea by the porch". */
export const onlyIs = /(?:^| )(?:is|are|looks?)$|^(?:its?)?$/;
/** "The lawn is all weeds, moss and mud". */
export const allOfIt = /^(?:all|just|only|mostly|nothing|full|full of)$/;
export const got = /^(?:have|get|has)$/;
export const otherwise = /otherwise|other than that|apart from that|aside from that/;
export const rest = /^(?:rest|remainder)$/;
export const never = /^(?:no|never again|none of that|none of those)$/;
/** How the yard shall stay: "keep the view open". */
export const lasting = /^(?:open|clear|free|simple|tidy|low|natural)$/;
export const pronouns = /^(?:it|them|that|those|they|both|this|these)$/;
export const allOfThem = /^(?:those|they|these|both|all|them)$/;
export const nothing = /^(?:nothing|none|no)\b/;
