// npm run proof: what takes too long for npm test. `crash` and `mutants` are programs of their own.
const programs = { crash: "crash-test", mutants: "mutate" };
const [name = "", ...rest] = process.argv.slice(2);

if (Object.hasOwn(programs, name)) {
  process.argv.splice(2, process.argv.length, programs[name], ...rest);
  await import("./run.mjs");
} else await import("./proof/prove.mjs");
