import { expect, test } from "vitest";
import { listDocumentedCommands, readWords } from "./documented-commands.ts";

test("commands are found in code blocks and inline, without the text around them", () => {
  const markdown = `Run \`npm run doctor\`, or \`node lab/run.mjs measure-ground
LEFT RIGHT\`. \`npm run NAME --\` is a pattern, \`npm install\` is not ours.
\`\`\`sh
npm install && npm start   # builds
docker compose exec site node scripts/operate.mjs backup --to /b
npm run order -- photo.jpg "a patio and a path"
\`\`\`
npm run loose is prose.`;
  expect(listDocumentedCommands(markdown)).toEqual([
    "npm start",
    "node scripts/operate.mjs backup --to /b",
    'npm run order -- photo.jpg "a patio and a path"',
    "npm run doctor",
    "node lab/run.mjs measure-ground LEFT RIGHT",
  ]);
});

test("words are read as a shell would, brackets as what may be left out", () => {
  expect(readWords(`npm run x -- "a b" 'c d' [--dry] [--author EMAIL] --every N PHOTO ...`)).toEqual([
    ...["npm", "run", "x", "--", "a b", "c d", "--dry", "--author", "EMAIL", "--every", "1", "PHOTO"],
  ]);
});
