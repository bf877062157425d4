import { handlers } from "#app/jobs/handlers.server.ts";
import { startRunner, stopRunner } from "#app/jobs/runner.server.ts";

/**
 * A process for tests to kill: the real runner with the real handlers on the test's database, and the image provider that
 * its environment names. Ends itself in an orderly way on SIGTERM.
 */
process.once("SIGTERM", () => void stopRunner().then(() => process.exit(0)));
startRunner(handlers);
