import { joinPlaces } from "#app/designer/wish/join-places.ts";
import { takeComparisons } from "#app/designer/wish/find-comparisons.ts";
import { joinVerbs } from "#app/designer/wish/join-verbs.ts"; import { tellOfPeople } from "#app/designer/wish/find-subjects.ts";
import { findMarks } from "#app/designer/wish/find-marks.ts"; import { splitWords } from "#app/designer/wish/split-words.ts";
import { tellApart } from "#app/designer/wish/tell-apart.ts"; import { markPlaces } from "#app/designer/wish/mark-places.ts"; import { sayAgain } from "#app/designer/wish/say-again.ts"; import { readAttitudes } from "#app/designer/wish/read-attitudes.ts";
import { readWish } from "#app/designer/wish/read-wish.ts";
for (const t of process.argv.slice(2)) { const m=findMarks(splitWords(t)); tellApart(m);joinVerbs(m);joinPlaces(m);tellOfPeople(m);takeComparisons(m); markPlaces(m); sayAgain(m); readAttitudes(m);
 console.log(m.map(x=>{const k:any=x.term; return `${x.words||k.kind}[${k.kind==="cue"?k.cue:k.kind}${x.reference?" R":""}${x.place?" @"+x.place:""}${x.spot?" @@"+x.spot:""}|${x.attitude[0]}]`}).join(" "));
 const w=readWish(t); console.log("   ",JSON.stringify({u:w.understood,k:w.keeps,nd:w.notDrawn,nu:w.notUnderstood,t:w.told,m:[...w.moods]}));}
