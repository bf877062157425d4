import { operatorCommands } from "./commands/operate.mjs";

/**
 * What is built with the app, so that it needs no developer's tools: the operator's commands, and the program by which a backup
 * is proven. Each is scripts/{name}.ts with, where it has parts, a folder of that name.
 */
export const operatorPrograms = [...Object.keys(operatorCommands), "prove-restored"];
