/** Function words and garden words of German, Spanish and French that English does not have. */
export const foreignWords: ReadonlySet<string> = new Set(
  `und mit ein eine einen einem einer ich wir der die das den dem kein keine ohne möchte moechte mochte bitte für fur im vom zum zur auf aus bei nicht
  sehr schön schone schoner garten rasen weg wiese baum blumen steine hecke zaun terrasse sitzecke feuerstelle kies entlang neben haus teich unser mein
  un una unos unas con el los las y quiero quisiera jardin para sin por favor gustaria del al que mi nuestro cesped piedra arbol arboles flores camino casa
  hacer tener muy moderno bonito grande pequeno fuente junto cerca
  avec le les et je nous voudrais sans pour des du au aux dans une notre mon ma pelouse allee pierre arbre arbres fleurs petit petite moderne
  pres maison gravier haie cloture souhaite aimerais qui sur beau belle`
    .split(/\s+/)
    .map((word) => word.normalize("NFD").replace(/[\u0300-\u036f]/g, "")),
);

const english = new Set(
  "the and with a an for of to in i we want would like please my our yard garden is are no not without near along by at next add".split(
    " ",
  ),
);

/** Whether a text is written in another language, by its small words or its script. */
export function isForeign(words: readonly string[], text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (letters > 0 && latin < letters / 2) return true;
  const foreign = words.filter((word) => foreignWords.has(word) && !english.has(word)).length;
  return foreign >= 2 && foreign > words.filter((word) => english.has(word)).length;
}
