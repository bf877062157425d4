import { readdirSync, readFileSync } from "node:fs";

/** CPU time that a process has used in all its threads, in microseconds. Linux only: reads /proc. */
export function cpuMicrosecondsOf(pid: number): number {
  const tasks = readdirSync(`/proc/${pid}/task`);
  return tasks.reduce((sum, task) => sum + taskMicroseconds(`/proc/${pid}/task/${task}`), 0);
}

function taskMicroseconds(folder: string): number {
  try {
    // Nanoseconds on the processor, where the kernel counts them; proc(5).
    return Number(readFileSync(`${folder}/schedstat`, "utf8").split(" ")[0]) / 1000;
  } catch {
    const fields = readFileSync(`${folder}/stat`, "utf8").split(") ")[1]!.split(" ");
    return (Number(fields[11]) + Number(fields[12])) * 10_000;
  }
}
