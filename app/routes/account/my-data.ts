import { writeZip } from "#app/domain/orders/download/write-zip.ts";
import { listAccountFiles } from "#app/domain/privacy/list-account-files.server.ts";
import { sendZip } from "#app/http/answers/send-zip.server.ts";
import { requireUser } from "#app/http/sessions/guards.server.ts";
import type { Route } from "./+types/my-data";

/** GET /account/my-data.zip: everything stored about the user. */
export async function loader({ request }: Route.LoaderArgs) {
  const user = await requireUser(request);
  return sendZip(request, "my-data", () => writeZip(listAccountFiles(user)));
}
