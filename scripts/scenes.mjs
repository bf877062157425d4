// npm run scenes: photographs the yards of the home page again, with Blender. See scripts/scenes/README.md.
import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { parseArgs } from "node:util";

const folder = "scripts/scenes";
const usage = `npm run scenes -- [NAME ...] [--width 1600] [--samples 4] [--out ${folder}/masters]

Photographs the yards (all, or those named: ${listYards().join(", ")}) and writes NAME.jpg. While you try
something, --width 640 --samples 2 --out /tmp shows a yard in half a minute.`;

/** A yard's name is its file's, with hyphens. */
function listYards() {
  const modules = readdirSync(`${folder}/yards`).filter((file) => file.endsWith(".py") && file !== "site.py");
  return modules.map((file) => file.slice(0, -3).replaceAll("_", "-"));
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    width: { type: "string", default: "1600" },
    samples: { type: "string", default: "4" },
    out: { type: "string", default: `${folder}/masters` },
    help: { type: "boolean" },
  },
});
const yards = positionals.length > 0 ? positionals : listYards();
const unknown = yards.filter((yard) => !listYards().includes(yard));
if (values.help || unknown.length > 0) {
  if (unknown.length > 0) console.error(`No yard is called ${unknown.join(", ")}.\n`);
  console.log(usage);
  process.exit(unknown.length > 0 ? 2 : 0);
}
for (const yard of yards) photograph(yard);

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
