/** What is written beside words, as regular expressions on lower-case text. */

export const word = /[\p{L}\p{M}]+(?:['’`][\p{L}]+)*/uy;
export const number = /(\d+)(?: ?(pieces?|pcs?\b|no\b|nr\b|off\b|units?\b|each\b|x(?= ))\.?)?/y;
/** "W/" and "w/o". */
export const shortWith = /w\/(o\b)?/y;
export const countAfter = /(?:x ?(\d{1,2})x?|\((?:x ?)?(\d{1,2})(?:x?\)|(?= of)))(?![\p{L}\d]|[.,]\d)/uy;

/** What says nothing of the thing: shares, pot sizes of nurseries, spacing between plants, grain of gravel. */
export const trade =
  /\d+ ?(?:%|per ?cent\b)|\d+(?:[-/ ]?\d+)?[- ]?(?:gal(?:lon)?|litre|liter|l)s?\b\.?|(?:every |at )?\d+(?:[.,]\d+)? ?(?:cm|m|in|ft|'|")? ?(?:o\.c\.|oc\b|apart|spacing|centres|centers)|every \d+ ?(?:cm|m|in|ft|'|")|\d\/\d(?= minus)/y;
/** A stop after these ends no sentence, unless a capital letter follows. */
export const abbreviation =
  /\b(ft|sq|yd|(?<=\d ?)in|approx|appr|ca|ht|incl|conc|ex|exist|galv|max|min)\.(?=\s+[a-z0-9("'])|\b([Ss]t)\.(?=\s+[A-Z][a-z])/g;
/** "The patio's too small": the noun, and then its verb. */
export const isAfterNoun =
  /\p{L}{3,}(?<!\b(?:it|that|there|here|what|let|who|where|how|she|one))(?='s (?:too|so|very|not|just|all|useful|useless|lovely|great|good|gorgeous|beautiful|perfect|old|listed|protected|staying|going|broken|a|an|like|dead|dying|been|gone|got|full|in|rotten|bare|patchy|fine|ok|ugly|bad|nice|only|already|falling|leaning|past)\b)/uy;
/** The name of a sort, as botanists and nurseries write it: 'Limelight'. */
export const cultivar = /'[a-z][a-z .-]{2,30}'(?![a-z])/y;

/** "$300", "5k dollars", "1,500 euros": what it may cost, which counts nothing. */
export const money =
  /(?:[$€£] ?(\d[\d.,]*)( ?k\b)?|(\d[\d.,]*)( ?k)? ?(?:dollars?|bucks?|euros?|quid|usd|eur|gbp|€|\$)(?!\p{L}))/uy;
/** Below this sum a garden is made cheaply, whatever the currency. */
export const lowBudget = 2000;
