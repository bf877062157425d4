import { union, without } from "./lists.ts";
import type { Wish, WishPart } from "./wish.ts";

/** By question; what no question of the wish offers is ignored. */
export type Answers = Readonly<Record<string, string>>;

/** The wish with what its customer chose. It adds nothing yet, so that another answer can take its place. */
export function answerQuestions(wish: Wish, answers: Answers): Wish {
  const questions = wish.questions.map((question) => {
    const answer = answers[question.id];
    return question.options.some(({ id }) => id === answer) ? { ...question, answer } : question;
  });
  return { ...wish, questions };
}

/** The wish as it is drawn: with what the chosen options add. */
export function withAnswers(wish: Wish): Wish {
  return wish.questions.reduce((answered, { options, answer }) => {
    const adds = options.find(({ id }) => id === answer)?.adds;
    return adds ? add(answered, adds) : answered;
  }, wish);
}

/** What an option can add to a wish. */
export function partOf(wish: Wish): WishPart {
  const { asked, refused, kept, avoided, items, plants, removals, undrawn } = wish;
  const { understood, statedThings, keeps, notDrawn, flowerColors, tree } = wish;
  const things = { asked, refused, kept, avoided, items, plants, removals, undrawn };
  const said = Object.entries({ ...things, understood, statedThings, keeps, notDrawn, flowerColors });
  return { ...Object.fromEntries(said.filter(([, list]) => list.length > 0)), ...(tree && { tree }) };
}

function add(wish: Wish, adds: WishPart): Wish {
  const asked = union(wish.asked, adds.asked);
  return {
    ...wish,
    asked,
    refused: without(union(wish.refused, adds.refused), asked),
    kept: union(wish.kept, adds.kept),
    avoided: union(wish.avoided, adds.avoided),
    tree: wish.tree ?? adds.tree,
    plants: union(wish.plants, adds.plants),
    flowerColors: union(wish.flowerColors, adds.flowerColors),
    items: [...wish.items, ...(adds.items ?? [])],
    undrawn: [...wish.undrawn, ...(adds.undrawn ?? [])],
    removals: [...wish.removals, ...(adds.removals ?? [])],
    understood: union(wish.understood, adds.understood),
    statedThings: [...wish.statedThings, ...(adds.statedThings ?? [])],
    keeps: union(wish.keeps, adds.keeps),
    notDrawn: union(wish.notDrawn, adds.notDrawn),
  };
}
