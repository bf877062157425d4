import { describe, expect, test } from "vitest";
import { readClauses, readWish } from "../read-wish.ts";
import type { Phrase } from "../text/find-phrases.ts";

const isName = ({ term }: Phrase) => ["thing", "undrawable", "spot", "material"].includes(term.kind);

/** "keep oak | want bench": the clauses that name something, and how each is meant. */
function meant(text: string): string {
  return readClauses(text)
    .filter(({ phrases }) => phrases.some(isName))
    .map(({ attitude, removes, phrases }) => `${removes ? "remove" : attitude} ${phrases.find(isName)?.words}`)
    .join(" | ");
}

describe("sentences are cut where another verb says how what follows is meant", () => {
  test.each([
    ["keep the oak and add a bench", "keep oak | want bench"],
    ["remove the shed, plant roses", "remove shed | want roses"],
    ["no gravel but a pond", "refuse gravel | want pond"],
    ["replace the lawn with gravel", "remove lawn | want gravel"],
    ["turn part of the lawn into a bed", "keep lawn | want bed"],
    ["make the lawn a meadow", "remove lawn | want meadow"],
    ["a fence instead of the hedge", "want fence | refuse hedge"],
    ["instead of the hedge a fence", "refuse hedge | want fence"],
    ["I'd rather have a hedge than a fence", "want hedge | refuse fence"],
    ["keep the oak with a bench under it", "keep oak | want bench"],
  ])("%s", (text, expected) => expect(meant(text)).toBe(expected));
});

describe("two verbs mean one thing together", () => {
  test.each([
    ["I don't want to lose the oak", "keep oak"],
    ["we would like to keep the shed", "keep shed"],
    ["don't plant roses", "refuse roses"],
    ["don't paint the fence", "keep fence"],
    ["don't cut the oak or move the shed", "keep oak | keep shed"],
  ])("%s", (text, expected) => expect(meant(text)).toBe(expected));
});

describe("a verdict after a noun is carried back", () => {
  test.each([
    ["the shed, the fence and the oak must stay", "keep shed | keep fence | keep oak"],
    ["I love the shed, please leave it", "keep shed"],
    ["the oak we'd like to keep", "keep oak"],
    ["a pond? No, a fountain", "remove pond | want fountain"],
    ["everything but the oak can go", "keep oak"],
    ["a bench, otherwise leave it as is", "want bench"],
  ])("%s", (text, expected) => expect(meant(text)).toBe(expected));
});

describe("what is told asks for nothing", () => {
  test.each([
    ["the lawn is dead, a hydrangea by the porch", "tell lawn | want hydrangea"],
    ["we have a shed, a pond and two trees", "tell shed | tell pond | tell trees"],
    ["my landlord put in a fence. I want roses", "tell fence | want roses"],
    ["roses because the patio is bare", "want roses | tell patio"],
    ["we were going to put in a pool but want a pond", "tell pool | want pond"],
  ])("%s", (text, expected) => expect(meant(text)).toBe(expected));
});

describe("lists go on in the attitude that they began with", () => {
  test.each([
    ["no lawn, trees or gravel", "refuse lawn | refuse trees | refuse gravel"],
    ["no lawn, a pond", "refuse lawn | want pond"],
    ["keep the shed and the oak", "keep shed | keep oak"],
    ["keep the shed and a bench", "keep shed | want bench"],
    ["Keep: the oak, the shed", "keep oak | keep shed"],
  ])("%s", (text, expected) => expect(meant(text)).toBe(expected));
});

describe("what is said in passing draws nothing", () => {
  test.each([
    ["Don't even think of gravel", "refuse gravel"],
    ["a peony I'd like to save", "keep peony"],
    ["a screen that stays dense", "want screen"],
    ["a path that stays clear", "want path"],
    ["leave the bed right of the drive clear", "keep bed"],
    ["rain pools by the shed door", "tell shed"],
    ["the stone wall is listed", "keep stone wall"],
    ["the oak outranks everybody", "unclear oak"],
    ["i. existing trees ii. a bench", "want trees | want bench"],
    ["2) cedar deck 3) bench", "want cedar | want bench"],
    ["What I don't want: grass; box; ivy", "refuse grass | refuse box | refuse ivy"],
    ["Ivy, wisteria: nothing that climbs", "refuse ivy | refuse wisteria"],
    ["keep the oak everything else can go", "keep oak"],
    ["The trees stay. The pots don't.", "keep trees | remove pots"],
  ])("%s", (text, expected) => expect(meant(text)).toBe(expected));

  test("who is looked in on has a problem, and wants privacy", () => {
    const { moods, items, told } = readWish("looked in on from upstairs");
    expect({ moods, items, told }).toEqual({ moods: ["privacy"], items: [], told: ["looked in on from upstairs"] });
  });
});
