import { type Given, runCommand } from "../scripts/commands/command-line.mjs";
import { measureCommands } from "./commands/measure.mjs";
import { type Judged, type JudgedMarks, judgeMarks } from "./wishes/judge-marks.ts";
import { halves, listMarkedWishes } from "./wishes/list-marked-wishes.ts";

const declared = measureCommands["measure-marks"];

const rows: readonly (readonly [Judged["what"], string])[] = [
  ["want", "wanted things"],
  ["keep", "kept things"],
  ["refuse", "refused things"],
  ["place", "places of wanted things"],
  ["count", "counts"],
  ["size", "sizes"],
  ["color", "colors"],
  ["shape", "shapes"],
  ["of", "materials and plants of things"],
  ["mood", "moods and styles"],
  ["problem", "problems"],
];

function reportHalf(half: string, wishes: readonly JudgedMarks[]): string {
  const all = wishes.flatMap(({ judged }) => judged);
  const percent = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;
  const lines = rows.map(([what, title]) => {
    const said = all.filter((one) => one.what === what);
    const shares = (["right", "wrong", "reported", "lost"] as const).map((outcome) =>
      percent(said.filter((one) => one.outcome === outcome).length, said.length).padStart(8),
    );
    return `${title.padEnd(32)}${String(said.length).padStart(6)} ${shares.join(" ")}`;
  });
  const wanted = all.filter(({ what }) => what === "want").length;
  const untyped = all.filter(({ untyped }) => untyped);
  const typed = all.filter(({ what, untyped }) => what === "place" && !untyped);
  const sum = (of: "drawnAllTheSame" | "added") => wishes.reduce((total, wish) => total + wish[of].length, 0);
  return [
    `${half}: ${wishes.length} wishes of ${new Set(wishes.map(({ marked }) => marked.voice)).size} voices`,
    `${"".padEnd(38)} ${["right", "wrong", "reported", "lost"].map((title) => title.padStart(8)).join(" ")}`,
    ...lines,
    `places that a typed wish can say: ${typed.length}, of them ${percent(typed.filter(({ outcome }) => outcome === "right").length, typed.length)} right`,
    `places that no typed wish can say: ${untyped.length}, of them ${percent(untyped.filter(({ outcome }) => outcome === "lost").length, untyped.length)} lost`,
    `drawn, though told, kept or refused: ${sum("drawnAllTheSame")}; added: ${sum("added")} (${percent(sum("added"), wanted)} of what is wanted)`,
    `wishes without a fault: ${percent(wishes.filter((wish) => faultsOf(wish) === 0).length, wishes.length)}`,
  ].join("\n");
}

function faultsOf({ judged, drawnAllTheSame, added }: JudgedMarks): number {
  return judged.filter(({ outcome }) => outcome !== "right").length + drawnAllTheSame.length + added.length;
}

function describeFaults(wish: JudgedMarks): string {
  const { understood, keeps, told, notDrawn, notUnderstood } = wish.wish;
  return [
    `\n${wish.marked.id}: ${wish.marked.text}`,
    ...wish.judged
      .filter(({ outcome }) => outcome !== "right")
      .map((one) => `  ${one.what} ${one.outcome}: ${one.said}`),
    ...wish.drawnAllTheSame.map((words) => `  drawn all the same: ${words}`),
    ...wish.added.map((name) => `  added: ${name}`),
    `  -> ${JSON.stringify({ understood, keeps, told, notDrawn, notUnderstood })}`,
  ].join("\n");
}

function main({ values }: Given<typeof declared>): void {
  const all = halves.map((half) => ({ half, wishes: listMarkedWishes(half) }));
  if (values.jsonl) {
    for (const { half, wishes } of all) for (const wish of wishes) console.log(JSON.stringify({ half, ...wish }));
    return;
  }
  for (const { half, wishes } of all) {
    const judged = wishes.map(judgeMarks);
    console.log(`${reportHalf(half, judged)}\n`);
    if (half !== "tuned") continue;
    const worst = [...judged].sort((a, b) => faultsOf(b) - faultsOf(a)).slice(0, Number(values.worst));
    for (const wish of worst) console.log(describeFaults(wish));
    if (worst.length > 0) console.log();
  }
}

await runCommand(declared, main);
