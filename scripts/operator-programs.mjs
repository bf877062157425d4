import { operatorCommands } from "./commands/operate.mjs";

/**
 * What is built with the app, so that it needs no developer's tools: the operator's commands, and the program that proves a
 * backup. Each is scripts/operator/{name}.ts, optionally with a folder of that name.
 */
export const operatorPrograms = [...Object.keys(operatorCommands), "prove-restored"];
