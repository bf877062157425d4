/** `peakMegabytes` is the process's highest so far, not the stage's own. */
export interface StageCost {
  stage: string;
  seconds: number;
  cpuSeconds: number;
  peakMegabytes: number;
}

export class StageMeter {
  readonly costs: StageCost[] = [];
  private wall = performance.now();
  private cpu = cpuSeconds();

  /** Called when a stage has ended. */
  readonly end = (stage: string): StageCost => {
    const wall = performance.now();
    const cpu = cpuSeconds();
    const cost = {
      stage,
      seconds: (wall - this.wall) / 1000,
      cpuSeconds: cpu - this.cpu,
      peakMegabytes: peakMegabytes(),
    };
    this.wall = wall;
    this.cpu = cpu;
    this.costs.push(cost);
    return cost;
  };
}

/** All threads of this process, including system time. */
function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

export function peakMegabytes(): number {
  return process.resourceUsage().maxRSS / 1024;
}
