import { db } from "#db/client.server.ts";

/** Thrown by everything that a dead process would not have done any more. */
export class Died extends Error {
  override name = "Died";
}

export interface Seams {
  /** Called before every step that leaves a trace: the process may die here. */
  pass(step: string): void;
  /** The steps so far. */
  steps: string[];
  /** Ends the watching: the next life has seams of its own. */
  bury(): void;
}

/**
 * Seams between the steps of a story. At the given one the process dies: `die` kills it, or, when it returns, everything
 * from there on throws, the database included, as if nothing ran any more.
 * @param at 1 is the first seam; 0 for a life without an end
 */
export function createSeams(at: number, die: (step: string) => void = () => {}): Seams {
  const steps: string[] = [];
  let dead = false;
  const { transaction } = db;
  const { prepare } = db.$client;

  function pass(step: string): void {
    if (dead) throw new Died(step);
    steps.push(step);
    if (steps.length !== at) return;
    dead = true;
    die(step);
    throw new Died(step);
  }

  // A transaction is one step: what dies inside it has not happened.
  db.transaction = ((...call: Parameters<typeof transaction>) => {
    pass("transaction");
    return transaction.apply(db, call);
  }) as typeof transaction;
  db.$client.prepare = ((sql: string) => {
    const isStep = !db.$client.inTransaction && /^\s*(insert|update|delete)/i.test(sql);
    if (isStep) pass(sql.slice(0, 24));
    else if (dead) throw new Died(sql);
    return prepare.call(db.$client, sql);
  }) as typeof prepare;

  function bury(): void {
    Object.assign(db, { transaction });
    Object.assign(db.$client, { prepare });
  }

  return { pass, steps, bury };
}
