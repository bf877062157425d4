/** Subjects and verbs by which sentences are cut, and of clauses that tell of the yard and of those who live there. */

/** Before a subject. */
export const opening = /^(?:and|sadly|unfortunately|honestly|now|currently|yes|well|so|but|hi|hello|hey)$/;
export const beforeVerb =
  /^(?:always|just|also|still|often|really|all|both|currently|now|only|already|once|recently|finally|even|mostly|usually|that|which|sometimes|never)$/;
export const we = /^(?:i|we)$/;
export const somebody =
  /^(?:dogs?|cats?|pup|puppy|puppies|kids?|child|children|toddlers?|baby|boys?|girls?|twins|grandkids|grandchildren|wife|husband|partner|brothers?|sisters?|aunt|uncle|cousin|friends?|mum|mom|mother|dad|father|son|daughter|grandma|grandpa|granny|grandmother|grandfather|neighbou?rs?|tenants?|guests?|visitors?|landlord|landlady|deer|moose|rabbits?|squirrels?|chickens?|hens|moles?|gophers?|voles?|hoa|city|council|storm|wind|he|she|it|they|people|everyone|everybody|nobody|no one|(?:the )?(?:previous )?owners?|builders?|contractors?|somebody|someone|water|rain|rainwater|sun|snow)$/;
/** What sentences of short notes begin with. */
export const yard = /^(?:(?:back|front|side) ?)?(?:yard|garden|lawn|plot|lot)$/;
/** Verbs of wishing and of what shall become of something. */
export const wishes =
  /^(?:want|wish|would|like|love|need|hope|dream|prefer|think|thought|decid|plan|suggest|recommend|propos|imagin|pictur|consider|discuss|agree|settl|figur|talk|could|should|must|shall|will|may|might|deserve|become|turn|lead|run|go|goes|wind|connect|stay|remain|keep|kept)/;
export const denial =
  /^(?:can'?t|cannot|don'?t|doesn'?t|didn'?t|won'?t|isn'?t|aren'?t|wasn'?t|couldn'?t|haven'?t|hasn'?t|never)$/;
export const past =
  /^(?:has|have|had|was|were|took|got|came|fell|grew|blew|built|made|dug|died|stood|broke|gave|bought|sold|lost|left|put|let|ate|did|flew|hit|hid|dries|cut|put in|put down|planted|removed|installed|added|laid|lay|took out|used|use|walk|play|sit|park|eat|dig|come|visit|live)$/;
/** Of the present too: "we put", "we use". */
export const nowToo = /^(?:have|has|use|put|cut|let|sit|walk|play|park|eat|live)$/;
export const perceives = /^(?:see|hear|look|stare|watch)$/;
export const thirdPerson =
  /^(?!(?:always|perhaps|besides|towards|across|thanks|please|yours|ours|theirs|plus|less|lots|sides|inches|metres|meters)$)[a-z]{2,}[^s']s$/;

export const exchanges = /^(?:replac|swap|exchang|trad|turn|transform|convert|chang)/;
/** After "keep" and a noun. */
export const keepsOff = /^(?:off|out|out of|away|away from|at bay)$/;
/** Whose things do not go. */
export const others = /^(?:neighbou?rs?'?s?'?|next door'?s?|people's|council'?s?|city'?s)$/;
/** Says how much somebody wants it, or asks for it kindly. */
export const idle = /^(?:please|pls|kindly|maybe|perhaps|also|ideally|plus|possibly|definitely|really|too|as well)$/;
/** Who may like something. */
export const isWho =
  /^(?:i|we|they|you|he|she|also|really|both|all|always|do|quite|too|would|kids?|children|wife|husband|partner|mum|mom|dad|dogs?|people|guests|and i|myself|especially|particularly|much|still|not|don'?t)$/;
/** Said of the noun before it: "the patio should be round", "a pond would be nice". */
export const ofSubject =
  /^(?:should be|could be|would be|will be|needs to be|would look|should have|has to have|will have)$/;
export const subordinates = /^(?:when|whenever|while|unless|if|once|whether|where|which is)$/;
