import { describe, expect, test } from "vitest";
import { readWish } from "./read-wish.ts";
import { answerQuestions, withAnswers } from "./typed/answers.ts";

const asked = (text: string) => readWish(text).questions.map(({ ask }) => ask);

describe("what is named without saying how it is meant is asked", () => {
  test.each([
    ["the peony", "Keep the peony, or plant a new one?", ["keep", "want", "skip"]],
    ["about the plum I haven't decided", "Keep the plum, or plant a new one?", ["keep", "want", "skip"]],
    ["maybe the hedge, not sure", "Keep the hedge, or have a new one?", ["keep", "want", "skip"]],
    ["Should the hedge stay or go?", "Keep the hedge, or take it out?", ["keep", "remove", "skip"]],
    ["I don't know if that wall can stay", "Keep the wall, or take it out?", ["keep", "remove", "skip"]],
    ["a pond, not sure yet", "Would you like a pond?", ["want", "skip"]],
    ["not sure if we want benches", "Would you like benches?", ["want", "skip"]],
    ["keep the oak. remove the shed. the old peony.", "Keep the peony, or plant a new one?", ["keep", "want", "skip"]],
  ])("%s", (text, ask, options) => {
    const { questions, items, kept } = readWish(text);
    expect(questions.map((one) => [one.ask, one.options.map(({ id }) => id)])).toEqual([[ask, options]]);
    expect([...items, ...kept].filter((one) => one !== "tree" && one !== "shed")).toEqual([]);
  });

  test.each([
    "keep the peony",
    "a peony",
    "the peony should go",
    "the patio bigger",
    "not sure what to do with the slope",
  ])("%s leaves nothing open", (text) => expect(asked(text)).toEqual([]));
});

describe("an answer changes the typed wish as words would have", () => {
  const wish = readWish("a bench. a hedge along the fence, not sure yet. Should the shed stay or go? the peony");
  const answered = (id: string, option: string) => withAnswers(answerQuestions(wish, { [id]: option }));

  test("what is wanted is where it was said to be", () => {
    const { items, asked, understood } = answered("hedge", "want");
    const said = readWish("a bench. a hedge along the fence");
    expect({ items, asked, understood }).toEqual({
      items: said.items,
      asked: said.asked,
      understood: said.understood,
    });
  });

  test("what is kept is kept, and nothing of it drawn", () => {
    const { keeps, items } = answered("peony", "keep");
    expect({ keeps, items }).toEqual({ keeps: ["peony"], items: wish.items });
  });

  test("what goes is reported as what goes", () => {
    const { refused, notDrawn } = answered("shed", "remove");
    const said = readWish("a bench. remove the shed");
    expect({ refused, notDrawn }).toEqual({ refused: said.refused, notDrawn: said.notDrawn });
  });

  test("skipped, or answered with what is not offered, nothing changes; another answer takes an answer's place", () => {
    expect(answered("peony", "skip").items).toEqual(wish.items);
    expect(answerQuestions(wish, { peony: "remove", zorble: "keep" })).toEqual(wish);
    const changed = answerQuestions(answerQuestions(wish, { peony: "want" }), { peony: "keep" });
    expect(withAnswers(changed)).toMatchObject({ keeps: ["peony"], items: wish.items });
  });

  test("questions are plain data", () => {
    expect(JSON.parse(JSON.stringify(wish.questions))).toEqual(wish.questions);
  });
});
