export interface ProviderRow {
  provider: string;
  images: string;
  failures: string;
  seconds: string;
  cost: string;
  drift: string;
}

interface ProviderFigures {
  provider: string;
  images: number;
  failures: number;
  secondsPerImage: number | undefined;
  costCents: number | undefined;
  driftRate: number | undefined;
}

export function presentProvider(figures: ProviderFigures): ProviderRow {
  const { provider, images, failures, secondsPerImage, costCents, driftRate } = figures;
  return {
    provider,
    images: String(images),
    failures: String(failures),
    seconds: secondsPerImage === undefined ? "–" : `${secondsPerImage.toFixed(1)} s`,
    cost: costCents === undefined ? "–" : `$${(costCents / 100).toFixed(2)}`,
    drift: driftRate === undefined ? "–" : `${Math.round(driftRate * 100)} %`,
  };
}

const columns = [
  ["images", "Images"],
  ["failures", "Failures"],
  ["seconds", "Per image"],
  ["cost", "Cost"],
  ["drift", "House changed"],
] as const;

/** On a phone a list under each name. */
export function ProviderTable({ rows }: { rows: readonly ProviderRow[] }) {
  if (rows.length === 0) return <p className="text-ink-soft text-sm">No pictures have been made yet.</p>;
  return (
    <table className="w-full text-sm">
      <thead className="max-sm:sr-only">
        <tr className="border-line border-b text-left text-ink-soft">
          <th className="py-2 pr-4 font-normal">Provider</th>
          {columns.map(([key, name]) => (
            <th key={key} className="px-2 py-2 text-right font-normal">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.provider} className="border-line border-b last:border-0 max-sm:grid max-sm:gap-1 max-sm:py-3">
            <th scope="row" className="wrap-anywhere py-2 pr-4 text-left font-medium max-sm:py-0">
              {row.provider}
            </th>
            {columns.map(([key, name]) => (
              <td key={key} className="px-2 py-2 text-right tabular-nums max-sm:flex max-sm:justify-between max-sm:p-0">
                <span aria-hidden="true" className="text-ink-soft sm:hidden">
                  {name}
                </span>
                {row[key]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
