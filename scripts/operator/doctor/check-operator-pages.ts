import { installedOperatorPages, listOperatorGaps, operatorPages } from "#app/domain/pages/operator-pages.server.ts";
import type { Finding } from "#app/domain/upkeep/checks/finding.ts";

const check = "privacy and terms";

/** Whether the operator has set what only they know. */
export function checkOperatorPages(): Finding[] {
  const pages = installedOperatorPages();
  const lacking = Object.entries(operatorPages).filter(([page]) => !pages[page as keyof typeof pages]);
  const findings: Finding[] = listOperatorGaps().map(({ setting, gaps }) => ({
    check,
    status: "note",
    found: `${setting}: ${gaps.length} to fill in: ${gaps.join("; ")}`,
    advice: "Put your own words in the place of each bracket; until then readers get neutral ones, or none.",
  }));
  if (lacking.length > 0) {
    const found = `${lacking.map(([, { setting }]) => setting).join(" and ")} not set: readers get what is written at the desk (Shop, Pages), or Coming Soon`;
    findings.push({
      check,
      status: "note",
      found,
      advice: "A start is docs/privacy-template.md, docs/terms-template.md.",
    });
  }
  return findings.length > 0 ? findings : [{ check, status: "ok", found: "both there, nothing to fill in" }];
}
