/**
 * `npm run crash-test -- [--every N] [--endings partial,error,completed]`: lives orders from the photo to the last letter and
 * ends the process by kill -9 before each of their effects in turn, every commit, file and message; then restarts, lets the
 * work run empty and checks that each was paid once, has its pictures or its money back, and each letter once.
 * `npm run crash-test -- --random N [--seed S]`: kills the built server N times under orders, at random. A kill takes some 4 s of
 * processor time: on two cores a hundred take ten minutes and a thousand an hour and a half, and the last pictures a few more.
 * Ends with 1 when anything was lost or came twice.
 */
import { parseArgs } from "node:util";

const option = { type: "string" } as const;
const options = { every: option, endings: option, random: option, seed: option };
const { values } = parseArgs({ options });

const { ok, lines } = values.random
  ? await (await import("./crash-test/random-kills.ts")).killAtRandom(Number(values.random), values.seed)
  : await (await import("./crash-test/each-effect.ts")).killAtEachEffect(Number(values.every ?? 1), values.endings);
console.log(lines.join("\n"));
process.exit(ok ? 0 : 1);
