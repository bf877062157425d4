import { parseArgs } from "node:util";

/**
 * @typedef {object} Option
 * @property {"string" | "boolean"} type
 * @property {string} about In one line.
 * @property {string} [value] What the help calls its value: NUMBER (which is checked), DIR, FILE ...
 * @property {readonly string[]} [oneOf] The values there are.
 * @property {string} [default]
 */

/**
 * @typedef {object} Command
 * @property {string} call As it is typed: `npm run design`.
 * @property {string} about What it does, in plain paragraphs.
 * @property {readonly string[]} [takes] Its arguments in order: `PHOTO`, `[WISH]` where it may be left out, `[NAME ...]` for any number.
 * @property {Record<string, Option>} [options]
 */

/**
 * What was typed after a command.
 * @template {Command} C
 * @typedef {NonNullable<ReturnType<typeof parseCommandLine<C>>["given"]>} Given
 */

/**
 * Declares a command: what it takes, and each option in a line.
 * @template {Command} const C
 * @param {C} declared
 */
export function command(declared) {
  return declared;
}

/**
 * Which of several commands the first word names. Without one, or with --help, they are listed.
 * @param {string} call
 * @param {Record<string, Command>} commands
 */
export function findCommand(call, commands, args = process.argv.slice(2)) {
  const [name = "--help", ...rest] = args;
  const declared = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (declared) return { name, declared, rest };
  if (!["--help", "-h"].includes(name)) return refuse({ call }, `there is no command '${name}'`);
  const width = Math.max(...Object.keys(commands).map((known) => known.length));
  const lines = Object.entries(commands).map(([known, { about }]) => `  ${known.padEnd(width)}  ${firstWords(about)}`);
  console.log([`Usage: ${call} COMMAND [options]`, "", ...lines].join("\n"));
  return process.exit(0);
}

/**
 * What was typed after a command. Prints the help and ends with 0 where it is asked for; refuses what the command does not
 * know or lacks in one line and ends with 2. Called before anything is opened, started or built.
 * @template {Command} const C
 * @param {C} declared
 * @param {readonly string[]} args
 */
export function readCommandLine(declared, args = process.argv.slice(2)) {
  const { given, problem, help } = parseCommandLine(declared, args);
  if (given) return given;
  if (problem !== undefined) return refuse(declared, problem);
  console.log(help);
  return process.exit(0);
}

/**
 * Ends the command for a wrong value that only the command itself can judge: one line, exit code 2.
 * @param {Pick<Command, "call">} declared
 * @param {string} problem
 * @returns {never}
 */
export function refuse(declared, problem) {
  console.error(`${declared.call}: ${problem} (--help lists what it takes)`);
  process.exit(2);
}

/**
 * Reads the command line and works. An error ends the command with 1 and one line; a fault of the program keeps its stack.
 * @template {Command} const C
 * @param {C} declared
 * @param {(given: Given<C>) => unknown} work
 */
export async function runCommand(declared, work) {
  const given = readCommandLine(declared);
  // Output to a program that stops reading, such as `head`, needs no stack.
  process.stdout.on("error", () => process.exit(1));
  try {
    await work(given);
  } catch (error) {
    console.error(describeError(error));
    process.exitCode = 1;
  }
}

/**
 * The message of what a person can do something about; else the error itself, which is printed with its stack.
 * @param {unknown} error
 */
export function describeError(error) {
  if (!(error instanceof Error)) return error;
  const { cause } = error;
  // fetch() throws a TypeError whose cause is what went wrong.
  if (cause instanceof Error) return `${error.message}: ${cause.message || cause.name}`;
  const isFault = error instanceof TypeError || error instanceof ReferenceError || error instanceof RangeError;
  return isFault ? error : error.message;
}

/**
 * The same without side effects: the help that was asked for, what is wrong with the words, or what they say. Words are
 * checked even where help is asked for, which makes --help a trial of a command line.
 * @template {Command} const C
 * @param {C} declared
 * @param {readonly string[]} args
 */
export function parseCommandLine(declared, args) {
  const { options = {}, takes = [] } = declared;
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      // With this cast, values have the types that the command's own options give them.
      options: /** @type {NonNullable<C["options"]>} */ ({ ...options, ...helpOption }),
    });
    const help = "help" in values && values.help ? describeCommand(declared) : undefined;
    const problem = findProblem(takes, positionals, help !== undefined) ?? findWrongValue(options, values);
    if (problem !== undefined) return { problem };
    return help === undefined ? { given: { values, positionals } } : { help };
  } catch (error) {
    if (!String(error?.code).startsWith("ERR_PARSE_ARGS")) throw error;
    return { problem: error.message.split(". ", 1)[0].split("\n", 1)[0] };
  }
}

const helpOption = { help: /** @type {const} */ ({ type: "boolean", short: "h", about: "Shows this help." }) };

/** @returns {string | undefined} */
function findProblem(takes, positionals, isTrial) {
  const needed = takes.filter((name) => !name.startsWith("["));
  if (!isTrial && positionals.length < needed.length) return `${needed[positionals.length].split(" ")[0]} is missing`;
  const isOpen = takes.some((name) => /\.\.\.\]?$/.test(name));
  if (!isOpen && positionals.length > takes.length) return `unexpected argument '${positionals[takes.length]}'`;
  return undefined;
}

/** @returns {string | undefined} */
function findWrongValue(options, values) {
  for (const [name, { value, oneOf }] of Object.entries(options)) {
    const given = values[name];
    if (given === undefined) continue;
    if (value === "NUMBER" && (given.trim() === "" || !Number.isFinite(Number(given))))
      return `--${name} must be a number, not '${given}'`;
    if (oneOf && !oneOf.includes(given)) return `--${name} must be one of ${oneOf.join(", ")}, not '${given}'`;
  }
  return undefined;
}

/** @param {Command} declared */
function describeCommand({ call, about, takes = [], options = {} }) {
  const words = [...takes, "[options]"].join(" ");
  const separator = /^npm /.test(call) ? " -- " : " ";
  const rows = Object.entries({ ...options, ...helpOption }).map(([name, option]) => [
    option.type === "string" ? `--${name} ${option.value ?? "TEXT"}` : name === "help" ? "-h, --help" : `--${name}`,
    describeOption(option),
  ]);
  const width = Math.max(...rows.map(([name]) => name.length));
  const lines = rows.map(([name, text]) => `  ${name.padEnd(width)}  ${text}`);
  return [`Usage: ${call}${separator}${words}`, "", about.trim(), "", "Options:", ...lines].join("\n");
}

/** @param {Option} option */
function describeOption({ about, oneOf, default: usual }) {
  return [about, oneOf ? `One of ${oneOf.join(", ")}.` : "", usual ? `Usually ${usual}.` : ""]
    .filter(Boolean)
    .join(" ");
}

/** @param {string} text */
function firstWords(text) {
  return text
    .trim()
    .replace(/\s+/g, " ")
    .split(/[.,:;(]/, 1)[0];
}
