import type { Finding } from "#app/domain/upkeep/checks/finding.ts";
import { faultOfWeights } from "#app/providers/images/ground-reader.server.ts";

/** Whether the built-in designer's weights are present and intact: without them every order waits. */
export function checkGroundReader(file?: string): Finding {
  const check = "ground reader";
  const fault = faultOfWeights(file);
  if (!fault) return { check, status: "ok", found: "its weights are whole" };
  const advice = "Take the file from the program's release again (git checkout app/designer/reader/weights).";
  return { check, status: "broken", found: fault, advice };
}
