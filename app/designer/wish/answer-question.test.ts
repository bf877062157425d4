import { describe, expect, test } from "vitest";
import { answerQuestion } from "./amend-wish.ts";
import { readWish } from "./read-wish.ts";

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
    expect(questions.map((one) => [one.ask, one.options])).toEqual([[ask, options]]);
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
  const [hedge, shed, peony] = wish.questions.map(({ id }) => id);

  test("what is wanted stands where it was said to", () => {
    const answered = answerQuestion(wish, hedge ?? "", "want");
    const said = readWish("a bench. a hedge along the fence");
    expect(answered.items).toEqual(said.items);
    expect([...answered.asked]).toEqual([...said.asked]);
    expect(answered.understood).toEqual(said.understood);
    expect(answered.questions.map(({ id }) => id)).toEqual([shed, peony]);
  });

  test("what is kept is kept, and nothing of it drawn", () => {
    const answered = answerQuestion(wish, peony ?? "", "keep");
    expect(answered.keeps).toEqual(["peony"]);
    expect(answered.items).toEqual(wish.items);
  });

  test("what goes is told as what goes", () => {
    const answered = answerQuestion(wish, shed ?? "", "remove");
    const said = readWish("a bench. remove the shed");
    expect([...answered.refused]).toEqual([...said.refused]);
    expect(answered.notDrawn).toEqual(said.notDrawn);
  });

  test("skipped, it is gone, and an answer that is not offered changes nothing", () => {
    expect(answerQuestion(wish, peony ?? "", "skip")).toEqual({
      ...wish,
      questions: wish.questions.filter(({ id }) => id !== peony),
    });
    expect(answerQuestion(wish, peony ?? "", "remove")).toBe(wish);
    expect(answerQuestion(wish, "zorble", "keep")).toBe(wish);
  });

  test("questions are plain data", () => {
    expect(JSON.parse(JSON.stringify(wish.questions))).toEqual(wish.questions);
  });
});
