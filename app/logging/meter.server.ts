/**
 * Prometheus' model (https://prometheus.io/docs/concepts/metric_types/); counts start at 0 with the process. `npm run
 * doctor` and pages read the database instead.
 */
const meters = {
  http_request_duration_seconds: {
    help: "Requests answered, by method and status.",
    // The default of prom-client and most dashboards.
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  },
  job_duration_seconds: {
    help: "Runs of jobs, by kind and result.",
    // A letter takes a tenth of a second, a model's picture minutes.
    buckets: [0.1, 0.5, 1, 5, 15, 30, 60, 120, 300, 600],
  },
  payments_total: { help: "Orders that became paid." },
  payments_cents_total: { help: "Money that came in, in minor units, by currency." },
  letters_sent_total: { help: "Letters that the mail server took, by kind." },
  letters_failed_total: { help: "Tries of letters that it did not take, by what it answered." },
} satisfies Record<string, { help: string; buckets?: readonly number[] }>;

export type Labels = Readonly<Record<string, string>>;

interface Measured {
  labels: Labels;
  /** Of a counter its value. */
  sum: number;
  count: number;
  /** Cumulative, by bucket. */
  atMost: number[];
}

declare global {
  /** By meter, then by label values; on globalThis because development reloads modules. */
  var landscapeAtelierMeters: Map<string, Map<string, Measured>> | undefined;
}

globalThis.landscapeAtelierMeters ??= new Map();
const measured = globalThis.landscapeAtelierMeters;

type Histogram = "http_request_duration_seconds" | "job_duration_seconds";

export function countUp(name: Exclude<keyof typeof meters, Histogram>, labels: Labels = {}, by = 1): void {
  find(name, labels).sum += by;
}

export function noteDuration(name: Histogram, labels: Labels, seconds: number): void {
  const series = find(name, labels);
  series.sum += seconds;
  series.count += 1;
  const { buckets } = meters[name];
  for (let place = buckets.length - 1; place >= 0 && seconds <= buckets[place]!; place--) {
    series.atMost[place] = (series.atMost[place] ?? 0) + 1;
  }
}

export interface MeterReading extends Measured {
  name: string;
  help: string;
  /** Upper bounds in seconds; histograms only. */
  buckets: readonly number[] | undefined;
}

export function readMeters(): MeterReading[] {
  return Object.entries(meters).flatMap(([name, meter]) =>
    [...(measured.get(name)?.values() ?? [])].map((series) => ({
      ...{ name, help: meter.help, buckets: "buckets" in meter ? meter.buckets : undefined },
      ...series,
    })),
  );
}

function find(name: string, labels: Labels): Measured {
  const series = measured.get(name) ?? new Map<string, Measured>();
  measured.set(name, series);
  let key = "";
  for (const label in labels) key += `${labels[label]}\n`;
  const found = series.get(key) ?? { labels, sum: 0, count: 0, atMost: [] };
  series.set(key, found);
  return found;
}
