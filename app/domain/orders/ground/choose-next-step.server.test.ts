import { expect, test } from "vitest";
import { stepFrom } from "./choose-next-step.server.ts";
import type { Ground } from "./find-ground.server.ts";

const orderedAt = 1_000_000;
const being: Ground = {
  requestId: 1,
  photo: { path: "a.jpg", widths: [], width: 4, height: 3, placeholderColor: "#888" },
  orderedAt,
  isOpen: true,
  isConfirmed: false,
  state: "waiting",
  subject: undefined,
  scale: undefined,
};
const read = (unsure: boolean, figures: NonNullable<Ground["reading"]>["figures"] = []): Ground => ({
  ...being,
  state: "read",
  reading: { unsure, figures } as Ground["reading"],
});

test.each<[string, Ground, number, string]>([
  ["a photo that is being read is waited for", being, 16_000, "wait"],
  ["but only while the next look still comes within twenty seconds", being, 17_001, "payment"],
  ["nor where nothing is read", being, Infinity, "payment"],
  ["nor once it is paid", { ...being, isOpen: false }, 0, "payment"],
  ["one that could not be read", { ...being, state: "unread" }, 0, "payment"],
  ["one that was read surely", read(false), 0, "payment"],
  ["one that raised questions", read(true), 0, "ground"],
  ["one that shows a person", read(false, [{ foot: [0.5, 0.7], height: 0.3 }]), 0, "ground"],
  [
    "one that shows no yard",
    { ...read(false), subject: { words: "A dog.", isClosed: true, mayInsist: true } },
    0,
    "ground",
  ],
  [
    "one of a yard at night",
    { ...read(false), subject: { words: "Dark.", isClosed: false, mayInsist: false } },
    0,
    "payment",
  ],
  ["one whose owner has looked", { ...read(true), isConfirmed: true }, 0, "payment"],
])("%s", (_, ground, after, step) => {
  expect(stepFrom(ground, orderedAt + after)).toBe(step);
});
