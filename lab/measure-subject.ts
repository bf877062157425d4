import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { certainGroundShare, certainSurroundingsShare } from "../app/designer/photo/ground/ground-doubt.ts";
import { readGround } from "../app/designer/photo/ground/read-ground.ts";
import { measurePhoto } from "../app/designer/photo/pixels/photo-measures.ts";
import { shrinkPhoto } from "../app/designer/photo/pixels/small-picture.ts";
import { looksLikeSnow } from "../app/designer/photo/pixels/snow.ts";
import { usualFocalShare } from "../app/designer/photo/read-scene.ts";
import { judgeSubject, type Subject, type SubjectEvidence } from "../app/designer/photo/subject/judge-subject.ts";
import { seePhoto } from "../app/designer/reader/see-photo.ts";
import { groundReader } from "../app/providers/images/ground-reader.server.ts";
import { type Given, runCommand } from "../scripts/commands/command-line.mjs";
import { loadPhoto } from "../scripts/develop/designer/photo-file.ts";
import { measureCommands } from "./commands/measure.mjs";

const declared = measureCommands["measure-subject"];

/** Orders with these can be paid. */
const open: readonly Subject[] = ["yard", "night", "snow", "blurred", "tiny", "people-in-front", "unsure"];
/** Sorts of NEGATIVES that are yards. */
const derived: readonly string[] = ["dark", "night", "snow", "blurred", "tiny"];
const longSide = 1280;

interface Picture {
  file: string;
  sort: string;
  half: string;
}

async function main({ values, positionals }: Given<typeof declared>): Promise<void> {
  const [negatives, cache, ...yards] = positionals as [string, string, ...string[]];
  mkdirSync(cache, { recursive: true });
  const judged: (Picture & { subject: Subject })[] = [];
  for (const picture of [...listNegatives(negatives), ...yards.flatMap(listYards)]) {
    const kept = join(cache, `${picture.sort}-${basename(picture.file, ".jpg")}.json`);
    if (!existsSync(kept)) {
      if (values.cached) continue;
      writeFileSync(kept, JSON.stringify(await gatherEvidence(picture.file)));
    }
    const evidence = JSON.parse(readFileSync(kept, "utf8")) as SubjectEvidence;
    judged.push({ ...picture, subject: judgeSubject(evidence) });
  }
  for (const half of ["train", "held-out"])
    report(
      half,
      judged.filter((picture) => picture.half === half),
    );
}

function listNegatives(folder: string): Picture[] {
  const [, ...rows] = readFileSync(join(folder, "manifest.tsv"), "utf8").trim().split("\n");
  return rows.map((row) => {
    const [file = "", sort = "", , half = ""] = row.split("\t");
    return { file: join(folder, file), sort, half };
  });
}

function listYards(folder: string): Picture[] {
  const files = readdirSync(folder)
    .filter((file) => file.endsWith(".jpg"))
    .sort();
  return files.map((file, i) => ({ file: join(folder, file), sort: "yard", half: i % 2 === 0 ? "train" : "held-out" }));
}

async function gatherEvidence(file: string): Promise<SubjectEvidence> {
  const photo = await loadPhoto(file, longSide);
  const seen = seePhoto(groundReader(), photo);
  const picture = shrinkPhoto(photo);
  const { open, flat } = readGround(picture, seen, usualFocalShare, false);
  return {
    measures: measurePhoto(photo),
    shows: seen.photo,
    groundShare: open.reduce((sum, inside) => sum + inside, 0) / open.length,
    certainGround: certainGroundShare(seen),
    certainSurroundings: certainSurroundingsShare(seen),
    doubts: looksLikeSnow(picture, flat) ? ["snow"] : [],
  };
}

function report(half: string, judged: readonly (Picture & { subject: Subject })[]): void {
  const list = (name: string, pictures: typeof judged, isWrong: (subject: Subject) => boolean) => {
    const wrong = pictures.filter(({ subject }) => isWrong(subject));
    console.log(`${half}, ${name}: ${wrong.length} of ${pictures.length}`);
    for (const { file, subject } of wrong) console.log(`  ${basename(file)} as ${subject}`);
  };
  const isOpen = (subject: Subject) => open.includes(subject);
  const isYard = ({ sort }: Picture) => sort === "yard";
  const isDerived = ({ sort }: Picture) => derived.includes(sort);
  list("yards refused", judged.filter(isYard), (subject) => !isOpen(subject));
  list("low-quality yards refused", judged.filter(isDerived), (subject) => !isOpen(subject));
  list(
    "other pictures accepted",
    judged.filter((p) => !isYard(p) && !isDerived(p)),
    isOpen,
  );
}

await runCommand(declared, main);
