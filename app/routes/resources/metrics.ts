import { measureInstallation } from "#app/domain/upkeep/operation/measure-installation.server.ts";
import { requireMetricsToken } from "#app/http/metrics-token.server.ts";
import type { Route } from "./+types/metrics";

/** /metrics: the installation in numbers, for Prometheus. 404 unless METRICS_TOKEN is set. */
export function loader({ request }: Route.LoaderArgs) {
  requireMetricsToken(request);
  const headers = { "Content-Type": "text/plain; version=0.0.4; charset=utf-8", "Cache-Control": "no-store" };
  return new Response(measureInstallation(), { headers });
}
