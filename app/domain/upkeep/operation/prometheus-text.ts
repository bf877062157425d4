export interface Sample {
  name: string;
  help: string;
  type: "gauge" | "counter" | "histogram";
  labels?: Readonly<Record<string, string>>;
  value: number;
  /** Of a histogram's parts: "_bucket", "_sum", "_count". */
  suffix?: string;
}

/**
 * Grouped by metric, each with its help. Source: https://prometheus.io/docs/instrumenting/exposition_formats/, text
 * format 0.0.4
 */
export function writePrometheusText(samples: readonly Sample[]): string {
  const names = [...new Set(samples.map(({ name }) => name))];
  const blocks = names.map((name) => {
    const own = samples.filter((sample) => sample.name === name);
    const { help, type } = own[0]!;
    return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...own.map(lineOf)].join("\n");
  });
  return `${blocks.join("\n")}\n`;
}

function lineOf({ name, suffix = "", labels = {}, value }: Sample): string {
  const pairs = Object.entries(labels).map(([label, text]) => `${label}="${escaped(text)}"`);
  return `${name}${suffix}${pairs.length > 0 ? `{${pairs.join(",")}}` : ""} ${value}`;
}

function escaped(text: string): string {
  return text.replaceAll("\\", "\\\\").replaceAll('"', '\\"').replaceAll("\n", "\\n");
}
