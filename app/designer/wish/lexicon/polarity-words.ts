/** Single words whose order says how something is meant, where no phrase of the lexicon knows: "nobody gets to knock it down". */

/** Of the past and present ("hasn't been cut", "we didn't touch it") they tell. */
export const negators =
  /^(?:not|never|nobody|noone|nothing|no|noone|without|refuse|hate|hates|loath|don'?t|do'?nt|won'?t|wouldn'?t|can'?t|cannot|couldn'?t|mustn'?t|shouldn'?t|needn'?t|isn'?t|aren'?t|shame|pity|crime|heart)$/;
/** "Don't forget to remove", "can't wait to lose". */
export const falseNegations =
  /\b(?:forget|hesitate|wait|mind|only|matter|hurry|afford|stand|help|afraid|problem|worry|longer)\b/;
export const told = /^(?:has|have|had|was|were|been|did|which|that|who|yet)$/;

const harmVerbs =
  "shrink|reduce|enlarge|extend|widen|cut|rid|drain|fill|spoil|touch|move|remove|harm|disturb|damage|cover|alter|chop|dig|rip|tear|replace|block|hurt|destroy|demolish|lose|bury|shift|kill|change|knock|fell|raze|uproot|lift|ruin|wreck|bulldoze|butcher|hack|sacrifice|tamper|mess|interfere|smash|crush|trample|evict|scrap|ditch|bin|axe|pave|part|disappear|vanish|die|suffer|go|goes|went|gone|leave|lost|torn|dug|done";
export const harms = new RegExp(
  `^(?:${harmVerbs}|(?:${harmVerbs})(?:d|ed|ped|ted|led|ned|s|es)|(?:cutt|touch|mov|remov|harm|disturb|damag|los|kill|chang|destroy|tear|ripp|digg|hurt|replac|ruin)ing)$`,
);

/** What makes something that is there worth keeping. */
export const treasured =
  /^(?:beautiful|lovely|gorgeous|stunning|useful|healthy|perfect|wonderful|great|good|precious|special|sacred|favou?rites?|beloved|historic|listed|protected|magnificent|marvell?ous|handy|heirlooms?|priceless|irreplaceable|treasured?|memorial|grave|buried|belonged|inherited|older|redone|refurbished|restored)$/;
/** What nobody would say of something that they want: "roses are tacky". */
export const despised =
  /^(?:tacky|boring|pointless|useless|ugly|hideous|awful|horrible|dull|overrated|messy|poisonous|toxic|dangerous|ghastly|dreadful|vulgar|naff|nightmare|pain|silly|depressing|dreary|vile|evil|cursed|menace|nuisance|rubbish|terrible|lethal|disgusting|pretentious|cheesy|dated|sad)$/;
/** It is less than the word that follows says: "not good", "too good". */
export const weakens = /^(?:not|isn'?t|aren'?t|never|no|too|hardly|barely|would|could|if|but|once|were|was)$/;
