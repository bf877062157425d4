import { href } from "react-router";
import { z } from "zod";
import { photoBytesAtMost, photoProblemStatuses } from "#app/domain/media/photo-problem.ts";
import { markProblemMessages, markShapes } from "#app/domain/shop/mark.ts";
import { readMarks, removeMark, storeMark } from "#app/domain/shop/marks.server.ts";
import { redirectFromDesk } from "#app/http/answers/desk-answer.server.ts";
import { parseForm, refuseForm } from "#app/http/parse-form.ts";
import { readIntent } from "#app/http/read-intent.ts";
import { requireEditor } from "#app/http/sessions/guards.server.ts";
import { readUpload, uploadRefusals } from "#app/http/uploads/read-upload.server.ts";
import { DeskPage } from "#app/ui/admin/desk-page.tsx";
import { MarkForm, markFormId } from "#app/ui/admin/shop/mark-form.tsx";
import { ShopNav } from "#app/ui/admin/shop/shop-nav.tsx";
import { pageTitle } from "#app/ui/shell/page-title.ts";
import type { Route } from "./+types/mark";

/** /admin/shop/mark: the shop's own picture, square and wide. */
export async function loader({ request }: Route.LoaderArgs) {
  await requireEditor(request);
  return { marks: readMarks() };
}

export async function action({ request }: Route.ActionArgs) {
  const editor = await requireEditor(request);
  const upload = await readUpload(request, "mark", photoBytesAtMost);
  const leave = (title: string, about: string) =>
    redirectFromDesk(
      request,
      editor,
      href("/admin/shop/mark"),
      { title, description: "Every page follows at once." },
      about,
    );
  const refuse = (status: number, message: string) =>
    refuseForm(markFormId, parseForm(upload.texts, z.object({})), status, { fieldErrors: { mark: [message] } });
  try {
    if (upload.problem) return refuse(uploadRefusals[upload.problem].status, uploadRefusals[upload.problem].message);
    const intent = readIntent(upload.fields.intent, ["store", ...markShapes], "store");
    if (intent !== "store") {
      await removeMark(intent);
      return await leave("Mark removed", intent);
    }
    const problem = upload.fileProblem ?? (upload.file ? undefined : "missing");
    const stored = upload.file ? await storeMark(upload.file, request.signal) : undefined;
    if (stored?.ok) return await leave("Mark stored", stored.shape);
    const reason = problem ?? stored?.reason ?? "missing";
    return refuse(photoProblemStatuses[reason], markProblemMessages[reason]);
  } finally {
    await upload.dispose();
  }
}

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle(matches, "Mark") }];
}

export default function MarkPage({ loaderData: { marks } }: Route.ComponentProps) {
  return (
    <>
      <ShopNav />
      <DeskPage
        title="Mark"
        intro="A square one is the icon in browsers, on phones and beside your name. A wide one, with your name in it, stands in the header, in letters and on paper instead. You may have both."
        width="narrow"
      >
        <MarkForm marks={marks} />
      </DeskPage>
    </>
  );
}
