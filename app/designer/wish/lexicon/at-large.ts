/** Words that are said of the yard as a whole. */

/** For redesigning the whole garden, whatever things are named with it. A vegetable garden is a thing in it. */
export const anew =
  /\b(?:re-?design\w*|re-?d(?:o|one|oing)|make-? ?over|transform\w*|overhaul\w*|landscap\w*|renovat\w*|revamp\w*|re-?imagin\w*|spruc\w*|(?<!(?:vegetable|veggie|herb|rock|cactus|rain|flower|kitchen|rose|gravel|water) )garden with|garden (?:design|ideas?)|fill the rest|the rest (?:with|full of)|ideas?|(?:new|beautiful|pretty|lovely|lush|dream|nice|green|stunning|colou?rful) (?:garden|(?:back |front )?yard|backyard|outdoor space|look))\b/i;

/** For wanting nothing else. */
export const nothingElse =
  /^\W*(?:(?:i|we)(?:'d| would)? (?:want|like|need) )?(?:just|only|simply)\b|\b(?:nothing (?:else|more)|that'?s (?:all|it)|leave (?:everything|all) else|leave the rest|(?:do not|don'?t) (?:change|touch) anything)\b/i;

/** For ground that is bare earth. */
export const bare =
  /\b(?:dirt|mud(?:dy)?|dust|bare (?:earth|ground|soil|spots?|patch\w*)|just (?:earth|soil)|(?:of|by|with|replace) the (?:soil|earth))\b/i;
export const bareOtherwise = /\b(?:dirt cheap|dirt (?:bikes?|road|track))\b/gi;

/** Sizes next to that of what is there. */
export const shares: Readonly<Record<string, number>> = {
  half: 1 / 2,
  third: 1 / 3,
  quarter: 1 / 4,
  "two thirds": 2 / 3,
  twice: 2,
  double: 2,
  "three times": 3,
  triple: 3,
};
/** What is replaced is what goes; what is dug up for something else is told of that. */
export const replacing = /\b(?:replac|convert|turn|swap)\w* (?:up |out )?$/;
export const diggingUp = /\b(?:dig|tear|rip|take|remov)\w* (?:up |out )?(?:a )?(?:good )?$/;

/** For a path in the place of the walk that is there. */
export const replacedWalk =
  /\b(?:instead of|in place of|rather than|replac\w*|swap\w*|remov\w*|get rid of|tear out|rip out) (?:the|our|my|this|that) (?:(?!along|and|by|for|near|of|on|the|to|with)[\w-]+ ){0,3}(?:walk|walkway|path|pathway|footpath|sidewalk)\b|\bmake (?:the|our|my) (?:[\w-]+ ){0,3}(?:walk|walkway|path|pathway) (?:curve\w*|bend|wind\w*)\b/i;

/** For ground that is not level; a roof or a hoist is none. */
export const sloping =
  /\b(?:slop(?:e[sd]?|ing|ey|y)|steep(?:ly)?|hill(?:side|y)?|embankment)\b(?! (?:roof|lid|driveway|drive|stairs|steps))/i;

/** "Half the lawn", "a third the size", "twice as large a patio", "by half"; with up to four words after it. */
export const relative = new RegExp(
  `\\b(in |by )?(?:an? |one )?(${Object.keys(shares).join("|")})\\b(?= (?:of|as|the|its|my|our|that|this|size)\\b|[ .,!;]*$|[.,!;])((?: \\w+){0,4})`,
  "g",
);
/** "Half the yard as a patio". */
export const patioOfYard = new RegExp(
  `\\b(${Object.keys(shares).join("|")}) (?:of )?(?:the |my |our )?(?:(?:front|back) ?)?(?:yard|garden) (?:as|into|to|for) (?:an? |the )?(?:\\w+ )?(?:patio|terrace|deck)\\b`,
);
export const named = /\b(?:(lawn|grass|turf)|patio|terrace|deck)\b/g;
