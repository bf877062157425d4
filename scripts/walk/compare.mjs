import { readFileSync } from "node:fs";

const longestDifference = 40;

/** A short text with the differences between two walks; empty when there are none. */
export function compareWalks(fileBefore, fileAfter) {
  const [before, after] = [fileBefore, fileAfter].map((file) => numbered(JSON.parse(readFileSync(file, "utf8"))));
  const told = [];
  for (const [key, entry] of before) {
    const difference = after.has(key)
      ? compareLines(linesOf(entry), linesOf(after.get(key)))
      : ["- answered only before"];
    if (difference.length > 0) told.push([`@@ ${key}`, ...shorten(difference)].join("\n"));
  }
  for (const key of after.keys()) if (!before.has(key)) told.push(`@@ ${key}\n+ answered only after`);
  return told.join("\n\n");
}

/** By chapter, visitor, method and address; repetitions get a number. */
function numbered(entries) {
  const byKey = new Map();
  const seen = new Map();
  for (const entry of entries) {
    const name = `${entry.chapter} | ${entry.who}: ${entry.method} ${entry.url}`;
    const times = (seen.get(name) ?? 0) + 1;
    seen.set(name, times);
    byKey.set(times === 1 ? name : `${name} (${times})`, entry);
  }
  return byKey;
}

function linesOf({ status, sent, headers, body }) {
  const fields = Object.entries(headers).map(([name, value]) => `${name}: ${[value].flat().join(" | ")}`);
  return [`status ${status}`, ...(sent ? [`sent ${sent}`] : []), ...fields, "", ...body];
}

/** A unified diff without context, by the longest common subsequence. */
function compareLines(before, after) {
  let start = 0;
  while (start < before.length && before[start] === after[start]) start++;
  let end = 0;
  while (end < Math.min(before.length, after.length) - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  return walkTable(before.slice(start, before.length - end), after.slice(start, after.length - end));
}

function walkTable(a, b) {
  const common = Array.from({ length: a.length + 1 }, () => new Uint32Array(b.length + 1));
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      common[i][j] = a[i] === b[j] ? common[i + 1][j + 1] + 1 : Math.max(common[i + 1][j], common[i][j + 1]);
    }
  }
  const told = [];
  for (let i = 0, j = 0; i < a.length || j < b.length; ) {
    if (i < a.length && j < b.length && a[i] === b[j]) [i, j] = [i + 1, j + 1];
    else if (j === b.length || (i < a.length && common[i + 1][j] >= common[i][j + 1])) told.push(`- ${a[i++]}`);
    else told.push(`+ ${b[j++]}`);
  }
  return told;
}

function shorten(lines) {
  if (lines.length <= longestDifference) return lines;
  return [...lines.slice(0, longestDifference), `… and ${lines.length - longestDifference} lines more`];
}
