import { readFileSync } from "node:fs";
import { type JudgedWish, judgeWish, type Outcome } from "#tests/designer/wishes/labelled/judge-wish.ts";
import { parseLabelledWishes } from "#tests/designer/wishes/labelled/labelled-wish.ts";
import { type Given, runCommand } from "../scripts/commands/command-line.mjs";
import { measureCommands } from "./commands/measure.mjs";

const declared = measureCommands["measure-wishes"];

function measureWishes(file: string, listsFailures: boolean): void {
  const judged = parseLabelledWishes(readFileSync(file, "utf8")).map(judgeWish);
  const asks = judged.flatMap((wish) => wish.asks);
  const share = (part: number, whole: number) =>
    `${part} of ${whole} (${((100 * part) / Math.max(1, whole)).toFixed(1)} %)`;
  const of = (outcome: Outcome) => asks.filter((ask) => ask.outcome === outcome).length;
  const added = judged.flatMap((wish) => wish.added).length;
  const withFault = (fault: "place" | "size") => {
    const said = asks.filter(({ ask }) => ask[fault]);
    return share(
      said.filter(({ outcome, faults }) => outcome === "right" || (outcome === "wrong" && !faults.includes(fault)))
        .length,
      said.length,
    );
  };
  const met = (said: "keeps" | "refuses" | "moods", missed: "missedKeeps" | "missedRefusals" | "missedMoods") => {
    const all = judged.flatMap((wish) => wish.labelled[said]).length;
    return share(all - judged.flatMap((wish) => wish[missed]).length, all);
  };
  console.log(
    [
      `asked           ${asks.length} things in ${judged.length} wishes`,
      `right           ${share(of("right"), asks.length)}`,
      `wrong in part   ${share(of("wrong"), asks.length)}`,
      `misread         ${share(of("misread"), asks.length)}, told by name as something else`,
      `not understood  ${share(of("told"), asks.length)}, and told so`,
      `lost silently   ${share(of("lost"), asks.length)}`,
      `added           ${share(added, asks.length)}`,
      `placed          ${withFault("place")}`,
      `sizes           ${withFault("size")}`,
      `keeps           ${met("keeps", "missedKeeps")}`,
      `refuses         ${met("refuses", "missedRefusals")}`,
      `moods           ${met("moods", "missedMoods")}`,
    ].join("\n"),
  );
  if (listsFailures) for (const wish of judged) printFailure(wish);
}

function printFailure({ labelled, wish, asks, added, missedKeeps, missedRefusals, missedMoods }: JudgedWish): void {
  const lines = [
    ...asks
      .filter(({ outcome }) => outcome !== "right")
      .map(({ ask, outcome, faults }) => `  ${outcome} ${faults.join(", ")}: ${JSON.stringify(ask)}`),
    ...(added.length > 0 ? [`  added: ${added.join(", ")}`] : []),
    ...(missedKeeps.length > 0 ? [`  not kept: ${missedKeeps.join(", ")}`] : []),
    ...(missedRefusals.length > 0 ? [`  not refused: ${missedRefusals.join(", ")}`] : []),
    ...(missedMoods.length > 0 ? [`  moods: ${missedMoods.join(", ")}`] : []),
  ];
  if (lines.length === 0) return;
  const { understood, keeps, notDrawn, notUnderstood, told } = wish;
  console.log(`\n${labelled.id}: ${labelled.wish}`);
  console.log(lines.join("\n"));
  console.log(`  -> ${JSON.stringify({ understood, keeps, notDrawn, notUnderstood, told })}`);
}

async function main({ values, positionals }: Given<typeof declared>): Promise<void> {
  measureWishes(positionals[0]!, values.failures ?? false);
}

await runCommand(declared, main);
