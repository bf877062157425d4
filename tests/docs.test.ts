import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";

/** All documents but the blog's first posts and the exported blogs that tests import. */
const documents = [
  ...readdirSync(".").filter((name) => name.endsWith(".md")),
  ...["docs", "scripts", "lab", "tests"].flatMap((folder) => documentsIn(folder)),
].filter((file) => !file.startsWith(join("tests", "fixtures")));

/** Folders that a path in a document may begin with; the designer's documents name its files from there. */
const roots = new Map([
  ...foldersOf(join("app", "designer")).map((name) => [name, "app/designer"] as const),
  ...foldersOf(".").map((name) => [name, "."] as const),
]);

function documentsIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".md"))
    .map((name) => join(folder, name));
}

function foldersOf(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !/^(\..*|node_modules|build|data|test-results)$/.test(entry.name))
    .map((entry) => entry.name);
}

function brokenLinks(file: string, text: string): string[] {
  const targets = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = ""]) => target);
  return targets.filter(
    (target) => !/^([a-z]+:|#|\{)/.test(target) && !existsSync(join(dirname(file), target.replace(/#.*/, ""))),
  );
}

/** Paths in code spans, except those with a placeholder. The end of a name may be left out: `app/jobs/handlers`. */
function missingPaths(text: string): string[] {
  const paths = [...text.matchAll(/`([\w.$-]+(?:\/[\w.$-]+)+)\/?`/g)].map(([, path = ""]) => path);
  return paths.filter((path) => {
    const root = roots.get(path.replace(/\/.*/, ""));
    return root !== undefined && !exists(join(root, path));
  });
}

function exists(path: string): boolean {
  if (existsSync(path)) return true;
  const folder = dirname(path);
  const start = `${path.slice(folder.length + 1)}.`;
  return existsSync(folder) && readdirSync(folder).some((name) => name.startsWith(start));
}

const foundIn = (files: string[], find: (file: string, text: string) => string[]) =>
  files.flatMap((file) => find(file, readFileSync(file, "utf8")).map((found) => `${file}: ${found}`));

test("documents link to files that exist", () => {
  expect(documents.length).toBeGreaterThan(30);
  expect(foundIn(documents, brokenLinks)).toEqual([]);
});

test("documents name paths that exist, except decisions, which are records of their day", () => {
  const current = documents.filter((file) => !file.startsWith(join("docs", "decisions")));
  expect(foundIn(current, (_, text) => missingPaths(text))).toEqual([]);
});

test("the checks notice a link and a path that lead nowhere", () => {
  const links = "[a](no-such.md) [b](glossary.md#x) [c](https://a.test/x) [d](../README.md)";
  expect(brokenLinks("docs/a.md", links)).toEqual(["no-such.md"]);
  const paths = "`app/no-such.ts` `app/routes.ts` `app/jobs/handlers` `plan/no-such` `plan/ranking/` `a/b`";
  expect(missingPaths(paths)).toEqual(["app/no-such.ts", "plan/no-such"]);
});

test("README has the two commands of a fresh machine, and ARCHITECTURE.md stays one page", () => {
  const readme = readFileSync("README.md", "utf8");
  for (const command of ["npm install && npm start", "npm test"]) expect(readme).toContain(command);
  expect(readFileSync("ARCHITECTURE.md", "utf8").trim().split(/\s+/).length).toBeLessThanOrEqual(1000);
});

test("the compose file names settings and folders that exist", () => {
  const { services, volumes } = parse(readFileSync("deploy/compose.yaml", "utf8"));
  const { site, caddy } = services;
  const settings = readFileSync(".env.example", "utf8");
  for (const name of Object.keys(site.environment)) expect(settings).toMatch(new RegExp(`^#?${name}=`, "m"));
  const image = readFileSync("Dockerfile", "utf8");
  for (const [volume, folder] of site.volumes.map((mount: string) => mount.split(":"))) {
    expect(Object.keys(volumes)).toContain(volume);
    expect(image).toMatch(new RegExp(`^RUN mkdir -p .*${folder}\\b`, "m"));
  }
  expect(Object.keys(volumes)).toContain(caddy.volumes[0].split(":")[0]);
  expect(caddy.command).toContain(`--to site:${/^EXPOSE (\d+)$/m.exec(image)?.[1]}`);
  for (const copied of image.matchAll(/^COPY (?!--from)(.+) \S+$/gm))
    for (const file of copied[1]!.split(" ")) expect(existsSync(file), file).toBe(true);
});
