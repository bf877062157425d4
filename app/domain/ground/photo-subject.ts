/** What a photo shows instead of a readable yard. Safe in the browser. */
interface PhotoSubject {
  words: string;
  /** It cannot be a yard: payment is closed until its owner confirms that it is one. */
  closesPayment: boolean;
}

const subjects: Record<string, PhotoSubject> = {
  document: noYard("This looks like a receipt or another piece of paper"),
  screenshot: noYard("This looks like a picture of a screen"),
  indoors: noYard("This looks like a room inside a house"),
  person: noYard("This looks like a picture of a person"),
  animal: noYard("This looks like a picture of an animal"),
  aerial: noYard("This looks like a picture from the air", "take one standing on the ground, at eye level"),
  blank: noYard("This picture shows nothing that we can make out"),
  "too-blurred": noYard("This photo is too blurred to find a yard in it", "send a sharp one of your yard, in daylight"),
  other: noYard("We cannot find a yard in this picture"),
  night: qualityProblem("This photo is too dark to see the yard well", "one in daylight"),
  snow: qualityProblem("Snow covers the yard, so we cannot see what lies under it", "one without snow"),
  blurred: qualityProblem("This photo is blurred, so edges may be missed", "one taken with a steady hand"),
  tiny: qualityProblem(
    "This photo is very small, so the designs will show little detail",
    "the original from your camera",
  ),
  unsure: qualityProblem("We are not sure this is a yard", "one of your yard in daylight, taken a few steps back"),
  "people-in-front": qualityProblem("People stand in front of the yard", "one without them, or from a few steps back"),
};

function noYard(seen: string, instead = "send one of your yard, in daylight, taken a few steps back"): PhotoSubject {
  return { words: `${seen}, and we design yards. Please ${instead}.`, closesPayment: true };
}

function qualityProblem(seen: string, better: string): PhotoSubject {
  return {
    words: `${seen}. You can go on, but your designs will be better from another photo: ${better}.`,
    closesPayment: false,
  };
}

/** Undefined for a yard, and for a subject that we have no words for: neither closes payment. */
export function findPhotoSubject(name: string | undefined): PhotoSubject | undefined {
  return name !== undefined && Object.hasOwn(subjects, name) ? subjects[name] : undefined;
}
