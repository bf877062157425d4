import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { command, readCommandLine, refuse } from "../scripts/commands/command-line.mjs";

const folder = "lab/scenes";
const declared = command({
  call: "node lab/scenes.mjs",
  about: `
Photographs the yards of the home page again, with Blender, and writes NAME.jpg: all, or those named
(${listYards().join(", ")}). To try something, --width 640 --samples 2 --out /tmp shows a yard in half a minute.
See lab/scenes/README.md.`,
  takes: ["[NAME ...]"],
  options: {
    width: { type: "string", value: "NUMBER", default: "1600", about: "Pixels." },
    samples: { type: "string", value: "NUMBER", default: "4", about: "More of them, less noise." },
    out: { type: "string", value: "DIR", default: `${folder}/masters`, about: "Where to." },
  },
});
const { values, positionals } = readCommandLine(declared);
const yards = positionals.length > 0 ? positionals : listYards();
const unknown = yards.find((yard) => !listYards().includes(yard));
if (unknown !== undefined) refuse(declared, `no yard is called '${unknown}'`);
for (const yard of yards) photograph(yard);

/** A yard's name is its file's, with hyphens. */
function listYards() {
  const modules = readdirSync(`${folder}/yards`).filter((file) => file.endsWith(".py") && file !== "site.py");
  return modules.map((file) => file.slice(0, -3).replaceAll("_", "-"));
}

function photograph(yard) {
  const blender = ["blender", "-b", "--factory-startup", "-t", "2", "-P", `${folder}/make.py`, "--"];
  const wanted = ["--yard", yard.replaceAll("-", "_"), "--out", `${values.out}/${yard}.jpg`];
  const quality = ["--width", values.width, "--samples", values.samples];
  const { error, status } = spawnSync("nice", ["-n", "19", ...blender, ...wanted, ...quality], {
    stdio: ["ignore", "inherit", "inherit"],
  });
  if (error || status !== 0) {
    console.error(`${yard} was not photographed. Is Blender there? apt-get install blender python3-numpy python3-pil`);
    process.exit(1);
  }
}
