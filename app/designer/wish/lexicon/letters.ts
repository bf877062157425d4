/** What letters begin and end with, in the order of the words; names go with them. */
const greetings = "hi, hello, hey, hiya, howdy, dear, greetings, good morning, good afternoon, good evening, good day";
const closings =
  "thanks, thank you, many thanks, thx, thanx, cheers, regards, best, best wishes, sincerely, yours, yours truly, love, lots of love, warmly, respectfully, gratefully, xoxo, xx, signed, yours faithfully";
const after =
  "so much, very much, a lot, again, in advance, from, to you, truly, sincerely, faithfully, regards, wishes, there, all, to all, both";

const oneOf = (words: string) => `(?:${words.split(", ").join("|")})`;
const name = "[\\p{L}'’-]+\\.?";
const names = `${name}(?:(?: ?[&+] ?| and | )${name}){0,4}`;

/** "Hi Anna,", "Kind regards, Tom", "- Sue & Bill": what stands before the names, and the names. */
export const greeted = new RegExp(`^(\\s*${oneOf(greetings)} )(${names})(?=\\s*[,!.\\n–-])`, "iu");
export const signed = new RegExp(
  `((?:^|[.,!?;:\\n)])\\s*(?:(?:kind|best|warm|kindest|warmest|with|many) )*${oneOf(closings)}(?: ${oneOf(after)})*[\\s,.!:–-]+|(?:^|\\s)[-–—~]+ *)(${names})\\W*$`,
  "iu",
);
/** Titles and the like, which are no names. */
export const titles = /^(?:mrs?|ms|miss|dr|prof|sir|madam|and|the|family|grandma|grandpa|from)$/i;
