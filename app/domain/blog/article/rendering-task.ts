export interface RenderingTask {
  markdown: string;
  home: string;
  cpuMs: number;
}
