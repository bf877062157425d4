import { readFileSync } from "node:fs";
import { afterAll, expect, inject, test } from "vitest";
import { RenderingProcess } from "./rendering-process-client.server.ts";

const program = `${inject("programsFolder")}/rendering-process.js`;
const rendering = new RenderingProcess(program);
afterAll(() => rendering.stop());

const render = () => rendering.render({ markdown: "A wall of **stone**.", home: "http://x", cpuMs: 10_000 });

function childPid(before: number[]): number {
  return listChildren().find((pid) => !before.includes(pid))!;
}

function listChildren(): number[] {
  const list = readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, "utf8");
  return list.split(" ").filter(Boolean).map(Number);
}

test("a child that was killed while it waited fails no text", async () => {
  for (let n = 0; n < 5; n++) {
    rendering.stop();
    const before = listChildren();
    await render();
    process.kill(childPid(before), "SIGKILL");
    expect(await render()).toMatchObject({ html: expect.stringContaining("<strong>stone</strong>") });
  }
});
