import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Records a proof's result for the table of `npm run proof` and docs/reliability.md. @param proof its name there */
export function noteFigures(proof: string, figures: string): void {
  const folder = process.env.PROOF_FIGURES;
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${proof}.txt`), figures);
}
